import { LEVELS, type Level, worst } from "#app/domain/urgency.ts";
import type { Scores } from "./classifier/linear-model.ts";
import type { RuleMatch } from "./rules/evaluate-rules.ts";
import type { Weights } from "./rules/rule-book.ts";

type Thresholds = Weights["thresholds"];

/**
 * The level of a message: a rule that fired is a floor, the classifier may raise it. Only a rule marked `tentative` may be lowered by the
 * classifier, and only from emergency to urgent.
 */
export function decideLevel(matches: readonly RuleMatch[], scores: Scores, thresholds: Thresholds): Level {
  const floors = matches.map((match) => floorOf(match, scores, thresholds));
  return worst("info" as Level, ...floors, raisedLevel(matches, scores, thresholds));
}

/** The higher of two scores at each step, so that turns about something else do not dilute a message. */
export function worseScores(a: Scores, b: Scores | undefined): Scores {
  return b ? [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])] : a;
}

function floorOf({ rule, level }: RuleMatch, [, , emergency]: Scores, { keepTentative }: Thresholds): Level {
  return rule.tentative && level === "emergency" && emergency < keepTentative ? "urgent" : level;
}

/** A small amount that was calculated is known better than the words around it, so the classifier does not call that an emergency. */
function raisedLevel(matches: readonly RuleMatch[], [routine, urgent, emergency]: Scores, thresholds: Thresholds): Level {
  const calculated = matches.some(({ rule }) => rule.doseKnown);
  if (!calculated && emergency > thresholds.raiseToEmergency) return "emergency";
  if (urgent > thresholds.raiseToUrgent) return "urgent";
  return LEVELS[routine > thresholds.raiseToRoutine ? 1 : 0];
}
