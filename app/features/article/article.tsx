import type { ReactNode } from "react";
import type { CrisisLine } from "#app/domain/chat/crisis-advice.ts";
import type { Block, Helpline, Page } from "#app/domain/content/page.ts";
import { onlyAnimal, PET_LABELS } from "#app/domain/pets.ts";
import { EmergencyLine } from "#app/ui/content/emergency-line.tsx";
import { AskButton } from "#app/ui/controls/ask-button.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { ToolPicture } from "#app/ui/drawings/scenes/tool-pictures.tsx";
import { BELOW_CARDS, BESIDE_TEXT, OVER_BOTH, WITH_CONTENTS } from "#app/ui/layout/columns.ts";
import { Contents } from "#app/ui/layout/contents.tsx";
import { ABOUT, AboutUs } from "./about-us.tsx";
import { Blocks, startsSection } from "./blocks.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { CrisisLines } from "./crisis-lines.tsx";
import { crumbsOf } from "./crumbs.ts";
import { PageFoot } from "./page-foot.tsx";

type Props = {
  page: Page;
  /** The page's public address, for passing it on. */
  url: string;
  helpline: Helpline | undefined;
  /** For a person who grieves. */
  crisisLines?: readonly CrisisLine[];
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
export function Article({ page, url, helpline, crisisLines = [], children }: Props) {
  const { cards, steps, rest } = partsOf(page);
  const isAboutPets = page.kind !== "info";
  const isAboutUs = page.path === ABOUT;
  const hasContents = !isAboutUs && page.contents.length > GLANCE;
  const isCalm = page.kind === "guide" || page.kind === "info" || page.isLoss;
  const opening = <Blocks blocks={cards} helpline={helpline} isCalm={isCalm} isLoss={page.isLoss} />;
  // A single card, or one in a fold, has the contents beside it.
  const isOverBoth = isAboutPets && !isCalm && cards.length > 1;
  const beside = isOverBoth ? BELOW_CARDS : BESIDE_TEXT;
  return (
    <article className={isAboutPets || hasContents ? `page ${WITH_CONTENTS}` : "page"} data-animal={onlyAnimal(page.species)}>
      <Breadcrumbs crumbs={crumbsOf(page)} />
      <Title page={page} />
      {isAboutPets ? <p>{page.summary}</p> : null}
      {isAboutGrief(page, cards) ? <CrisisLines lines={crisisLines} /> : null}
      {isOverBoth ? <div className={OVER_BOTH}>{opening}</div> : opening}
      {steps.length > 0 ? (
        <div className="prose">
          <Blocks blocks={steps} helpline={helpline} />
        </div>
      ) : null}
      {children}
      {isAboutPets || hasContents ? (
        <aside className={hasContents ? beside : `${beside} max-lg:hidden`} aria-label="Help">
          {hasContents ? <Contents entries={page.contents} /> : null}
          {isAboutPets && !page.isLoss ? <HelpBeside page={page} helpline={helpline} /> : null}
        </aside>
      ) : null}
      {isAboutUs ? (
        <AboutUs blocks={rest} />
      ) : (
        <div className="prose">
          <Blocks blocks={rest} helpline={helpline} isCalm={isCalm} isLoss={page.isLoss} />
        </div>
      )}
      <PageFoot page={page} url={url} />
    </article>
  );
}

/** The title, with the animals it is about where there is room: not on a phone, and not in the bytes of a long guide. */
function Title({ page: { path, kind, title, species, isLoss } }: Pick<Props, "page">) {
  return (
    <div className="mt-2 flex items-center justify-between gap-4">
      <h1>{title}</h1>
      {kind !== "guide" && !isLoss && species.length <= MOST_FACES ? (
        <span className="flex flex-none max-sm:hidden">
          {species.map((animal) => (
            <AnimalFace key={animal} animal={animal} mood={kind === "scenario" ? "off" : "well"} className="size-16 lg:size-20" />
          ))}
        </span>
      ) : null}
      {path === ABOUT ? <ToolPicture tool="guides" className="size-16 flex-none sm:hidden" /> : null}
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
      <AskButton>Ask about your {animal ? PET_LABELS[animal].toLowerCase() : "pet"}</AskButton>
    </div>
  );
}

/** A page about a pet that is dying begins with what cannot wait; a page about grief begins with the reader. */
const isAboutGrief = ({ isLoss }: Page, cards: readonly Block[]) =>
  isLoss && !cards.some((block) => block.kind === "card" && block.level === "emergency");

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
