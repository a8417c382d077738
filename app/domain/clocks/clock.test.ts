import fc from "fast-check";
import { expect, test } from "vitest";
import { rank } from "#app/domain/urgency.ts";
import { clockLevel, clockMoments, readClockQuery, type TimeLimits, timeLimitsFor } from "./clock.ts";

const HOUR = 3_600_000;
const limit = (hours: number) => ({ hours, words: `${hours} hours` });
const rabbit: TimeLimits = { id: "rabbit", species: ["rabbit"], what: "eat", urgent: limit(6), emergency: limit(12), now: "", sources: [] };
const kitten: TimeLimits = { ...rabbit, id: "kitten", species: ["cat"], age: "young" };
const cat: TimeLimits = { ...rabbit, id: "cat", species: ["cat"], age: "adult", urgent: limit(24), emergency: limit(36) };

test("a limit is reached at its hour, not after it", () => {
  expect([0, 5.99, 6, 11.99, 12, 400].map((hours) => clockLevel(rabbit, hours))).toEqual([
    "routine",
    "routine",
    "urgent",
    "urgent",
    "emergency",
    "emergency",
  ]);
});

test("more hours never make it less urgent, and an animal without a figure is one for the vet", () => {
  const hours = fc.double({ min: 0, max: 800, noNaN: true });
  fc.assert(
    fc.property(hours, hours, (one, more) => {
      expect(rank(clockLevel(rabbit, one + more))).toBeGreaterThanOrEqual(rank(clockLevel(rabbit, one)));
    }),
  );
  expect(clockLevel(undefined, 0)).toBe("urgent");
});

test("the line is that of the animal, its age and what it has not done", () => {
  const lines = [rabbit, kitten, cat];
  expect(timeLimitsFor(lines, { species: "cat", age: "young", what: "eat" })).toBe(kitten);
  expect(timeLimitsFor(lines, { species: "cat", age: "adult", what: "eat" })).toBe(cat);
  expect(timeLimitsFor(lines, { species: "rabbit", age: "young", what: "eat" })).toBe(rabbit);
  expect(timeLimitsFor(lines, { species: "rabbit", age: "adult", what: "pee" })).toBeUndefined();
  expect(timeLimitsFor(lines, { age: "adult", what: "eat" })).toBeUndefined();
});

test("moments lie real hours after the last meal, over midnight, a change of the clocks and the year's end", () => {
  for (const seen of ["2026-11-21T22:00:00Z", "2026-03-08T05:30:00Z", "2026-12-31T20:00:00Z"]) {
    const at = Date.parse(seen);
    expect(clockMoments(rabbit, at).map((moment) => (moment.at - at) / HOUR)).toEqual([6, 12]);
  }
});

test("a form is read with care: commas, hours that make no sense, animals that we do not know", () => {
  const read = (text: string) => readClockQuery(new URLSearchParams(text));
  expect(read("species=cat&age=young&what=pee&hours=7,5")).toEqual({ species: "cat", age: "young", what: "pee", hours: 7.5 });
  expect(read("species=dragon&what=fly&hours=-3")).toEqual({ age: "adult", what: "eat" });
  expect(read("hours=")).toEqual({ age: "adult", what: "eat" });
  expect(read("hours=99999").hours).toBeUndefined();
});
