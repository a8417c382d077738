import type { CheckAnswer, Checked } from "#app/domain/check.ts";
import type { CheckFact } from "#app/domain/facts.ts";
import type { Level } from "#app/domain/urgency.ts";
import type { RuleMatch } from "../rules/evaluate-rules.ts";
import type { Rule } from "../rules/rule-book.ts";

/** What the owner answered about the possible signs of one animal, in this message and before. */
export type Answers = {
  /** By id of a rule or of an item of the list. */
  answerOf: (id: string) => CheckAnswer | undefined;
  /** "None of these" of the list. */
  isNone: boolean;
};

export function answersOf(checks: readonly CheckFact[], animal: number, checked: Checked = {}): Answers {
  const known = new Map(checks.flatMap((one) => (one.animal === animal && one.answer ? [[one.rule, one.answer] as const] : [])));
  const answerOf = (id: string) => {
    const now = Object.hasOwn(checked, id) ? checked[id] : undefined;
    return typeof now === "string" ? now : known.get(id);
  };
  return { answerOf, isNone: checked.none === true || known.get(LIST) === "no" };
}

/** The list as a whole, as `facts` remember it. */
export const LIST = "list";

/** Signs that an owner who cannot tell must not wait with. */
const UNSURE_IS_YES = ["breathing", "not-breathing", "cannot-pee"];

/**
 * What an answer makes of a possible sign. Yes confirms it, and so does "can't tell" for breathing, peeing and what was taken; with over, no
 * and any other "can't tell" it stays urgent; what a vet has seen no longer counts.
 */
function settled(match: RuleMatch, answer: CheckAnswer | undefined): "open" | "confirmed" | "urgent" | "seen" {
  if (!answer) return "open";
  if (answer === "yes" || (answer === "unsure" && isUnsureYes(match.rule))) return "confirmed";
  return answer === "vet" ? "seen" : "urgent";
}

function isUnsureYes({ asks, protocol }: Rule): boolean {
  return asks === "exposure" || (protocol !== undefined && UNSURE_IS_YES.includes(protocol));
}

export type SettledSigns = {
  /** The matches as they count now: confirmed ones are plain, those that a vet has seen are gone, the other possible ones left out. */
  matches: RuleMatch[];
  /** Possible signs without an answer. */
  open: RuleMatch[];
  /** Possible signs that were answered with no, over or can't tell. */
  denied: RuleMatch[];
  /** Possible signs that a vet has seen. */
  seen: RuleMatch[];
  /** The level that the answers ask for by themselves. */
  level: Level;
};

/** Splits the matches of an animal by what its owner answered. */
export function settleSigns(matches: readonly RuleMatch[], { answerOf }: Answers): SettledSigns {
  const signs: SettledSigns = { matches: [], open: [], denied: [], seen: [], level: "info" };
  // What a vet is treating counts no more, whichever rules it has met.
  const isTreated = matches.some((match) => isAsked(match) && match.rule.asks === "exposure" && answerOf(match.rule.id) === "vet");
  for (const match of matches) {
    if (!isAsked(match)) {
      if (!(isTreated && match.isPossible && match.rule.asks === "exposure")) signs.matches.push(match);
      continue;
    }
    const outcome = settled(match, answerOf(match.rule.id));
    if (outcome === "confirmed") {
      const { isPossible: _isPossible, ...plain } = match;
      signs.matches.push({ ...plain, level: match.rule.level });
    } else if (outcome === "open") signs.open.push(match);
    else if (outcome === "urgent") signs.denied.push(match);
    else {
      signs.seen.push(match);
      signs.level = "routine";
    }
  }
  return signs;
}

/** Whether a match is a possible emergency, which the owner is asked about. */
function isAsked({ isPossible, level, rule, met }: RuleMatch): boolean {
  return isPossible === true && met !== "asked" && level === "emergency" && rule.level === "emergency";
}
