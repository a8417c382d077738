import { isPressing, type Level } from "#app/domain/urgency.ts";
import type { DoseReading, MissingAmount, Protocol, Verdict } from "#app/domain/verdict.ts";
import type { RuleMatch } from "./rules/evaluate-rules.ts";

const MOST_QUESTIONS = 3;
const ABOUT_WEIGHT = /\b(?:heavy|weighs?)\b/i;
const ABOUT_AMOUNT = /\b(?:how (?:many|much)|grams)\b/i;

/** The specific before the general: what is done for a seizure or heat comes before what is done for any poison or collapse. */
const SPECIFIC_FIRST: readonly Protocol[] = [
  "not-breathing",
  "choking",
  "seizure",
  "heatstroke",
  "bloat",
  "drowning",
  "birth",
  "sting",
  "burns",
  "low-sugar",
  "poisoning",
  "swallowed",
  "eye",
  "bleeding",
  "trauma",
  "prolapse",
  "flystrike",
  "cannot-pee",
  "breathing",
  "gut-stasis",
  "collapse",
  "cardiac",
  "neurological",
  "very-ill",
];

/** Whatever names first steps: a rule, or an item of the list that the owner said yes to. */
type Named = { protocol?: Protocol | undefined; answer?: string | undefined; general?: boolean | undefined };

/** Where to read on, and what to do first: those of the rules that matched and of what the owner has confirmed. */
export function firstStepsFor(
  level: Level,
  { matches, doses, confirmed }: { matches: readonly RuleMatch[]; doses: readonly DoseReading[]; confirmed: readonly Named[] },
): Pick<Verdict, "page" | "protocol" | "answer" | "ask" | "doses"> {
  const page = matches.find(({ rule }) => rule.page)?.rule.page;
  const first = isPressing(level) ? mostSpecific(matches, confirmed) : undefined;
  const questions = matches.flatMap(({ rule }) => rule.ask ?? []).filter((question) => !isAnswered(question, doses));
  const ask = [...new Set(questions)].slice(0, MOST_QUESTIONS);
  return {
    ...(page && { page }),
    ...(first?.protocol && { protocol: first.protocol }),
    ...(first?.answer && { answer: first.answer }),
    ...(ask.length > 0 && { ask }),
    ...(doses.length > 0 && { doses: [...doses] }),
  };
}

/** The emergency rule whose first steps are shown; without one, an urgent rule with an answer of its own. */
function mostSpecific(matches: readonly RuleMatch[], confirmed: readonly Named[]): Named | undefined {
  const plain = matches.filter(({ rule, isPossible }) => !isPossible && rule.level === "emergency").map(({ rule }) => rule);
  const rules = [...plain, ...confirmed].filter(({ protocol, answer }) => protocol || answer);
  if (rules.length === 0 && confirmed.length === 0) return matches.find(({ rule }) => rule.level === "urgent" && rule.answer)?.rule;
  const order = ({ protocol, general }: Named) =>
    (protocol ? SPECIFIC_FIRST.indexOf(protocol) : SPECIFIC_FIRST.length) + (general ? SPECIFIC_FIRST.length : 0);
  return rules.sort((one, other) => order(one) - order(other))[0];
}

/** Whether the owner has given the weight or the amount that a question asks for. */
function isAnswered(question: string, doses: readonly DoseReading[]): boolean {
  const isKnown = (...names: MissingAmount[]) =>
    doses.length > 0 && doses.every(({ missing }) => !names.some((name) => missing.includes(name)));
  return (ABOUT_WEIGHT.test(question) && isKnown("weight")) || (ABOUT_AMOUNT.test(question) && isKnown("amount", "kind"));
}
