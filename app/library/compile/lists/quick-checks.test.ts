import { expect, test } from "vitest";
import { assessBreaths } from "#app/domain/breathing/breaths.ts";
import { clockLevel, hoursThatCount, timeLimitsFor } from "#app/domain/clocks/clock.ts";
import { SPECIES } from "#app/domain/pets.ts";
import { content } from "#tests/content/our-content.ts";

const { clocks, breathing, pages } = content.quickChecks;
test("nothing is called harmless, and no text promises that all is well", () => {
  const texts = [...clocks.map(({ now }) => now), ...(breathing?.gums.map(({ says }) => says) ?? [])];
  for (const text of texts) expect(text).not.toMatch(/\b(is|are) (safe|harmless|fine|non-?toxic)\b|\ball clear\b|nothing to worry/i);
});

test("no clock calls it an emergency before it asks for a call, and every animal has a line or a word", () => {
  for (const { id, urgent, emergency } of clocks) if (emergency) expect(urgent.hours, id).toBeLessThan(emergency.hours);
  expect(SPECIES.filter((species) => !clocks.some((line) => line.species.includes(species)))).toEqual([]);
  const counted = [...(breathing?.rates ?? []), ...(breathing?.uncounted ?? [])].flatMap(({ species }) => species);
  expect(SPECIES.filter((species) => !counted.includes(species))).toEqual([]);
});

test("one night without food is no alarm, and a normal night's sleep is none in a bird", () => {
  const level = (query: Parameters<typeof timeLimitsFor>[1], hours: number, asleep?: number) => {
    const line = timeLimitsFor(clocks, query);
    return clockLevel(line, hoursThatCount(line, hours, asleep));
  };
  for (const species of ["dog", "cat", "ferret", "hamster"] as const)
    expect(level({ species, age: "adult", what: "eat" }, 5), species).toBe("routine");
  for (const species of ["dog", "cat"] as const) expect(level({ species, age: "young", what: "eat" }, 11), species).toBe("routine");
  expect(level({ species: "bird", age: "adult", what: "eat" }, 11, 10)).toBe("routine");
  expect(level({ species: "bird", age: "adult", what: "eat" }, 14)).toBe("emergency");
  // Rabbits eat day and night: a night without food is no normal night.
  expect(level({ species: "rabbit", age: "adult", what: "eat" }, 8)).toBe("urgent");
});

test("a silent litter box is called about sooner for a male cat", () => {
  const hours = (sex: "male" | "female") => timeLimitsFor(clocks, { species: "cat", age: "adult", sex, what: "pee" })?.urgent.hours;
  expect([hours("male"), hours("female")]).toEqual([12, 24]);
});

test("a call and an emergency have limits of their own, and a rate in print is never an emergency", () => {
  for (const { id, usual, slow, urgent, emergency } of breathing?.rates ?? []) {
    expect(emergency, id).toBeGreaterThan(urgent);
    expect(slow, id).toBeGreaterThan(0);
    if (!usual) continue;
    expect(urgent, id).toBeGreaterThanOrEqual(usual.high);
    expect(slow, id).toBeLessThanOrEqual(usual.low);
  }
});

test("a rate that is slow for the species is called about, not waved through", () => {
  for (const line of breathing?.rates ?? []) expect(assessBreaths(line, 2).level, line.id).toBe("urgent");
});

test("the pages to work with have the addresses of their doors", () => {
  expect(pages.map(({ path }) => path)).toEqual(["/poisons", "/how-long", "/breathing"]);
});
