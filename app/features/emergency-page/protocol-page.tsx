import { FIND_A_VET } from "#app/domain/content/helpline.ts";
import type { EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { HtmlList, HtmlText } from "#app/ui/content/html-list.tsx";
import { ReviewMark } from "#app/ui/content/review-mark.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { FirstAidPicture } from "#app/ui/drawings/first-aid-step.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { STEP_PICTURES } from "./step-pictures.ts";

type Props = { siteName: string; protocol: EmergencyProtocol };

/** One emergency from the first minutes to the days after, as light as /emergency and in its style. */
export function ProtocolPage({ siteName, protocol }: Props) {
  const emergencies = routePath("emergency");
  const picture = STEP_PICTURES[protocol.id];
  return (
    <>
      <nav className="bar" aria-label="Main">
        <a href="/">{siteName}</a>
        <a href={emergencies}>All emergencies</a>
      </nav>
      <main id="main">
        <h1>{protocol.condition}: what to do now</h1>
        <HtmlText html={protocol.summary} />
        <HtmlText html={protocol.timeframe} className="time" />
        <div className="call">
          <a className="button" href={FIND_A_VET}>
            <Icon name="search" />
            <span>Find an emergency vet</span>
          </a>
          <a className="button" href={`${emergencies}#lines`}>
            <Icon name="phone" />
            <span>Poison lines</span>
          </a>
        </div>
        {picture ? <FirstAidPicture step={picture} className="step-picture" /> : null}
        <div className="sheet">
          <Part heading="The first minutes" lines={protocol.immediateSteps} ordered />
          <ByAnimal parts={protocol.byAnimal} />
          <Part heading="What not to do" lines={protocol.avoid} />
          <Part heading="On the way" lines={protocol.transportGuidelines} />
          <Part heading="What to tell the vet" lines={protocol.whatToTell} />
          <Part heading="What the vet may do" lines={protocol.atTheVet} />
          <Part heading="Aftercare" lines={protocol.aftercare} />
          <Part heading="How to prevent it" lines={protocol.prevention} />
        </div>
      </main>
      <footer>
        <p>
          <strong>
            <ReviewMark />
          </strong>{" "}
          These steps are for the minutes until a vet sees your pet. They never replace the call.
        </p>
        <SourceList sources={protocol.sources} />
        <p className="more">
          <a href={protocol.page}>Read more</a> <a href="/">Ask the assistant</a> <a href="/medical-disclaimer">Medical disclaimer</a>
        </p>
      </footer>
    </>
  );
}

function ByAnimal({ parts }: { parts: EmergencyProtocol["byAnimal"] }) {
  if (parts.length === 0) return null;
  return (
    <section>
      <h2>For some animals</h2>
      {parts.map(({ species, steps }) => (
        <div key={species.join()}>
          <h3>{species.map((one) => PET_LABELS[one]).join(", ")}</h3>
          <HtmlList lines={steps} />
        </div>
      ))}
    </section>
  );
}

function Part({ heading, lines, ordered }: { heading: string; lines: readonly string[]; ordered?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <HtmlList lines={lines} ordered={ordered} />
    </section>
  );
}
