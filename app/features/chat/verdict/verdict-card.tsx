import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import type { AboutAnimal, Verdict } from "#app/domain/verdict.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { NOTE } from "#app/ui/content/note.ts";
import { ReviewMark } from "#app/ui/content/review-mark.tsx";
import { useOnline } from "../state/use-surroundings.ts";
import { Answered } from "./answered.tsx";
import type { Answering } from "./answering.ts";
import { Calls } from "./calls.tsx";
import { CheckCard } from "./check/check-card.tsx";
import { useFirstSteps } from "./first-steps.ts";
import { ReadAloud } from "./read-aloud.tsx";

const HEADINGS = {
  emergency: "Call an emergency vet now",
  urgent: "Call your vet today",
  routine: "Nothing you've told us sounds like an emergency yet",
} as const;

/** More would push the way to act off a small screen. */
const MOST_REASONS = 2;
const STEPS_AT_ONCE = 4;
const UNREAD = "unread-language";
/** The reason of a verdict that no rule gave names nothing that the visitor wrote. */
const NO_RULE = "classifier";

const LABEL = "font-bold";

type Props = {
  verdict: Verdict;
  helpline: HelplineToCall | undefined;
  /** The phone number of the visitor's own vet, from the profile on this device. */
  ownVet?: string;
  /** How a check is answered, and what was answered. Absent where it cannot be. */
  answering?: Answering;
};

/** The urgency of what the visitor wrote, by rules, with a way to act. A message about no sick animal gets no card. */
export function VerdictCard({ verdict, helpline, ownVet, answering }: Props) {
  const { level, protocol, about, changed, facts } = verdict;
  const animal = about && (facts?.animals.length ?? 0) > 1 ? animalWords(about) : undefined;
  const reasons = verdict.reasons.filter(({ rule }) => rule !== NO_RULE);
  const isOnline = useOnline();
  const steps = useFirstSteps(verdict);
  // Nobody can tell how urgent an unread message is, so the way to act is next to the answer.
  const unread = reasons.some(({ rule }) => rule === UNREAD);
  if (verdict.check) return <CheckCard check={verdict.check} {...{ animal, helpline, ownVet, answering }} />;
  if (level === "info" && !unread) return null;
  const shown = unread ? "emergency" : (level as keyof typeof HEADINGS);
  return (
    <CareCard
      level={shown}
      heading={unread && level !== "emergency" ? "If it is an emergency, call a vet now" : HEADINGS[shown]}
      headingLevel={3}
      className="w-full"
    >
      {animal ? <p className="font-semibold">This is about {animal}.</p> : null}
      {changed ? <p>{changed.why}</p> : null}
      {shown === "routine" ? null : <Calls level={shown} protocol={protocol} helpline={helpline} ownVet={ownVet} isOnline={isOnline} />}
      {level === "emergency" && steps.length > 0 ? <Steps steps={steps} /> : null}
      <Reasons reasons={reasons} hasLabel={shown !== "routine"} />
      {level === "routine" && !unread ? <p>Look again in a few hours. Call a vet if anything gets worse or you are worried.</p> : null}
      {answering ? <Answered {...answering} lead={level === "urgent" ? "Describe this when you call" : undefined} /> : null}
      {unread ? null : <ReadAloud text={spokenText(HEADINGS[shown], level === "emergency" ? steps : [], reasons)} />}
    </CareCard>
  );
}

function Reasons({ reasons, hasLabel }: { reasons: Verdict["reasons"]; hasLabel: boolean }) {
  if (reasons.length === 0) return null;
  return (
    <>
      {hasLabel ? <p className={LABEL}>Why</p> : null}
      <ul>
        {reasons.slice(0, MOST_REASONS).map(({ rule, says }) => (
          <li key={rule}>{says}</li>
        ))}
      </ul>
    </>
  );
}

/** The verdict and the first steps without marks, to be heard. */
function spokenText(heading: string, steps: readonly string[], reasons: Verdict["reasons"]): string {
  const first = steps.slice(0, STEPS_AT_ONCE).map((html) => html.replace(/<[^>]+>/g, ""));
  return [heading, ...first, ...reasons.slice(0, MOST_REASONS).map(({ says }) => says)].join(". ").replace(/\.\. /g, ". ");
}

function animalWords({ species = "pet", name }: AboutAnimal): string {
  const kind = species.replace("-", " ");
  return name ? `${name}, your ${kind}` : `your ${kind}`;
}

function Steps({ steps }: { steps: readonly string[] }) {
  const line = (html: string) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build.
    <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
  );
  return (
    <>
      <p className={LABEL}>Until you reach a vet</p>
      <ol>{steps.slice(0, STEPS_AT_ONCE).map(line)}</ol>
      {steps.length > STEPS_AT_ONCE ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5">More steps</summary>
          <ol start={STEPS_AT_ONCE + 1}>{steps.slice(STEPS_AT_ONCE).map(line)}</ol>
        </details>
      ) : null}
      <p className={NOTE}>
        <ReviewMark />
      </p>
    </>
  );
}
