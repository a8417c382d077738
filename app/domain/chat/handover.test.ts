import { expect, test } from "vitest";
import { factsFrom, handoverSheet, NOT_KNOWN, sheetText } from "./handover.ts";

const REX = { selectedPet: "dog", petName: "Rex" } as const;

test("a case is gathered in the visitor's own words", () => {
  const said = [
    "Rex ate two bars of dark chocolate about 3 hours ago! He is 4 years old and weighs 12 kg.",
    "He has vomited twice and is shaking, no diarrhea. I gave him some water.",
  ];
  expect(factsFrom(said, REX)).toEqual({
    species: "Dog",
    name: "Rex",
    age: "4 years old",
    weight: "12 kg",
    what: "Rex ate two bars of dark chocolate about 3 hours ago!",
    amount: "two bars",
    when: "about 3 hours ago",
    signs: ["vomiting", "shaking or trembling"],
    tried: "I gave him some water.",
  });
});

test("what was not said stays unknown", () => {
  expect(factsFrom([], {})).toEqual({});
  expect(handoverSheet({}).map(({ text }) => text)).toEqual(Array(9).fill(NOT_KNOWN));
  expect(factsFrom(["my cat is hiding"], { selectedPet: "cat", petName: "" })).toEqual({
    species: "Cat",
    what: "my cat is hiding",
    signs: ["tired or hiding"],
  });
});

test.each([
  ["she's an 8yo lab", "age", "8yo"],
  ["he is a 12-week-old puppy", "age", "12-week-old"],
  ["our kitten will not play", "age", "kitten"],
  ["she is 40 lbs", "weight", "40 lbs"],
  ["my hamster weighs about 120 g", "weight", "120 g"],
  ["he ate 200 g of raisins", "weight", undefined],
  ["he ate 200 g of raisins", "amount", "200 g"],
  ["she swallowed half a tablet", "amount", "half a tablet"],
  ["he fell off the sofa last night", "when", "last night"],
  ["she has not peed since yesterday", "when", "since yesterday"],
  ["not eating for 2 days", "when", "for 2 days"],
  ["he did not eat it, he just looked sad", "amount", undefined],
] as const)("%s: %s is %s", (said, field, value) => {
  expect(factsFrom([said])[field]).toEqual(value);
});

test("a sign that is denied is not on the sheet", () => {
  expect(factsFrom(["No vomiting, not limping, and she isn't coughing."]).signs).toBeUndefined();
});

test("a hostile length changes nothing but the time to read it", () => {
  const facts = factsFrom(["ate ".repeat(1000), "a".repeat(4000), "1 ".repeat(2000)]);
  expect(facts.what?.length).toBeLessThan(220);
});

test("the sheet reads as lines of plain text", () => {
  expect(sheetText(handoverSheet({ species: "Cat", signs: ["vomiting", "drooling"] }))).toContain(
    "Signs seen: vomiting, drooling\nTried so far: not known",
  );
});
