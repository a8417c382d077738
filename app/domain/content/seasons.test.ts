import { expect, test } from "vitest";
import type { SpeciesText } from "./landing-content.ts";
import { linesFor, seasonOf } from "./seasons.ts";

test("every month has its season, on its first and its last day", () => {
  const months = ["winter", "winter", "spring", "spring", "spring", "summer", "summer", "summer", "fall", "fall", "fall", "winter"];
  months.forEach((season, month) => {
    expect(seasonOf(new Date(2026, month, 1)), `first of month ${month + 1}`).toBe(season);
    expect(seasonOf(new Date(2026, month + 1, 0, 23, 59)), `last of month ${month + 1}`).toBe(season);
  });
});

const lines: SpeciesText[] = [
  { html: "one", species: ["dog"] },
  { html: "two", species: ["cat", "bird"] },
  { html: "three", species: ["all"] },
  { html: "four", species: ["dog", "cat"] },
];

test("the lines of an animal are its own and everybody's, in order, to the number asked for", () => {
  expect(linesFor(lines, "cat").map(({ html }) => html)).toEqual(["two", "three", "four"]);
  expect(linesFor(lines, "dog", 2).map(({ html }) => html)).toEqual(["one", "three"]);
  expect(linesFor(lines, "fish").map(({ html }) => html)).toEqual(["three"]);
  expect(linesFor(lines, "all", 3).map(({ html }) => html)).toEqual(["one", "two", "three"]);
});
