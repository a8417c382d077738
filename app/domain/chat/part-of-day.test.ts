import { expect, test } from "vitest";
import { partOfDayAt } from "./part-of-day.ts";

test("a day has four parts, and the night goes from ten to six", () => {
  expect([0, 5, 6, 11, 12, 17, 18, 21, 22, 23].map(partOfDayAt)).toEqual([
    ...["night", "night", "morning", "morning", "afternoon", "afternoon"],
    ...["evening", "evening", "night", "night"],
  ]);
});
