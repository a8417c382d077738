import type { ReactNode } from "react";
import { FIND_A_VET } from "#app/domain/content/helpline.ts";
import type { EmergencyProtocol, FirstAid } from "#app/domain/content/landing-content.ts";
import { firstWord } from "#app/domain/content/landing-tabs.ts";
import type { Helpline, Source } from "#app/domain/content/page.ts";
import { HtmlList, HtmlText } from "#app/ui/content/html-list.tsx";
import { ReviewMark } from "#app/ui/content/review-mark.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { FurtherProtocols } from "./further-protocols.tsx";
import { HelplineChoice } from "./helpline-choice.tsx";
import { protocolPath } from "./protocol-path.ts";

/** What an owner sees, for the way to each protocol. */
const JUMPS: Readonly<Record<string, string>> = {
  poisoning: "Poison",
  trauma: "Injury",
  breathing: "Hard breathing",
  cardiac: "Collapse",
  neurological: "Seizure",
};

type Props = {
  siteName: string;
  /** Those of the landing page: open, and on the printed sheet. */
  protocols: readonly EmergencyProtocol[];
  /** The others: folded until somebody asks. */
  further: readonly EmergencyProtocol[];
  firstAid: FirstAid;
  helplines: readonly Helpline[];
  /** What to say when they answer; composed by the route. */
  call: ReactNode;
};

/** The number and the next two minutes: one page that needs no script, no second request and no signal once it is there. */
export function EmergencyPage({ siteName, protocols, further, firstAid, helplines, call }: Props) {
  return (
    <>
      <nav className="bar" aria-label="Main">
        <a href="/">{siteName}</a>
        <a href="/symptoms">Symptoms</a>
      </nav>
      <main id="main">
        <h1>Pet emergency: what to do now</h1>
        <div className="call">
          <a className="button" href={FIND_A_VET}>
            <Icon name="search" />
            <span>Find an emergency vet</span>
          </a>
          <p>Call on the way: they can get ready. Collapse, a seizure, hard breathing or heavy bleeding: go first, read later.</p>
          <HelplineChoice lines={helplines} />
        </div>
        {call}
        <nav className="jumps" aria-label="Emergencies">
          {protocols.map(({ id, condition }) => (
            <a key={id} href={`#${id}`}>
              {JUMPS[id] ?? condition}
            </a>
          ))}
          <a href="#more-emergencies">More emergencies</a>
        </nav>
        <div className="sheet">
          <Part id="breaths" heading="Are they breathing well?" lines={firstAid.breathing} />
          <Part id="gums" heading="What color are the gums?" lines={firstAid.gums} />
          {protocols.map(({ id, condition, timeframe, immediateSteps }) => (
            <section key={id} id={id}>
              <h2>{condition}</h2>
              <HtmlText html={timeframe} className="time" />
              <HtmlList lines={immediateSteps} ordered />
              <p className="more">
                <a href={protocolPath(id)} aria-label={`More on this: ${firstWord(condition)}`}>
                  More on this
                </a>
              </p>
            </section>
          ))}
          <Part id="moving" heading="How to move a hurt pet" lines={firstAid.moving} />
        </div>
        <FurtherProtocols protocols={further} />
      </main>
      <footer>
        <p>
          <strong>
            <ReviewMark />
          </strong>{" "}
          These steps are for the minutes until a vet sees your pet. They never replace the call.
        </p>
        <SourceList sources={sourcesOf(protocols, firstAid)} />
        <p className="more">
          <a href="/">Ask the assistant</a> <a href="/medical-disclaimer">Medical disclaimer</a>
        </p>
      </footer>
    </>
  );
}

function Part({ id, heading, lines }: { id: string; heading: string; lines: readonly string[] }) {
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <HtmlList lines={lines} />
    </section>
  );
}

/** What the steps and the checks rest on, each source once. */
function sourcesOf(protocols: readonly EmergencyProtocol[], { sources }: FirstAid): Source[] {
  const all = [...protocols.flatMap((protocol) => protocol.sources), ...sources];
  return [...new Map(all.map((source) => [source.key, source])).values()];
}
