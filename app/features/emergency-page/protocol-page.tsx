import { animalLabel, labeledSteps } from "#app/domain/content/first-aid-steps.ts";
import type { EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import { HtmlList, HtmlText } from "#app/ui/content/html-list.tsx";
import { LINE_LINK } from "#app/ui/content/line-link.ts";
import { FirstAidPicture } from "#app/ui/drawings/first-aid-step.tsx";
import { Beat } from "./beat.tsx";
import { EmergencyFrame, FindVetButton, PoisonLine, RED_BOX } from "./frame.tsx";
import { STEP_PICTURES } from "./step-pictures.ts";

type Props = { siteName: string; copyright: string; protocol: EmergencyProtocol; helpline?: Helpline };

/** One emergency from the first minutes to the days after, as light as /emergency and in its style. */
export function ProtocolPage({ siteName, copyright, protocol, helpline }: Props) {
  const emergencies = routePath("emergency");
  return (
    <EmergencyFrame
      siteName={siteName}
      copyright={copyright}
      other={{ path: emergencies, title: "All emergencies" }}
      sources={protocol.sources}
    >
      <h1 className="mt-3 text-2xl sm:text-4xl">{protocol.condition}: what to do now</h1>
      <HtmlText html={protocol.timeframe} className="mt-1 font-semibold" />
      <div className="mt-3 gap-x-10 md:grid md:grid-cols-2 md:grid-rows-[auto_auto_1fr] md:items-start">
        <div className="mb-3 print:hidden">
          <div className={RED_BOX}>
            <FindVetButton />
            {helpline && CALLS_POISON_LINE.includes(protocol.id) ? <PoisonLine helpline={helpline} /> : null}
          </div>
          <AnimalLinks parts={protocol.byAnimal} />
        </div>
        <FirstAidPicture step={STEP_PICTURES[protocol.id]} className="mx-auto mb-1 h-auto w-28 sm:w-48 md:row-span-2 md:mx-0 md:w-60" />
        <div className="md:col-start-1 md:row-span-2 md:row-start-2">
          {NEEDS_COMPRESSIONS.includes(protocol.id) ? <Beat /> : null}
          <h2 className="text-xl">The first minutes</h2>
          <HtmlList lines={labeledSteps(protocol.immediateSteps)} ordered />
        </div>
        <Part heading="What not to do" lines={labeledSteps(protocol.avoid)} />
      </div>
      <div className="mt-4 gap-x-10 md:columns-2 print:columns-2">
        <ByAnimal parts={protocol.byAnimal} />
        <Part heading="On the way" lines={protocol.transportGuidelines} />
        <Part heading="What to tell the vet" lines={protocol.whatToTell} />
        <Part heading="What the vet may do" lines={protocol.atTheVet} />
        <Part heading="Aftercare" lines={protocol.aftercare} />
        <Part heading="How to prevent it" lines={protocol.prevention} />
      </div>
      <HtmlText html={protocol.summary} className="max-w-text mt-4" />
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

/** The emergencies in which a poison line can help. In the others only a vet can. */
const CALLS_POISON_LINE: readonly EmergencyProtocol["id"][] = ["poisoning", "sting", "burns", "eye"];

/** The emergencies in which somebody pushes on a chest. */
const NEEDS_COMPRESSIONS: readonly EmergencyProtocol["id"][] = ["cardiac", "not-breathing"];

/** One link to the steps of each animal, so that nobody scrolls through those of others. */
function AnimalLinks({ parts }: { parts: EmergencyProtocol["byAnimal"] }) {
  const animals = [...new Set(parts.flatMap(({ species }) => species))];
  if (animals.length < 2) return null;
  return (
    <nav className="mt-1 flex gap-x-4 overflow-x-auto md:flex-wrap" aria-label="Steps by animal">
      {animals.map((animal) => (
        <a key={animal} className={`${LINE_LINK} flex-none`} href={`#${animal}`}>
          {animalLabel([animal])}
        </a>
      ))}
    </nav>
  );
}

function ByAnimal({ parts }: { parts: EmergencyProtocol["byAnimal"] }) {
  if (parts.length === 0) return null;
  return (
    <section className={PART}>
      <h2 className="text-xl">By animal</h2>
      {parts.map(({ species, steps }, at) => (
        <div key={species.join()}>
          <h3 className="text-body mt-2">
            {species.map((animal) => (
              <span key={animal} id={parts.findIndex((part) => part.species.includes(animal)) === at ? animal : undefined} />
            ))}
            {animalLabel(species)}
          </h3>
          <HtmlList lines={labeledSteps(steps)} />
        </div>
      ))}
    </section>
  );
}

const PART = "max-w-text break-inside-avoid pt-4 md:first:pt-0";

function Part({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={PART}>
      <h2 className="text-xl">{heading}</h2>
      <HtmlList lines={lines} />
    </section>
  );
}
