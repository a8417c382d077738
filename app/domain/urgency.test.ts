import { expect, test } from "vitest";
import { atLeast, isLevel, LEVELS, rank, worst } from "./urgency.ts";

test("levels rank from the mildest to the most urgent, and an absent level ranks below all", () => {
  expect(LEVELS.map(rank)).toEqual([0, 1, 2, 3]);
  expect(rank(undefined)).toBe(-1);
});

test("the worst of several levels ignores absent ones", () => {
  expect(worst("routine", undefined, "urgent", "info")).toBe("urgent");
  expect(worst(undefined, undefined)).toBeUndefined();
});

test("a level is at least each level that ranks no higher", () => {
  expect(LEVELS.map((floor) => atLeast("urgent", floor))).toEqual([true, true, true, false]);
  expect(atLeast(undefined, "info")).toBe(false);
});

test("only the four levels are levels", () => {
  expect([...LEVELS, "critical", undefined, 3].map(isLevel)).toEqual([true, true, true, true, false, false, false]);
});
