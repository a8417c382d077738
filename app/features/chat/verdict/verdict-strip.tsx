import { useState } from "react";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import type { CardLevel } from "#app/domain/urgency.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Answered } from "./answered.tsx";
import type { Answering } from "./answering.ts";
import { cardWords, langOf } from "./card-words.ts";
import { CheckQuestion } from "./check/check-question.tsx";
import { VerdictCard } from "./verdict-card.tsx";
import { callsOf, linkTarget } from "./whom-to-call.ts";

const SAYS = { emergency: "stillNow", urgent: "stillToday", routine: "stillNone" } as const satisfies Record<CardLevel, string>;

const STRIP: Record<CardLevel, string> = {
  emergency: "bg-emergency text-on-urgency",
  urgent: "bg-urgent text-on-urgency",
  routine: "bg-routine text-on-urgency",
};

/** Smaller to see than to tap. */
const ACTION =
  "flex min-h-11 flex-none cursor-pointer items-center gap-1 rounded-control border-4 border-transparent bg-on-urgency bg-clip-padding px-2 font-semibold text-emergency-heading no-underline hover:underline";

type Props = { verdict: Verdict; helpline: HelplineToCall | undefined; ownVet: string | undefined; answering?: Answering };

/**
 * A verdict that the visitor has read on an earlier turn, in one row, or in two where the words of a language are long; the whole card opens
 * beneath it. The open question about a sign is asked again right here: its card has scrolled away, and the reply asks for the answer.
 */
export function VerdictStrip({ verdict, helpline, ownVet, answering }: Props) {
  const [isOpen, setOpen] = useState(false);
  const words = cardWords(verdict);
  const level = verdict.level as CardLevel;
  const asksHere = answering && isAskedHere(verdict, answering) ? verdict.check : undefined;
  const calls = level === "routine" ? [] : callsOf(verdict, helpline, ownVet);
  return (
    <>
      <div
        className={`rounded-control max-w-text text-small flex w-full flex-wrap items-center px-1 [--color-focus:var(--color-on-urgency)] sm:text-base ${STRIP[level]}`}
        data-strip=""
        {...langOf(words)}
      >
        <p className="min-w-27 flex-1 py-1 pl-1 leading-tight font-semibold">{verdict.check ? words.still : words[SAYS[level]]}</p>
        {calls.map((call) => (
          <a key={call.href} className={ACTION} href={call.href} {...linkTarget(call)}>
            {call.isPhone ? <Icon name="phone" className="size-5" /> : null}
            <span>{call.short}</span>
          </a>
        ))}
        {asksHere ? null : (
          <button type="button" className={ACTION} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hide : verdict.check ? words.answer : level === "emergency" ? words.showSteps : words.reasons}
          </button>
        )}
      </div>
      {asksHere && answering ? (
        <div className="rounded-card border-urgent bg-urgent-soft max-w-text w-full border-2 px-4 pb-4" {...langOf(words)}>
          <CheckQuestion check={asksHere} words={words} answering={answering} />
          <Answered words={words} {...answering} />
        </div>
      ) : null}
      {isOpen ? <VerdictCard verdict={verdict} helpline={helpline} ownVet={ownVet} answering={answering} /> : null}
    </>
  );
}

/** A sign has few answers. The list of what kills is long, so it opens at a tap, or once an answer here has led to it. */
function isAskedHere({ check }: Verdict, { answers, asksAnimal }: Answering): boolean {
  return !asksAnimal && !!check && (check.signs.length > 0 || answers.length > 0);
}
