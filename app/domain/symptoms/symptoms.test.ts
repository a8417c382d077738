import { expect, test } from "vitest";
import { type PageCard, SIGNS, type SignGroup } from "../content/page.ts";
import { cardsByArea, cardsByLetter, chooseCards, listedCards, readSymptomQuery, speciesWords, symptomPath } from "./symptoms.ts";

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

test("cards stand under the area of the body, the most urgent first, then care guides and foods", () => {
  const areas = cardsByArea([
    card({ kind: "guide", path: "/guide" }),
    card({ kind: "food", path: "/apples", urgency: "routine" }),
    card({ sign: "skin", path: "/itch", urgency: "routine" }),
    card({ sign: "skin", path: "/burn", urgency: "emergency" }),
    card({ sign: "poison", path: "/lily", kind: "topic" }),
  ]);
  expect(areas.map(({ id, cards }) => [id, ...cards.map(({ path }) => path)])).toEqual([
    ["poison", "/lily"],
    ["skin", "/burn", "/itch"],
    ["guides", "/guide"],
    ["foods", "/apples"],
  ]);
});

test("every card of a symptom page stands in exactly one area, whether it names its sign or not", () => {
  const cards = [undefined, ...(Object.keys(SIGNS) as SignGroup[])].map((sign) => card({ path: `/${sign}`, ...(sign && { sign }) }));
  const shown = cardsByArea(cards).flatMap((area) => area.cards);
  expect(shown.map(({ path }) => path).sort()).toEqual(cards.map(({ path }) => path).sort());
});

test("the A to Z is in the order of names, under their letters", () => {
  const cards = ["scooting", "Egg bound", "ear mites"].map((name) => ({ ...card({}), name }));
  expect(cardsByLetter(cards).map(({ letter, cards: held }) => [letter, ...held.map(({ name }) => name)])).toEqual([
    ["E", "ear mites", "Egg bound"],
    ["S", "scooting"],
  ]);
});

test("animals are named, or summed up where there are many", () => {
  expect(speciesWords(["guinea-pig"])).toBe("Guinea pig");
  expect(speciesWords(["dog", "cat"])).toBe("Dog, Cat");
  expect(speciesWords(["dog", "cat", "bird", "rabbit", "hamster", "fish"])).toBe("All pets");
  expect(speciesWords([])).toBe("Another animal");
});
