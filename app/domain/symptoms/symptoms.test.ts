import { expect, test } from "vitest";
import type { PageCard } from "../content/page.ts";
import { chooseCards, groupCards, listedCards, readSymptomQuery, speciesWords, symptomPath } from "./symptoms.ts";

const card = (fields: Partial<PageCard>): PageCard => ({
  path: "/page",
  kind: "scenario",
  species: ["dog"],
  title: "A page",
  summary: "What it says",
  reviewed: "2026-11-01",
  ...fields,
});
const read = (search: string) => readSymptomQuery(new URLSearchParams(search));

test("an address is read and written the same way", () => {
  const query = read("species=guinea-pig&urgency=urgent&q=not+eating");
  expect(query).toEqual({ species: "guinea-pig", urgency: "urgent", q: "not eating" });
  expect(symptomPath(query)).toBe("/symptoms?species=guinea-pig&urgency=urgent&q=not+eating");
  expect(symptomPath(read(""))).toBe("/symptoms");
});

test("words in an address that are none of ours are left out", () => {
  expect(read("species=dragon&urgency=info&q=++")).toEqual({ q: "" });
  expect(read(`q=${"a".repeat(500)}`).q).toHaveLength(100);
});

test("cards are chosen by animal and by urgency", () => {
  const cards = [
    card({ path: "/a", urgency: "urgent" }),
    card({ path: "/b", species: ["cat", "dog"] }),
    card({ path: "/c", species: ["cat"], urgency: "urgent" }),
  ];
  const paths = (search: string) => chooseCards(cards, read(search)).map(({ path }) => path);
  expect(paths("")).toEqual(["/a", "/b", "/c"]);
  expect(paths("species=dog")).toEqual(["/a", "/b"]);
  expect(paths("species=cat&urgency=urgent")).toEqual(["/c"]);
});

test("of more cards than a list shows stay the best found, or the gravest of each animal, in their order", () => {
  const cards = [
    card({ path: "/a", urgency: "routine" }),
    card({ path: "/b", urgency: "emergency" }),
    card({ path: "/c", urgency: "urgent" }),
    card({ path: "/d", species: ["cat"], urgency: "routine" }),
  ];
  const paths = (search: string, most?: number) => listedCards(cards, read(search), most).map(({ path }) => path);
  expect(paths("", 4)).toEqual(["/a", "/b", "/c", "/d"]);
  expect(paths("", 2)).toEqual(["/b", "/d"]);
  expect(paths("", 3)).toEqual(["/b", "/c", "/d"]);
  expect(paths("q=sick", 2)).toEqual(["/a", "/b"]);
});

test("cards stand under their animal, and under their sign where there are many", () => {
  const dogs = Array.from({ length: 6 }, (_, index) => card({ path: `/dog-${index}`, sign: index === 0 ? "skin" : "stomach" }));
  const groups = groupCards([
    ...dogs,
    card({ species: ["hamster"] }),
    card({ kind: "topic", species: ["dog", "cat"] }),
    card({ kind: "topic", species: [] }),
    card({ kind: "guide" }),
  ]);
  expect(groups.map(({ id }) => id)).toEqual(["any-pet", "dogs", "small-pets", "other-animals", "guides"]);
  expect(groups[1]?.parts.map(({ heading, cards }) => [heading, cards.length])).toEqual([
    ["Vomiting, diarrhea and droppings", 5],
    ["Skin, fur and feathers", 1],
  ]);
  expect(groups[2]?.parts.map(({ heading }) => heading)).toEqual([undefined]);
});

test("every card of a symptom page stands in exactly one group", () => {
  const cards = (["dog", "cat", "bird", "rabbit", "hamster", "guinea-pig", "ferret", "chinchilla", "fish"] as const).map((species) =>
    card({ path: `/${species}`, species: [species] }),
  );
  const shown = groupCards(cards).flatMap(({ parts }) => parts.flatMap((part) => part.cards));
  expect(shown.map(({ path }) => path).sort()).toEqual(cards.map(({ path }) => path).sort());
});

test("animals are named, or summed up where there are many", () => {
  expect(speciesWords(["guinea-pig"])).toBe("Guinea pig");
  expect(speciesWords(["dog", "cat"])).toBe("Dog, Cat");
  expect(speciesWords(["dog", "cat", "bird", "rabbit", "hamster", "fish"])).toBe("All pets");
  expect(speciesWords([])).toBe("Another animal");
});
