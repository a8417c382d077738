import { expect, test } from "vitest";
import score from "#content/how-we-test.json";
import { goalsOf, meetsGoal, readShare } from "./published-score.ts";

test("a published share is read with its interval, and other figures are none", () => {
  expect(readShare("98.3% (1352 of 1376; 95% interval 97.4% to 98.8%)")).toEqual({
    percent: 98.3,
    count: 1352,
    of: 1376,
    low: 97.4,
    high: 98.8,
  });
  expect(readShare("0.803")).toBeUndefined();
});

test("a goal is met or missed as its figure says, and every published goal can be told", () => {
  expect(meetsGoal({ goal: "96% or more", today: "93.7% (1428 of 1524)" })).toBe(false);
  expect(meetsGoal({ goal: "8% or less", today: "5.3% (66 of 1234)" })).toBe(true);
  expect(meetsGoal({ goal: "0.80 or more", today: "0.802" })).toBe(true);
  expect(meetsGoal({ goal: "within 4 points of the rest", today: "97.6%" }, { today: "98.6%" })).toBe(true);
  expect(meetsGoal({ goal: "within 4 points of the rest", today: "93.0%" }, { today: "98.6%" })).toBe(false);
  expect(meetsGoal({ goal: "", today: "4.0%" })).toBeUndefined();
  const all = [...score.turns, ...score.lines];
  expect(goalsOf(all).count).toBe(all.filter(({ goal }) => goal !== "").length);
  const figure = (goal: string) => ({ name: goal, goal, today: "95%" });
  expect(goalsOf([figure("96% or more"), figure("90% or more"), figure("")])).toEqual({ count: 2, missed: [figure("96% or more")] });
});

test("the published figures that stand large on /how-we-test are shares", () => {
  for (const figure of [score.realPosts.emergencies, score.realPosts.harmless, score.lines[0]?.today ?? ""])
    expect(readShare(figure), figure).toBeDefined();
});
