import { expect, test } from "vitest";
import { wrap } from "./wrap-text.ts";

const widthOf = (text: string) => text.length;

test("text is broken into lines that fit, and a word that does not fit has a line of its own", () => {
  expect(wrap("ate two bars of chocolate", widthOf, 10)).toEqual(["ate two", "bars of", "chocolate"]);
  expect(wrap("an incomprehensible word", widthOf, 8)).toEqual(["an", "incomprehensible", "word"]);
  expect(wrap("", widthOf, 8)).toEqual([""]);
});
