import { expect, test } from "vitest";
import { assessBreaths } from "#app/domain/breathing/breaths.ts";
import { clockLevel, hoursThatCount, timeLimitsFor } from "#app/domain/clocks/clock.ts";
import { SPECIES } from "#app/domain/pets.ts";
import { poisonLevel } from "#app/domain/poisons/poison.ts";
import { openPoisonSearch, poisonFile } from "#app/library/poison-search.ts";
import { inspectContent } from "../load-content.ts";

const { content } = inspectContent(process.cwd());
const { poisons, clocks, breathing, pages } = content.quickChecks;
const find = openPoisonSearch(poisonFile(poisons, {} as never));

test("the finder knows eighty substances or more, each with what to do, why, and a source that is not our own wording", () => {
  expect(poisons.length).toBeGreaterThanOrEqual(80);
  for (const { id, act, why, sources } of poisons) {
    expect(act.length * why.length, id).toBeGreaterThan(0);
    expect(
      sources.some(({ grade }) => grade !== "house"),
      id,
    ).toBe(true);
  }
});

test("every substance is found first by its own name", () => {
  for (const { id, name } of poisons) expect(find(name)[0]?.id, name).toBe(id);
});

test("what owners type finds it: brands, spellings, languages, sentences", () => {
  const asked: [string, string][] = [
    ["my dog ate sugar free gum", "xylitol"],
    ["choclate", "chocolate"],
    ["tylenol", "paracetamol"],
    ["advil", "ibuprofen"],
    ["rat poisen", "anticoagulant-bait"],
    ["antifreze", "antifreeze"],
    ["weed", "cannabis"],
    ["lily pollen", "lilies"],
    ["cebolla", "onion"],
    ["rosinen", "grapes"],
    ["teflon pan", "nonstick-fumes"],
    ["k9 advantix", "permethrin"],
    ["vape", "nicotine"],
    ["slug pellets", "slug-bait"],
    ["gorilla glue", "expanding-glue"],
  ];
  for (const [typed, id] of asked)
    expect(
      find(typed)
        .slice(0, 2)
        .map((one) => one.id),
      typed,
    ).toContain(id);
});

test("animals differ where the sources say so", () => {
  const level = (id: string, species: (typeof SPECIES)[number]) => {
    const poison = poisons.find((one) => one.id === id);
    return poison && poisonLevel(poison, species);
  };
  expect([level("lilies", "cat"), level("lilies", "dog")]).toEqual(["emergency", "routine"]);
  expect([level("xylitol", "dog"), level("xylitol", "cat")]).toEqual(["emergency", "urgent"]);
  expect([level("permethrin", "cat"), level("permethrin", "fish"), level("permethrin", "dog")]).toEqual([
    "emergency",
    "emergency",
    "urgent",
  ]);
  expect([level("avocado", "bird"), level("avocado", "dog")]).toEqual(["emergency", "routine"]);
  expect(level("nonstick-fumes", "bird")).toBe("emergency");
  expect(level("copper-water", "fish")).toBe("emergency");
});

test("nothing is called harmless, and no text promises that all is well", () => {
  const texts = [
    ...poisons.flatMap(({ act, why, have = "" }) => [act, why, have]),
    ...clocks.map(({ now }) => now),
    ...(breathing?.gums.map(({ says }) => says) ?? []),
  ];
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
