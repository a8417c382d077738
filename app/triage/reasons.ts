import { isPressing, type Level, rank } from "#app/domain/urgency.ts";
import type { Reason } from "#app/domain/verdict.ts";
import type { RuleMatch } from "./rules/evaluate-rules.ts";
import type { Rule } from "./rules/rule-book.ts";

const MOST_REASONS = 3;
/** Of a sign that was only asked about. */
export const SERIOUS = "What you told us can be serious. A vet should decide how urgent it is.";

/** Of a sign that is over, and of one whose level hangs on the animal. */
export const PASSED_SIGN = "What you saw seems to have passed, but a vet should hear about it.";
export const HANGS_ON_ANIMAL = "How urgent this is depends on the animal.";
export const NO_RULE = "classifier";

/** When no rule asks for the level: the classifier alone chose it. */
function classifierReason(level: Level): Reason {
  const says = isPressing(level)
    ? "This sounds like messages that turned out to be urgent."
    : "This sounds like messages about milder problems.";
  return { rule: NO_RULE, says, source: "own-corpus" };
}

/**
 * Why the message has its level: the rules that ask for it, at most three. A rule whose words are more urgent than the card, because the
 * sign has passed, was only asked about, or is possible, speaks in words that fit the card.
 * @param earlier rules of earlier messages on which the level rests when none of these matches asks for it
 */
export function reasonsOf(matches: readonly RuleMatch[], level: Level, earlier: readonly Rule[] = []): Reason[] {
  if (level === "info") return [];
  const says = new Map<string, Reason>();
  for (const match of matches) {
    const reason = { rule: match.rule.id, says: wordsOf(match, level), source: match.rule.source };
    if (rank(match.level) >= rank(level) && !says.has(reason.says)) says.set(reason.says, reason);
  }
  if (says.size === 0)
    for (const rule of earlier)
      if (rank(rule.level) >= rank(level))
        says.set(rule.says, { rule: rule.id, says: wordsOf({ rule, met: "live" }, level), source: rule.source });
  return says.size > 0 ? [...says.values()].slice(0, MOST_REASONS) : [classifierReason(level)];
}

function wordsOf({ rule, met, isGuess }: Pick<RuleMatch, "rule" | "met" | "isGuess">, level: Level): string {
  if (isGuess) return HANGS_ON_ANIMAL;
  if (rank(rule.level) <= rank(level)) return rule.says;
  if (met === "asked") return `You asked what to do if this happens. ${rule.says}`;
  if (met === "over") return PASSED_SIGN;
  return SERIOUS;
}
