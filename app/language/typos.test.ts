import { expect, test } from "vitest";
import { isOneSlip, SlipIndex } from "./typos.ts";

test.each([
  ["seizure", "siezure"],
  ["seizure", "seizur"],
  ["seizure", "seizzure"],
  ["seizure", "seizore"],
])("%s and %s are one slip apart", (a, b) => {
  expect(isOneSlip(a, b)).toBe(true);
});

test("two slips are too many, and a slip on the first letter is another word", () => {
  const index = new SlipIndex(["crushed", "chocolate"]);
  expect(index.near("choclate")).toEqual(["chocolate"]);
  expect(index.near("hcocolate")).toEqual(["chocolate"]);
  expect(index.near("choclat")).toEqual([]);
  expect(index.near("brushed")).toEqual([]);
});
