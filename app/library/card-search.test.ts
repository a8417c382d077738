import { expect, test } from "vitest";
import type { SymptomCard } from "#app/domain/symptoms/symptoms.ts";
import { openCardSearch } from "./card-search.ts";

const card = (path: string, species: SymptomCard["species"], title: string, terms: string): SymptomCard => ({
  path,
  kind: "scenario",
  species,
  title,
  name: title,
  summary: "What to do first",
  urgency: "urgent",
  reviewed: "2026-11-01",
  terms,
});

const find = openCardSearch({
  cards: [
    card("/dog-blood", ["dog"], "My dog has diarrhea with blood", "bloody stool"),
    card("/dog-foam", ["dog"], "My dog is vomiting yellow foam", "bile, puking"),
    card("/cat-mouth", ["cat"], "My cat is breathing with its mouth open", "panting"),
    card("/guinea-pig", ["guinea-pig"], "My guinea pig calls all day", "wheeking"),
  ],
  synonyms: [
    ["vomit", "vomiting", "puke", "puking", "throw up", "throwing up"],
    ["diarrhea", "diarrhoea", "the runs"],
    ["breathe", "breathing", "panting"],
    ["cat", "cats", "kitty"],
    ["dog", "dogs", "pup"],
  ],
});
const paths = (typed: string) => find(typed).map(({ path }) => path);

test("both spellings and the owner's own words find a page", () => {
  expect(paths("diarrhoea")).toEqual(["/dog-blood"]);
  expect(paths("diarrhea")).toEqual(["/dog-blood"]);
  expect(paths("the runs")).toEqual(["/dog-blood"]);
  expect(paths("my pup is throwing up")).toEqual(["/dog-foam"]);
});

test("slips of the finger find a page", () => {
  expect(paths("diarea")).toEqual(["/dog-blood"]);
  expect(paths("kitty brething")).toEqual(["/cat-mouth"]);
});

test("a word finds pages while it is being typed", () => {
  expect(paths("vom")).toEqual(["/dog-foam"]);
  expect(paths("puk")).toEqual(["/dog-foam"]);
  expect(paths("guinea")).toEqual(["/guinea-pig"]);
});

test("pages that hold every word come alone, else those that hold most come first", () => {
  expect(paths("dog blood")).toEqual(["/dog-blood"]);
  expect(paths("dog blood spaceship")[0]).toBe("/dog-blood");
});

test("words that say nothing leave every card, words of nothing leave none", () => {
  expect(paths("")).toHaveLength(4);
  expect(paths("what should I do")).toHaveLength(4);
  expect(paths("xylophone")).toEqual([]);
});

test("of equally good pages the most urgent comes first, and none before a better one", () => {
  const sick = openCardSearch({
    cards: [
      { ...card("/watch", ["dog"], "My dog is vomiting foam", "vomiting"), urgency: "routine" },
      { ...card("/call", ["dog"], "My dog is vomiting blood", "vomiting"), urgency: "emergency" },
      { ...card("/parvo", ["dog"], "Could my puppy have parvo?", "vomiting"), urgency: "emergency" },
    ],
    synonyms: [],
  });
  expect(sick("vomiting").map(({ path }) => path)).toEqual(["/call", "/watch", "/parvo"]);
});

test("what to do comes before what a food is", () => {
  const both = openCardSearch({
    cards: [
      { ...card("/can-dogs-eat-grapes", ["dog"], "Can dogs eat grapes?", "grapes"), kind: "food" },
      card("/dog-ate-grapes", ["dog"], "My dog ate grapes", "raisins"),
    ],
    synonyms: [],
  });
  expect(both("grapes").map(({ path }) => path)).toEqual(["/dog-ate-grapes", "/can-dogs-eat-grapes"]);
});
