import { expect, test } from "vitest";
import type { Level } from "#app/domain/urgency.ts";
import type { Scores } from "./classifier/linear-model.ts";
import { decideLevel } from "./decide-level.ts";
import type { RuleMatch } from "./rules/evaluate-rules.ts";
import type { Rule } from "./rules/rule-book.ts";

const THRESHOLDS = { raiseToEmergency: 0, raiseToUrgent: 0, raiseToRoutine: 0, leastShared: -2 };
const CALM: Scores = [-9, -9, -9];
const match = (level: Level, more: Partial<Rule> = {}): RuleMatch => ({
  level,
  met: "live",
  rule: { id: "a-rule", level, when: ["seizure"], says: "Something is wrong.", source: "own", ...more },
});
const decide = (matches: RuleMatch[], scores: Scores) => decideLevel(matches, scores, THRESHOLDS);

test.each<Level>(["routine", "urgent", "emergency"])("no score lowers a rule that asks for %s", (level) => {
  expect(decide([match(level)], CALM)).toBe(level);
  expect(decide([match("routine"), match(level)], CALM)).toBe(level);
});

test("the classifier raises a message that no rule matched, or matched at a lower level", () => {
  expect(decide([], [1, -1, -1])).toBe("routine");
  expect(decide([], [2, 1, -1])).toBe("urgent");
  expect(decide([], [0.5, 1, -1])).toBe("routine");
  expect(decide([match("routine")], [2, 1, 1])).toBe("emergency");
  expect(decide([], CALM)).toBe("info");
});

test("a routine rule that only names any sign says nothing of a question in general", () => {
  expect(decide([match("routine", { general: true })], CALM)).toBe("info");
  expect(decide([match("routine")], CALM)).toBe("routine");
});

test("an amount calculated to be small is not raised to an emergency by words", () => {
  expect(decide([match("routine", { doseKnown: true })], [2, 1, 9])).toBe("urgent");
});
