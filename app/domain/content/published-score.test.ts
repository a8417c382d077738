import { expect, test } from "vitest";
import score from "#content/how-we-test.json";
import { readShare } from "./published-score.ts";

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

test("the first published figure, which stands large on /how-we-test, is a share", () => {
  expect(readShare(score.lines[0]?.today ?? "")).toBeDefined();
});
