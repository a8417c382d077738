import { expect, test } from "vitest";
import { indexNames } from "#app/assistant/compile/index-names.ts";
import { verdictFor } from "#app/domain/knowledge/substance.ts";
import type { Species } from "#app/domain/pets.ts";
import { openSubstanceSearch, substanceFile } from "#app/library/substance-search.ts";
import { content } from "#tests/content/our-content.ts";

const { substances } = content;
const { names: rules } = content.assistant;
const names = indexNames(substances, [...content.answers.answers, ...content.pageAnswers], rules);
const find = openSubstanceSearch(substanceFile(substances, names, rules));
const named = (typed: string) => find(typed).named.map(({ id }) => id);

test("the list has 350 entries or more, 120 of which some pet may have", () => {
  expect(substances.length).toBeGreaterThanOrEqual(350);
  const allowed = substances.filter(({ verdicts }) => Object.values(verdicts).some((one) => one === "fine" || one === "small-amounts"));
  expect(allowed.length).toBeGreaterThanOrEqual(120);
});

test("every entry is found first by its own heading and its own noun", () => {
  const wrong = substances.flatMap(({ id, name, noun }) =>
    [name, noun.text].filter((text) => named(text)[0] !== id).map((text) => [text, named(text)[0]]),
  );
  expect(wrong).toEqual([]);
});

test("what owners type finds it: brands, spellings, languages, sentences", () => {
  const asked: [typed: string, id: string][] = [
    ["my dog ate sugar free gum", "xylitol"],
    ["choclate", "chocolate"],
    ["tylenol", "paracetamol"],
    ["advil", "ibuprofen"],
    ["rat poison", "rat-poison"],
    ["antifreeze", "antifreeze"],
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
  for (const [typed, id] of asked) expect(named(typed), typed).toContain(id);
});

test("a look-alike is never shown as the thing", () => {
  for (const [typed, not] of [
    ["rosemary", "rhododendron"],
    ["rice", "ice-melt"],
    ["bee sting", "alcohol"],
    ["cheese", "peace-lily"],
  ] as const) {
    expect(named(typed).length, typed).toBeGreaterThan(0);
    expect(named(typed), typed).not.toContain(not);
  }
  expect(find("antifreze").named).toEqual([]);
  expect(find("antifreze").alike.map(({ id }) => id)).toContain("antifreeze");
});

test("animals differ where the sources say so", () => {
  const verdict = (id: string, species: Species) => {
    const substance = substances.find((one) => one.id === id);
    return substance && verdictFor(substance, species);
  };
  expect([verdict("lilies", "cat"), verdict("lilies", "dog")]).toEqual(["emergency", "avoid"]);
  expect([verdict("xylitol", "dog"), verdict("xylitol", "cat")]).toEqual(["emergency", "call"]);
  expect([verdict("permethrin", "cat"), verdict("permethrin", "dog"), verdict("seresto", "cat")]).toEqual([
    "emergency",
    "avoid",
    "small-amounts",
  ]);
  expect([verdict("avocado", "bird"), verdict("avocado", "dog")]).toEqual(["emergency", "avoid"]);
  expect(verdict("nonstick-fumes", "bird")).toBe("emergency");
  expect(verdict("copper-water", "fish")).toBe("emergency");
});
