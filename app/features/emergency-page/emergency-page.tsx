import type { ReactNode } from "react";
import { labeledSteps } from "#app/domain/content/first-aid-steps.ts";
import type { EmergencyProtocol, FirstAid } from "#app/domain/content/landing-content.ts";
import { firstWord } from "#app/domain/content/landing-tabs.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { HtmlList, HtmlText, quietLabel } from "#app/ui/content/html-list.tsx";
import { LINE_LINK } from "#app/ui/content/line-link.ts";
import { Fold } from "#app/ui/controls/fold.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icon-paths.ts";
import { EmergencyFrame, FindVetButton, PoisonLine, RED_BOX } from "./frame.tsx";
import { HelplineChoice } from "./helpline-choice.tsx";
import { protocolPath } from "./protocol-path.ts";

/** What an owner sees, for the way to each protocol: what kills within minutes first. */
const TILES: readonly { id: string; words: string; icon: IconName }[] = [
  { id: "not-breathing", words: "Not breathing", icon: "heart" },
  { id: "choking", words: "Choking", icon: "blocked" },
  { id: "bleeding", words: "Heavy bleeding", icon: "drop" },
  { id: "poisoning", words: "Poison", icon: "bottle" },
  { id: "breathing", words: "Hard breathing", icon: "wind" },
  { id: "collapse", words: "Collapse", icon: "alert" },
  { id: "seizure", words: "Seizure", icon: "bolt" },
  { id: "trauma", words: "Injury", icon: "bandage" },
];

const hasTile = ({ id }: EmergencyProtocol) => TILES.some((tile) => tile.id === id);

type Props = {
  siteName: string;
  copyright: string;
  /** Those of the landing page, which are on the printed sheet. */
  protocols: readonly EmergencyProtocol[];
  /** The others: those with a tile are shown at a tap on it, the rest are folded. */
  further: readonly EmergencyProtocol[];
  firstAid: FirstAid;
  helplines: readonly Helpline[];
  /** What to say when they answer; composed by the route. */
  call: ReactNode;
};

const FOLD = "border-line border-t";

/** The number and the next two minutes: one page that needs no script, no second request and no signal once it is there. */
export function EmergencyPage({ siteName, copyright, protocols, further, firstAid, helplines, call }: Props) {
  return (
    <EmergencyFrame
      siteName={siteName}
      copyright={copyright}
      other={{ path: "/symptoms", title: "Symptom library" }}
      sources={firstAid.sources}
    >
      <h1 className="my-2 text-2xl sm:my-6 sm:text-4xl">Pet emergency: what to do now</h1>
      <div className="lg:grid lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-x-10">
        <div
          className={`${RED_BOX} print:mb-[1.5mm] print:border-[0.4mm] print:bg-transparent print:px-[2mm] print:py-[1mm] print:text-black`}
        >
          <FindVetButton />
          <p className="text-base leading-snug">Collapse, a seizure, hard breathing or heavy bleeding: go first, call on the way.</p>
          <HelplineChoice lines={helplines} />
        </div>
        <nav
          className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-2 sm:grid-cols-3 lg:mt-0 print:hidden"
          aria-label="Emergencies"
        >
          {TILES.map(({ id, words, icon }) => (
            <Tile key={id} href={`#${id}`} icon={icon}>
              {words}
            </Tile>
          ))}
          <Tile href="#more-emergencies" icon="chevron">
            More
          </Tile>
        </nav>
        <div className="lg:col-start-2 lg:row-start-2 print:columns-3 print:gap-x-[4mm]">
          {protocols.map((protocol) => (
            <FirstSteps key={protocol.id} protocol={protocol} helpline={helplines[0]} isPrinted />
          ))}
          {further.filter(hasTile).map((protocol) => (
            <FirstSteps key={protocol.id} protocol={protocol} helpline={helplines[0]} />
          ))}
          <div className="mt-6 print:m-0">
            <Check id="breaths" heading="Are they breathing well?" lines={firstAid.breathing} />
            <Check id="gums" heading="What color are the gums?" lines={firstAid.gums} />
            <Check id="moving" heading="How to move a hurt pet" lines={firstAid.moving} />
          </div>
        </div>
        <div>{call}</div>
        <section id="more-emergencies" className="mt-6 scroll-mt-2 lg:col-span-2 print:hidden">
          <h2 className="mb-2 text-xl">More emergencies</h2>
          <div className="gap-x-10 lg:grid lg:grid-cols-2">
            {/* Their steps stand above, since the printed sheet has them. */}
            {protocols
              .filter((protocol) => !hasTile(protocol))
              .map(({ id, condition }) => (
                <p key={id} className={FOLD}>
                  <a className={LINE_LINK} href={`#${id}`}>
                    {condition}
                  </a>
                </p>
              ))}
            {further
              .filter((protocol) => !hasTile(protocol))
              .map(({ id, condition, immediateSteps }) => (
                <Fold key={id} group="emergency" className={FOLD} summary={condition}>
                  <div id={id} className="max-w-text pb-3">
                    <HtmlList lines={labeledSteps(immediateSteps, quietLabel)} ordered />
                    <a className={LINE_LINK} href={protocolPath(id)}>
                      More on this: {condition}
                    </a>
                  </div>
                </Fold>
              ))}
          </div>
        </section>
      </div>
    </EmergencyFrame>
  );
}

function Tile({ href, icon, children }: { href: string; icon: IconName; children: string }) {
  return (
    <a
      className="rounded-control border-edge bg-surface hover:border-accent hover:bg-accent-soft grid min-h-12 place-items-center content-center gap-1 border-2 p-1 text-center text-base leading-tight font-semibold no-underline"
      href={href}
    >
      <Icon name={icon} />
      {children}
    </a>
  );
}

/** One protocol. On screen it is shown when its tile was tapped, or a link led to it: then it is the target of the address. */
function FirstSteps({
  protocol,
  helpline,
  isPrinted,
}: {
  protocol: EmergencyProtocol;
  helpline: Helpline | undefined;
  isPrinted?: boolean;
}) {
  const { id, condition, timeframe, immediateSteps } = protocol;
  return (
    <section
      id={id}
      className={`max-w-text hidden scroll-mt-2 pt-4 target:block ${isPrinted ? "print:block! print:pt-0 print:pb-[1.5mm]" : "print:hidden!"}`}
    >
      <h2 className="text-xl">{condition}</h2>
      {isPrinted ? <HtmlText html={timeframe} className="font-semibold" /> : null}
      <div className={`${RED_BOX} my-2 print:hidden`}>
        {id === "poisoning" && helpline ? <PoisonLine helpline={helpline} /> : <FindVetButton />}
      </div>
      <HtmlList lines={labeledSteps(immediateSteps, quietLabel)} ordered />
      <a className={`${LINE_LINK} print:hidden`} href={protocolPath(id)}>
        More on this: {firstWord(condition)}
      </a>
    </section>
  );
}

function Check({ id, heading, lines }: { id: string; heading: string; lines: readonly string[] }) {
  return (
    <Fold className={`${FOLD} last:border-b print:border-0`} summary={<h2 className="text-body">{heading}</h2>}>
      <div id={id} className="max-w-text pb-3">
        <HtmlList lines={lines} />
      </div>
    </Fold>
  );
}
