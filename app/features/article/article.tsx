import type { ReactNode } from "react";
import type { Block, Helpline, Page } from "#app/domain/content/page.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { HelplineCall } from "#app/ui/content/helpline-call.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { crumbsOf } from "./crumbs.ts";
import { PageFoot } from "./page-foot.tsx";

type Props = {
  page: Page;
  /** The page's public address, for passing it on. */
  url: string;
  helpline: Helpline | undefined;
  /** Stands between the cards and the text; composed by the route. */
  children?: ReactNode;
};

/** A short page is seen at a glance and needs no list of what is on it. */
const GLANCE = 3;

/** A page of content/, top to bottom. Its HTML was made at build from our own Markdown. */
export function Article({ page, url, helpline, children }: Props) {
  const text = page.blocks.findIndex((block) => block.kind !== "card");
  const leading = text < 0 ? page.blocks.length : text;
  const hasContents = page.contents.length > GLANCE;
  return (
    <article className={hasContents ? "page page--with-contents" : "page"}>
      <Breadcrumbs crumbs={crumbsOf(page)} />
      <h1>{page.title}</h1>
      <Blocks blocks={page.blocks.slice(0, leading)} helpline={helpline} />
      {children}
      {hasContents ? <Contents page={page} /> : null}
      <div className="prose">
        <Blocks blocks={page.blocks.slice(leading)} helpline={helpline} />
      </div>
      <PageFoot page={page} url={url} />
    </article>
  );
}

function Blocks({ blocks, helpline }: { blocks: readonly Block[]; helpline: Helpline | undefined }) {
  return blocks.map((block) => <BlockView key={block.html} block={block} helpline={helpline} />);
}

function BlockView({ block, helpline }: { block: Block; helpline: Helpline | undefined }) {
  if (block.kind === "html") {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build; raw HTML is not passed on.
    return <section dangerouslySetInnerHTML={{ __html: block.html }} />;
  }
  return (
    <CareCard level={block.level} heading={block.heading} headingLevel={2}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above. */}
      <div dangerouslySetInnerHTML={{ __html: block.html }} />
      {block.helpline ? <HelplineCall helpline={helpline} /> : null}
    </CareCard>
  );
}

function Contents({ page }: { page: Page }) {
  return (
    <nav className="page-contents" aria-label="On this page">
      <h2>On this page</h2>
      <ul>
        {page.contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
