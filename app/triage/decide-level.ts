import { isPressing, LEVELS, type Level, worst } from "#app/domain/urgency.ts";
import type { LevelChange } from "#app/domain/verdict.ts";
import type { Scores } from "./classifier/linear-model.ts";
import type { RuleMatch } from "./rules/evaluate-rules.ts";
import type { Weights } from "./rules/rule-book.ts";

type Thresholds = Weights["thresholds"];

/** The level and the rules that held before a message. */
export type LevelBefore = { level: Level; rules: readonly string[] };

/** The level of a message: a rule that fired is a floor, the classifier may raise it. */
export function decideLevel(matches: readonly RuleMatch[], scores: Scores, thresholds: Thresholds): Level {
  const floors = matches.map((match) => floorOf(match, scores, thresholds));
  return worst("info" as Level, ...floors, raisedLevel(matches, scores, thresholds));
}

/** The level without a classifier. */
export function levelByRules(matches: readonly RuleMatch[]): Level {
  return worst("info" as Level, ...matches.map(({ level }) => level));
}

/**
 * The level of an animal is at least what it was before. Only a change explains less: what was taken back or calculated counts no more, and
 * an emergency that has passed stays urgent.
 */
export function withFloor(level: Level, before: LevelBefore, because: LevelChange["because"] | undefined): Level {
  if (because === "taken-back" || because === "calculated" || because === "died") return level;
  if (because === "treated") return worst(level, "routine");
  const passed = because === "passed";
  return worst(level, passed && isPressing(before.level) ? "urgent" : before.level);
}

/** The higher of two scores at each step, so that turns about something else do not dilute a message. */
export function worseScores(a: Scores, b: Scores | undefined): Scores {
  return b ? [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])] : a;
}

/** A rule that only names any sign says nothing of a question in general. */
function floorOf({ rule, level }: RuleMatch, [routine]: Scores, { leastShared }: Thresholds): Level {
  return rule.general && level === "routine" && routine < leastShared ? "info" : level;
}

/** What the scores of the lower levels must be above before the classifier may raise a message: see decisions 0051 and 0054. */
const SICK_AT_ALL = 1;
const URGENT_AT_ALL = -1;

/**
 * An emergency needs all three scores: a message that is likely about no sick animal, or surely about nothing urgent, is not one. A small
 * amount that was calculated is known better than the words around it, so the classifier does not call that an emergency.
 */
function raisedLevel(matches: readonly RuleMatch[], [routine, urgent, emergency]: Scores, thresholds: Thresholds): Level {
  const calculated = matches.some(({ rule }) => rule.doseKnown);
  if (!calculated && emergency > thresholds.raiseToEmergency && urgent > URGENT_AT_ALL && routine > SICK_AT_ALL) return "emergency";
  if (urgent > thresholds.raiseToUrgent && routine > SICK_AT_ALL) return "urgent";
  return LEVELS[routine > thresholds.raiseToRoutine ? 1 : 0];
}
