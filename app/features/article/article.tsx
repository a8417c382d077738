import type { ReactNode } from "react";
import { FIND_A_VET } from "#app/domain/content/helpline.ts";
import type { Block, Helpline, Page } from "#app/domain/content/page.ts";
import { onlyAnimal, PET_LABELS } from "#app/domain/pets.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { EmergencyLine } from "#app/ui/content/emergency-line.tsx";
import { FindVet } from "#app/ui/content/find-vet.tsx";
import { HelplineCall } from "#app/ui/content/helpline-call.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { BESIDE, Contents, WITH_CONTENTS } from "#app/ui/layout/contents.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { crumbsOf } from "./crumbs.ts";
import { PageFoot } from "./page-foot.tsx";

type Props = {
  page: Page;
  /** The page's public address, for passing it on. */
  url: string;
  helpline: Helpline | undefined;
  /** Stands after the first steps; composed by the route. */
  children?: ReactNode;
};

/** A short page is seen at a glance and needs no list of what is on it. */
const GLANCE = 3;

/** More animals than these would crowd the title. */
const MOST_FACES = 2;

/**
 * A page of content/, top to bottom. The summary under the title answers it; then cards, then what to do. The call form and the
 * contents wait until the first steps have been said. Its HTML was made at build from our own Markdown.
 */
export function Article({ page, url, helpline, children }: Props) {
  const { cards, steps, rest } = partsOf(page);
  const isAboutPets = page.kind !== "info";
  const hasContents = page.contents.length > GLANCE;
  return (
    <article className={isAboutPets || hasContents ? `page ${WITH_CONTENTS}` : "page"} data-animal={onlyAnimal(page.species)}>
      <Breadcrumbs crumbs={crumbsOf(page)} />
      <Title page={page} />
      {isAboutPets ? <p>{page.summary}</p> : null}
      <Blocks blocks={cards} helpline={helpline} isCalm={page.kind === "guide"} />
      {steps.length > 0 ? (
        <div className="prose">
          <Blocks blocks={steps} helpline={helpline} />
        </div>
      ) : null}
      {children}
      {isAboutPets || hasContents ? (
        <aside className={hasContents ? BESIDE : `${BESIDE} max-lg:hidden`} aria-label="Help">
          {hasContents ? <Contents entries={page.contents} /> : null}
          {isAboutPets ? <HelpBeside page={page} helpline={helpline} /> : null}
        </aside>
      ) : null}
      <div className="prose">
        <Blocks blocks={rest} helpline={helpline} />
      </div>
      <PageFoot page={page} url={url} />
    </article>
  );
}

/** The title, with the animals it is about where there is room: not on a phone, and not in the bytes of a long guide. */
function Title({ page: { kind, title, species } }: Pick<Props, "page">) {
  return (
    <div className="mt-2 flex items-center justify-between gap-4">
      <h1>{title}</h1>
      {kind !== "guide" && species.length <= MOST_FACES ? (
        <span className="flex flex-none max-sm:hidden">
          {species.map((animal) => (
            <AnimalFace key={animal} animal={animal} mood={kind === "scenario" ? "off" : "well"} className="size-16 lg:size-20" />
          ))}
        </span>
      ) : null}
    </div>
  );
}

/** On a large screen the number to call and the chat stay in view while the text scrolls. */
function HelpBeside({ page: { species }, helpline }: Pick<Props, "page" | "helpline">) {
  const [animal] = species.length === 1 ? species : [];
  return (
    <div className="rounded-card border-line bg-surface space-y-3 border p-5 max-lg:hidden print:hidden" data-help="">
      <p>
        <EmergencyLine helpline={helpline} label="Poison line" />
      </p>
      <Button variant="quiet" icon="chat" data-chat="">
        Ask about your {animal ? PET_LABELS[animal].toLowerCase() : "pet"}
      </Button>
    </div>
  );
}

/** The cards that open a page, the first section of a page about a sign or the first sentences of another, and the rest. */
function partsOf({ kind, blocks }: Page): Record<"cards" | "steps" | "rest", readonly Block[]> {
  const text = blocks.findIndex((block) => block.kind !== "card");
  const opening = text < 0 ? blocks.length : text;
  const second = blocks.findIndex((block, index) => index > opening && startsSection(block));
  const isAboutSign = kind === "scenario" || kind === "topic";
  const hasIntroduction = kind === "info" && !blocks.slice(opening, opening + 1).some(startsSection);
  const first = (isAboutSign || hasIntroduction) && second > 0 ? second : opening;
  return { cards: blocks.slice(0, opening), steps: blocks.slice(opening, first), rest: blocks.slice(first) };
}

const startsSection = (block: Block) => block.kind === "html" && block.html.startsWith("<h2");

type BlockProps = {
  helpline: Helpline | undefined;
  /** A page that is read in calm: the signs of an emergency are folded, the call is not. */
  isCalm?: boolean;
};

function Blocks({ blocks, ...props }: BlockProps & { blocks: readonly Block[] }) {
  const isLine = (block: Block) => block.kind === "card" && block.helpline;
  const first = blocks.find(isLine);
  return blocks.map((block) => <BlockView key={block.html} block={block} repeatsLine={isLine(block) && block !== first} {...props} />);
}

type ViewProps = BlockProps & {
  block: Block;
  /** A card above has said whose line it is and what it costs. */
  repeatsLine: boolean;
};

function BlockView({ block, helpline, isCalm, repeatsLine }: ViewProps) {
  if (block.kind === "html") {
    const Part = startsSection(block) ? "section" : "div";
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build; raw HTML is not passed on.
    return <Part dangerouslySetInnerHTML={{ __html: block.html }} />;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
  const signs = <div dangerouslySetInnerHTML={{ __html: block.html }} />;
  return (
    <CareCard level={block.level} heading={block.heading} headingLevel={2}>
      {/* The call comes before the signs: it is in the first screen of a phone. */}
      {block.level === "emergency" ? <FindVet href={FIND_A_VET} /> : null}
      {block.helpline ? <HelplineCall helpline={helpline} isRepeated={repeatsLine} /> : null}
      {isCalm && block.level === "emergency" ? (
        <details>
          <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">Show the signs</summary>
          {signs}
        </details>
      ) : (
        signs
      )}
    </CareCard>
  );
}
