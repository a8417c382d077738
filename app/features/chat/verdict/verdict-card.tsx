import type { CardWords } from "#app/domain/card-words.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import type { AboutAnimal, Verdict } from "#app/domain/verdict.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { NOTE } from "#app/ui/content/note.ts";
import { ReviewMark } from "#app/ui/content/review-mark.tsx";
import { useOnline } from "../state/use-surroundings.ts";
import { Answered } from "./answered.tsx";
import type { Answering } from "./answering.ts";
import { Calls } from "./calls.tsx";
import { cardWords, englishIn, langOf } from "./card-words.ts";
import { CheckCard } from "./check/check-card.tsx";
import { useFirstSteps } from "./first-steps.ts";
import { ReadAloud } from "./read-aloud.tsx";

const HEADINGS = { emergency: "callNow", urgent: "callToday", routine: "noneSoFar" } as const;

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
  const words = cardWords(verdict);
  const animal = about && (facts?.animals.length ?? 0) > 1 ? animalWords(about, words) : undefined;
  const reasons = verdict.reasons.filter(({ rule }) => rule !== NO_RULE);
  const isOnline = useOnline();
  const steps = useFirstSteps(verdict);
  // Nobody can tell how urgent an unread message is, so the way to act is next to the answer.
  const unread = reasons.find(({ rule }) => rule === UNREAD)?.says;
  if (verdict.check) return <CheckCard check={verdict.check} {...{ words, unread, animal, helpline, ownVet, answering }} />;
  if (level === "info" && !unread) return null;
  const shown = unread ? "emergency" : (level as keyof typeof HEADINGS);
  const hasSteps = level === "emergency" && steps.length > 0;
  const canWait = level === "routine" && !unread;
  const isBesideLabel = hasSteps || (!canWait && reasons.length > 0);
  const aloud = unread ? null : (
    <ReadAloud {...{ words, isBesideLabel }} text={spokenText(verdict, words[HEADINGS[shown]], hasSteps ? steps : [])} />
  );
  return (
    <CareCard
      level={shown}
      heading={unread && level !== "emergency" ? "If it is an emergency, call a vet now" : words[HEADINGS[shown]]}
      headingLevel={3}
      className="w-full"
      {...langOf(words)}
    >
      {animal ? <p className="font-semibold">{words.about.replace("{animal}", animal)}</p> : null}
      {changed ? <p {...(changed.language ? {} : englishIn(words))}>{changed.why}</p> : null}
      {shown === "routine" ? null : (
        <Calls level={shown} words={words} protocol={protocol} helpline={helpline} ownVet={ownVet} isOnline={isOnline} />
      )}
      {isBesideLabel ? aloud : null}
      {hasSteps ? <Steps steps={steps} words={words} /> : null}
      {canWait ? <CanWait reasons={reasons} words={words} /> : <Reasons reasons={reasons} words={words} />}
      {answering ? <Answered {...answering} words={words} lead={level === "urgent" ? words.describe : undefined} /> : null}
      {isBesideLabel ? null : aloud}
    </CareCard>
  );
}

type ReasonsProps = { reasons: Verdict["reasons"]; words: CardWords };

/** What can wait is said in one paragraph, so that the answer begins in the first screen. */
function CanWait({ reasons, words }: ReasonsProps) {
  return (
    <p>
      {reasons.slice(0, MOST_REASONS).map(({ rule, says, language }) => (
        <span key={rule} {...(language ? {} : englishIn(words))}>
          {says}{" "}
        </span>
      ))}
      {words.lookAgain}
    </p>
  );
}

function Reasons({ reasons, words }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <>
      <p className={LABEL}>{words.reasons}</p>
      <ul>
        {reasons.slice(0, MOST_REASONS).map(({ rule, says, language }) => (
          <li key={rule} {...(language ? {} : englishIn(words))}>
            {says}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The verdict and the first steps without marks, to be heard; in another language only what is written in it. */
function spokenText({ reasons, words }: Verdict, heading: string, steps: readonly string[]): string {
  const first = words ? [] : steps.slice(0, STEPS_AT_ONCE).map((html) => html.replace(/<[^>]+>/g, ""));
  const why = reasons.filter(({ rule, language }) => rule !== NO_RULE && language === words?.language).slice(0, MOST_REASONS);
  return [heading, ...first, ...why.map(({ says }) => says)].join(". ").replace(/\.\. /g, ". ");
}

function animalWords({ species = "pet", name }: AboutAnimal, { language, animals }: CardWords): string {
  if (language !== "en") return [name, animals[species]].filter(Boolean).join(", ") || (animals.other ?? species);
  const kind = species.replace("-", " ");
  return name ? `${name}, your ${kind}` : `your ${kind}`;
}

function Steps({ steps, words }: { steps: readonly string[]; words: CardWords }) {
  const line = (html: string) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build.
    <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
  );
  return (
    <>
      <p className={LABEL}>{words.steps}</p>
      <ol {...englishIn(words)}>{steps.slice(0, STEPS_AT_ONCE).map(line)}</ol>
      {steps.length > STEPS_AT_ONCE ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5">{words.moreSteps}</summary>
          <ol start={STEPS_AT_ONCE + 1} {...englishIn(words)}>
            {steps.slice(STEPS_AT_ONCE).map(line)}
          </ol>
        </details>
      ) : null}
      <p className={NOTE} {...englishIn(words)}>
        <ReviewMark />
      </p>
    </>
  );
}
