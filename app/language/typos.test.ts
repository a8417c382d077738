import { expect, test } from "vitest";
import { isOneTypoApart, TypoIndex } from "./typos.ts";

test.each([
  ["seizure", "siezure"],
  ["seizure", "seizur"],
  ["seizure", "seizzure"],
  ["seizure", "seizore"],
])("%s and %s are one slip apart", (a, b) => {
  expect(isOneTypoApart(a, b)).toBe(true);
});

test("two slips are too many, and a slip on the first letter is another word", () => {
  const index = new TypoIndex(["crushed", "chocolate"]);
  expect(index.near("choclate")).toEqual(["chocolate"]);
  expect(index.near("hcocolate")).toEqual(["chocolate"]);
  expect(index.near("choclat")).toEqual([]);
  expect(index.near("brushed")).toEqual([]);
});
