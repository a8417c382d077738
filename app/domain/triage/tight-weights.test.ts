import fc from "fast-check";
import { expect, test } from "vitest";
import type { Weights } from "./rule-book.ts";
import { tightBook, wideBook } from "./tight-weights.ts";

const limits = {} as Weights["limits"];
const book = { version: 1, lexicon: "", rules: [], thresholds: [], leave: "" } as const;

test("whatever was learned comes back as it was", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abcdefghijklmno"), minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]*$/), fc.tuple(letters, letters, letters), (places, rows) => {
      const learned = { ...book, rules: [], thresholds: [], weights: { places, rows, scale: [1, 2, 3], bias: [0, 0, 0], limits } };
      expect(wideBook(tightBook(learned))).toEqual(learned);
    }),
  );
});

test("a book without weights has none afterwards", () => {
  expect(wideBook(tightBook({ ...book, rules: [], thresholds: [] }))).toEqual(book);
});
