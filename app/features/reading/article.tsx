import type { Block, Helpline, Page } from "#app/domain/page.ts";
import { CareCard } from "#app/ui/care-card.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";

/** A page of content/, top to bottom. Its HTML was made at build from our own Markdown. */
export function Article({ page, helpline }: { page: Page; helpline: Helpline | undefined }) {
  return (
    <article className="page">
      <Breadcrumbs page={page} />
      <h1>{page.title}</h1>
      {page.blocks[0]?.kind === "card" ? <LeadingCards blocks={page.blocks} helpline={helpline} /> : null}
      {page.contents.length > 3 ? <Contents page={page} /> : null}
      <div className="prose">
        {page.blocks.slice(leading(page.blocks)).map((block, index) => (
          // The blocks of a built page never change their order.
          <BlockView key={`${index}-${block.kind}`} block={block} helpline={helpline} />
        ))}
      </div>
      <Foot page={page} />
    </article>
  );
}

function leading(blocks: readonly Block[]): number {
  const first = blocks.findIndex((block) => block.kind !== "card");
  return first < 0 ? blocks.length : first;
}

function LeadingCards({ blocks, helpline }: { blocks: readonly Block[]; helpline: Helpline | undefined }) {
  return (
    <>
      {blocks.slice(0, leading(blocks)).map((block, index) => (
        <BlockView key={`${index}-${block.kind}`} block={block} helpline={helpline} />
      ))}
    </>
  );
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
      {block.helpline && helpline ? (
        <p className="call-actions">
          <PhoneLink label={helpline.name} number={helpline.number} tel={helpline.tel} note={`${helpline.fee}. ${helpline.hours}`} />
        </p>
      ) : null}
    </CareCard>
  );
}

function Breadcrumbs({ page }: { page: Page }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        <li aria-current="page">{page.title}</li>
      </ol>
    </nav>
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

function Foot({ page }: { page: Page }) {
  return (
    <footer className="page-foot">
      {page.related.length > 0 ? (
        <section>
          <h2>Read next</h2>
          <ul className="cards">
            {page.related.map(({ path, title, summary }) => (
              <li key={path} className="card">
                <a href={path}>{title}</a>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {page.sources.length > 0 ? (
        <section className="sources">
          <h2>Sources</h2>
          <ol>
            {page.sources.map(({ key, title, url, checked }) => (
              <li key={key} id={`source-${key}`}>
                {url ? <a href={url}>{title}</a> : title} <span>(read {checked})</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {page.kind === "info" ? (
        <p>Last updated on {page.reviewed}.</p>
      ) : (
        <p className="review-note">
          Reviewed on {page.reviewed}; not yet reviewed by a veterinarian. This page informs. It does not replace a vet who can see your pet.
        </p>
      )}
    </footer>
  );
}
