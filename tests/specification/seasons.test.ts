import { expect, test } from "vitest";
import { linesFor, seasonOf } from "#app/domain/content/seasons.ts";

test("each month has its season, from its first to its last day", () => {
  const year = ["winter", "winter", "spring", "spring", "spring", "summer", "summer", "summer", "fall", "fall", "fall", "winter"];
  for (const [month, season] of year.entries()) {
    expect(seasonOf(new Date(2026, month, 1, 0, 0)), `first day of month ${month + 1}`).toBe(season);
    expect(seasonOf(new Date(2026, month + 1, 0, 23, 59)), `last day of month ${month + 1}`).toBe(season);
  }
});

test("a guide for one animal leaves out what is about others, a guide for all leaves out nothing", () => {
  const lines = [
    { html: "walk early", species: ["dog"] },
    { html: "fill the bowls", species: ["all"] },
    { html: "cool the tank", species: ["fish"] },
  ] as const;
  expect(linesFor(lines, "fish").map(({ html }) => html)).toEqual(["fill the bowls", "cool the tank"]);
  expect(linesFor(lines, "all").map(({ html }) => html)).toEqual(["walk early", "fill the bowls", "cool the tank"]);
});
