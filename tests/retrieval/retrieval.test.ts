import { expect, test } from "vitest";
import { scoreRetrieval } from "./score.ts";

const groups = await scoreRetrieval();
const cut = await scoreRetrieval(0);

test("there are sixty questions for each group of animals", () => {
  expect(groups.map(({ group }) => group)).toEqual(["dog", "cat", "bird", "small", "fish"]);
  for (const { tuned, heldOut } of groups) expect(tuned.of + heldOut.of).toBeGreaterThanOrEqual(60);
});

test("the right page is among the first three passages for 95 of 100 questions, in each group and in each half, in one file and in many", () => {
  for (const { group, tuned, heldOut, misses } of [...groups, ...cut]) {
    expect(tuned.found / tuned.of, `${group}: ${misses.join("\n")}`).toBeGreaterThanOrEqual(0.95);
    expect(heldOut.found / heldOut.of, `${group}: ${misses.join("\n")}`).toBeGreaterThanOrEqual(0.95);
  }
});
