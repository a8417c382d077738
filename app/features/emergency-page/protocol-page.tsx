import { animalLabel, animalsWithoutOwnSteps, type FirstAidAnimal, labeledSteps } from "#app/domain/content/first-aid-steps.ts";
import type { EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import { HtmlList, HtmlText, quietLabel } from "#app/ui/content/html-list.tsx";
import { LINE_LINK } from "#app/ui/content/line-link.ts";
import { ChipLink } from "#app/ui/controls/chip.tsx";
import { FirstAidPicture } from "#app/ui/drawings/first-aid-step.tsx";
import { Beat } from "./beat.tsx";
import { EmergencyFrame, FindVetButton, PoisonLine, RED_BOX } from "./frame.tsx";
import { STEP_PICTURES } from "./step-pictures.ts";

type Props = { siteName: string; copyright: string; protocol: EmergencyProtocol; helpline?: Helpline };

/** One emergency from the first minutes to the days after, as light as /emergency and in its style. */
export function ProtocolPage({ siteName, copyright, protocol, helpline }: Props) {
  const emergencies = routePath("emergency");
  const steps = labeledSteps(protocol.immediateSteps, quietLabel);
  const avoid = labeledSteps(protocol.avoid, quietLabel);
  const hasBeat = NEEDS_COMPRESSIONS.includes(protocol.id);
  // Beside many steps there is room for one more part, so that the second column doesn't end far above the first.
  const rows = rowsOf(steps) + (hasBeat ? BEAT_ROWS : 0);
  const isLong = rows > rowsOf(avoid) + rowsOf(protocol.transportGuidelines) + rowsOf(protocol.whatToTell) / 2;
  const toTell = <Part heading="What to tell the vet" lines={protocol.whatToTell} />;
  return (
    <EmergencyFrame
      siteName={siteName}
      copyright={copyright}
      other={{ path: emergencies, title: "All emergencies" }}
      sources={protocol.sources}
    >
      <h1 className="my-2 text-2xl sm:my-6 sm:text-4xl">{protocol.condition}: what to do now</h1>
      <div className="mt-3 gap-x-10 md:grid md:grid-cols-[minmax(0,1fr)_15rem] md:items-end">
        <div>
          <HtmlText
            html={`<strong>${protocol.timeframe}</strong> ${protocol.summary}`}
            className="max-w-text max-sm:text-small leading-snug sm:text-base"
          />
          <div className={`${RED_BOX} max-w-text mt-3 print:hidden`}>
            <FindVetButton />
            {helpline && CALLS_POISON_LINE.includes(protocol.id) ? <PoisonLine helpline={helpline} /> : null}
          </div>
          <AnimalLinks protocol={protocol} />
        </div>
        {/* On a phone it stands beside the heading below. */}
        <FirstAidPicture step={STEP_PICTURES[protocol.id]} className="ml-auto h-auto w-24 max-md:-mb-12 md:w-60" />
      </div>
      <div className="mt-4 gap-x-10 md:grid md:grid-cols-2 md:items-start print:grid print:grid-cols-2">
        <section id={FIRST_MINUTES} className="max-w-text">
          <h2 className="text-xl">The first minutes</h2>
          <HtmlList lines={steps} ordered />
          {hasBeat ? <Beat /> : null}
        </section>
        <div className="max-md:mt-4">
          <Part heading="What not to do" lines={avoid} />
          <Part heading="On the way" lines={protocol.transportGuidelines} />
          {isLong ? toTell : null}
        </div>
      </div>
      <ByAnimal protocol={protocol} />
      <div className={COLUMNS}>
        {isLong ? null : toTell}
        <Part heading="What the vet may do" lines={protocol.atTheVet} />
        <Part heading="Aftercare" lines={protocol.aftercare} />
        <Part heading="How to prevent it" lines={protocol.prevention} />
      </div>
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <a className={LINE_LINK} href={protocol.page}>
          Read the full guide
        </a>
        <a className={LINE_LINK} href={`${emergencies}#lines`}>
          Poison lines of all countries
        </a>
      </p>
    </EmergencyFrame>
  );
}

/** About so many letters stand in a row of half a large screen. */
const ROW = 58;

/** How tall the box of the beat is, in the same rows. */
const BEAT_ROWS = 5;

/** How tall a list is with its heading, in rows of text: an estimate, since the page has no script to measure with. */
function rowsOf(lines: readonly string[]): number {
  return lines.reduce((sum, html) => sum + Math.ceil(html.replaceAll(/<[^>]+>/g, "").length / ROW) + 0.25, 2);
}

/** The emergencies in which a poison line can help. In the others only a vet can. */
const CALLS_POISON_LINE: readonly EmergencyProtocol["id"][] = ["poisoning", "sting", "burns", "eye"];

/** The emergencies in which somebody pushes on a chest. */
const NEEDS_COMPRESSIONS: readonly EmergencyProtocol["id"][] = ["cardiac", "not-breathing"];

/** On a large screen the parts follow one another down the first column, then down the second. */
const COLUMNS = "mt-4 gap-x-10 md:columns-2 print:columns-2";

const FIRST_MINUTES = "first-minutes";

const ANIMALS_HEADING = "Steps for your animal";

function animalsIn({ byAnimal }: EmergencyProtocol): FirstAidAnimal[] {
  return [...new Set(byAnimal.flatMap(({ species }) => species))];
}

/**
 * Each animal with steps of its own, and one link to them, right under the call; before them the animals that the first minutes are
 * written for, so that nobody thinks they were forgotten. On a phone they are one row that moves sideways, so that the first step stays
 * in the first screen.
 */
function AnimalLinks({ protocol }: { protocol: EmergencyProtocol }) {
  const animals = animalsIn(protocol);
  if (animals.length < 2) return null;
  const common = animalsWithoutOwnSteps({ steps: protocol.immediateSteps, byAnimal: protocol.byAnimal });
  return (
    <nav
      className="-mx-side px-side mt-2 flex items-center gap-2 overflow-x-auto py-1 *:flex-none md:flex-wrap print:hidden"
      aria-label={ANIMALS_HEADING}
    >
      <span className="font-semibold">Your animal:</span>
      {[...common, ...animals].map((animal) => (
        <ChipLink key={animal} href={`#${common.includes(animal) ? FIRST_MINUTES : animal}`}>
          {animalLabel([animal])}
        </ChipLink>
      ))}
    </nav>
  );
}

function ByAnimal({ protocol: { byAnimal: parts } }: { protocol: EmergencyProtocol }) {
  if (parts.length === 0) return null;
  return (
    <section className="mt-4">
      <h2 className="text-xl">{ANIMALS_HEADING}</h2>
      <div className={COLUMNS}>
        {parts.map(({ species, steps }, at) => (
          <div key={species.join()} className={PART}>
            <h3 className="text-body">
              {species.map((animal) => (
                <span key={animal} id={parts.findIndex((part) => part.species.includes(animal)) === at ? animal : undefined} />
              ))}
              {animalLabel(species)}
            </h3>
            <HtmlList lines={labeledSteps(steps, quietLabel)} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** A margin, unlike padding, ends with the column. */
const PART = "max-w-text mt-4 break-inside-avoid first:mt-0";

function Part({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={PART}>
      <h2 className="text-xl">{heading}</h2>
      <HtmlList lines={lines} />
    </section>
  );
}
