import fc from "fast-check";
import { expect, test } from "vitest";
import type { Rule, RuleBook, Weights } from "./rule-book.ts";
import { tightBook, wideBook } from "./rule-book-codec.ts";

const RULES: Rule[] = [
  {
    id: "fit",
    level: "emergency",
    when: ["fit & now_cue + !calm", "fit|collapse"],
    unless: ["video"],
    species: ["dog", "cat"],
    says: "A fit needs a vet now.",
    source: "barnes-sz",
    over: "urgent",
    soft: true,
    tentative: "A figure that says why.",
    up: ["age_old"],
    protocol: "neurological",
    page: "/dog-seizure",
    ask: ["How long did it last?", "Is it over?"],
  },
  { id: "itch", level: "routine", when: ["itch"], says: "Book a visit for the itch.", source: "own" },
];
const BOOK: RuleBook = { version: 1, lexicon: "sfit:fit", rules: RULES, thresholds: [], leave: "fat", kinds: "eat eaten food\nfit fits" };

test("rules arrive as they were sent, with every field they may have and without", () => {
  expect(wideBook(JSON.parse(JSON.stringify(tightBook(BOOK))))).toEqual(BOOK);
});

test("whatever was learned arrives as it was", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abcdefghijklmno"), minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]*$/), fc.tuple(letters, letters, letters), (places, rows) => {
      const weights: Weights = { places, rows, scale: [1, 2, 3], bias: [0, 0, 0], thresholds: {} as Weights["thresholds"] };
      expect(wideBook(tightBook({ ...BOOK, weights }))).toEqual({ ...BOOK, weights });
    }),
  );
});
