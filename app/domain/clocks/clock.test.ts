import fc from "fast-check";
import { expect, test } from "vitest";
import { rank } from "#app/domain/urgency.ts";
import { clockLevel, clockMoments, hoursThatCount, readClockQuery, type TimeLimits, timeLimitsFor } from "./clock.ts";

const HOUR = 3_600_000;
const limit = (hours: number) => ({ hours, words: `${hours} hours` });
const rabbit: TimeLimits = {
  id: "rabbit",
  species: ["rabbit"],
  what: "eat",
  since: "last",
  awake: false,
  urgent: limit(6),
  emergency: limit(12),
  now: "",
  sources: [],
};
const bird: TimeLimits = { ...rabbit, id: "bird", species: ["bird"], awake: true, urgent: limit(4) };
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
    const moments = clockMoments(rabbit, { start: at, now: at, zone: "America/New_York" });
    expect(moments.map((moment) => (moment.at - at) / HOUR)).toEqual([6, 12]);
  }
});

test("sleep is taken off where hours awake count, and only if the owner's number makes sense", () => {
  expect(hoursThatCount(bird, 11, 10)).toBe(1);
  expect(hoursThatCount(bird, 11)).toBe(11);
  expect(hoursThatCount(bird, 5, 10)).toBe(5);
  expect(hoursThatCount(rabbit, 11, 10)).toBe(11);
});

test("the limits of a bird skip the night to come, and keep the hours that have passed", () => {
  const evening = Date.parse("2026-11-21T19:00:00Z");
  const moments = (start: number) => clockMoments(bird, { start, now: evening, zone: "UTC" }).map(({ at }) => new Date(at).toISOString());
  expect(moments(evening)).toEqual(["2026-11-22T09:00:00.000Z", "2026-11-22T17:00:00.000Z"]);
  expect(moments(evening - 5 * HOUR)).toEqual(["2026-11-21T18:00:00.000Z", "2026-11-22T12:00:00.000Z"]);
});

test("a male cat gets the earlier limit, and so does a cat of unknown sex", () => {
  const male: TimeLimits = { ...rabbit, id: "male", species: ["cat"], sex: "male", what: "pee" };
  const female: TimeLimits = { ...male, id: "female", sex: "female" };
  const find = (sex?: "male" | "female") =>
    timeLimitsFor([female, male], { species: "cat", age: "adult", what: "pee", ...(sex && { sex }) });
  expect(find("female")).toBe(female);
  expect(find("male")).toBe(male);
  expect(find()).toBe(male);
});

test("a form is read with care: commas, hours that make no sense, animals that we do not know", () => {
  const read = (text: string) => readClockQuery(new URLSearchParams(text));
  expect(read("species=cat&age=young&what=pee&hours=7,5")).toEqual({ species: "cat", age: "young", what: "pee", hours: 7.5 });
  expect(read("species=dragon&what=fly&hours=-3")).toEqual({ age: "adult", what: "eat" });
  expect(read("hours=")).toEqual({ age: "adult", what: "eat" });
  expect(read("hours=99999").hours).toBeUndefined();
  expect(read("species=bird&hours=12&asleep=10&sex=male")).toEqual({
    species: "bird",
    age: "adult",
    sex: "male",
    what: "eat",
    hours: 12,
    asleep: 10,
  });
  expect(read("asleep=-1&sex=neither")).toEqual({ age: "adult", what: "eat" });
});
