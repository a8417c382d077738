import { expect, test } from "vitest";
import { factor } from "./factor.ts";

test("phrases that differ in one place become one phrase", () => {
  expect(factor(["no vet", "wont stop", "no money", "cant stop"])).toEqual(["cant|wont stop", "no money|vet"]);
});

test("phrases that differ in two places, in a gap or in what may be left out stay apart", () => {
  const phrases = ["no money", "not vet", "not .. bill", "not ... bill", "so? cold", "too? cold"].sort();
  expect(factor(phrases)).toEqual(phrases);
});

test("a contraction is split before it is joined with other words", () => {
  expect(factor(["im dead", "they dead"])).toEqual(["i am dead", "they dead"]);
});
