import fc from "fast-check";
import { expect, test } from "vitest";
import { rank } from "#app/domain/urgency.ts";
import {
  assessBreaths,
  type BreathLimits,
  breathLimitsFor,
  isOver,
  NO_COUNT,
  pantingLevel,
  readBreathQuery,
  recordTap,
  secondsLeft,
} from "./breaths.ts";

const dog: BreathLimits = {
  id: "dog",
  species: ["dog"],
  state: "asleep",
  usual: { low: 10, high: 25 },
  slow: 6,
  urgent: 30,
  emergency: 40,
  sources: [],
};
const rabbit: BreathLimits = { ...dog, id: "rabbit", species: ["rabbit"], state: "awake", urgent: 60, emergency: 60 };

test("a rate is an alarm over its line, not at it; no breath at all is an emergency, too few one for the vet", () => {
  expect([0, 2, 6, 30, 32, 40, 42].map((rate) => assessBreaths(dog, rate).finding)).toEqual([
    "none",
    "slow",
    "usual",
    "usual",
    "fast",
    "fast",
    "racing",
  ]);
  expect(assessBreaths(rabbit, 62)).toEqual({ finding: "racing", level: "emergency" });
});

test("from the lower limit up, faster breathing is never less urgent", () => {
  const rate = fc.integer({ min: 6, max: 300 });
  fc.assert(
    fc.property(rate, fc.nat(200), (one, more) => {
      expect(rank(assessBreaths(dog, one + more).level)).toBeGreaterThanOrEqual(rank(assessBreaths(dog, one).level));
    }),
  );
});

test("an animal with numbers for one state only has them in both, and one without has none", () => {
  expect(breathLimitsFor([dog, rabbit], { species: "rabbit", state: "asleep" })).toBe(rabbit);
  expect(breathLimitsFor([dog, rabbit], { species: "fish", state: "asleep" })).toBeUndefined();
  expect(breathLimitsFor([dog, rabbit], { state: "asleep" })).toBeUndefined();
});

test("panting is an emergency in every animal but a dog, and in a dog that is hot, wobbly or does not stop", () => {
  expect(pantingLevel({ species: "dog", panting: "no" })).toBeUndefined();
  expect(pantingLevel({ species: "dog", panting: "yes" })).toBe("urgent");
  expect(pantingLevel({ species: "dog", panting: "severe" })).toBe("emergency");
  for (const species of ["cat", "rabbit", "bird"] as const) expect(pantingLevel({ species, panting: "yes" }), species).toBe("emergency");
});

test("a count begins with the first tap and takes no tap after its time", () => {
  const first = recordTap(NO_COUNT, 1000, 30);
  expect(first).toEqual({ startedAt: 1000, taps: 1 });
  const second = recordTap(first, 30_999, 30);
  expect(second.taps).toBe(2);
  expect(isOver(second, 30_999, 30)).toBe(false);
  expect(isOver(second, 31_000, 30)).toBe(true);
  expect(recordTap(second, 31_000, 30)).toBe(second);
  expect([1000, 1001, 16_000, 31_000, 99_000].map((now) => secondsLeft(second, now, 30))).toEqual([30, 30, 15, 0, 0]);
  expect(secondsLeft(NO_COUNT, 5, 30)).toBe(30);
});

test("a form is read with care", () => {
  const read = (text: string) => readBreathQuery(new URLSearchParams(text));
  expect(read("species=cat&state=awake&panting=yes&breaths=14")).toEqual({ species: "cat", state: "awake", panting: "yes", breaths: 14 });
  expect(read("panting=perhaps")).toEqual({ state: "asleep", panting: "no" });
  expect(read("breaths=0").breaths).toBe(0);
  for (const text of ["breaths=", "breaths=-1", "breaths=2.5", "breaths=many", "breaths=9999"])
    expect(read(text).breaths, text).toBeUndefined();
});
