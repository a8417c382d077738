import { expect, test } from "vitest";
import type { Level } from "#app/domain/urgency.ts";
import { reasonsOf } from "./reasons.ts";
import type { RuleMatch } from "./rules/evaluate-rules.ts";

const match = (id: string, level: Level, met: RuleMatch["met"] = "live", ruleLevel: Level = level): RuleMatch => ({
  level,
  met,
  rule: { id, level: ruleLevel, when: ["seizure"], says: `Says ${id}.`, source: "own" },
});

test("reasons are the rules that ask for the level, at most three, each sentence once", () => {
  const matches = [
    match("a", "emergency"),
    match("b", "emergency"),
    match("b", "emergency"),
    match("c", "emergency"),
    match("d", "emergency"),
  ];
  expect(reasonsOf([...matches, match("mild", "routine")], "emergency").map(({ rule }) => rule)).toEqual(["a", "b", "c"]);
});

test("when the classifier alone raised the level, exactly one reason says so, without a list of words", () => {
  expect(reasonsOf([match("mild", "routine")], "urgent")).toEqual([
    { rule: "classifier", says: "This sounds like messages that turned out to be urgent.", source: "own-corpus" },
  ]);
});

test("the classifier's reason for a routine card does not speak of urgent messages", () => {
  expect(reasonsOf([], "routine")[0]?.says).not.toMatch(/urgent/);
});

test.each<[RuleMatch["met"]]>([["asked"], ["over"], ["live"]])("no reason sounds more urgent than the card (%s)", (met) => {
  const [reason] = reasonsOf([match("a", "urgent", met, "emergency")], "urgent");
  expect(reason?.rule).toBe("a");
  expect(reason?.says).not.toBe("Says a.");
});

test("a message about no ill animal has no reason", () => {
  expect(reasonsOf([match("a", "info")], "info")).toEqual([]);
});
