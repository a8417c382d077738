import { expect, test } from "vitest";
import { book, screen } from "#tests/triage/book.ts";
import { createQuoteCheck } from "./quote-cues.ts";

const shows = createQuoteCheck(book, screen);

test("words that tell of an end, a vet or a fear take a sign down; others do not", () => {
  expect(shows("he's been fine since", "over", "dog")).toBe(true);
  expect(shows("the vet put him on tablets", "treated", "dog")).toBe(true);
  expect(shows("I was worried that", "not-meant", "dog")).toBe(true);
  expect(shows("he is a black dog", "over", "dog")).toBe(false);
  expect(shows("he's been fine since", "treated", "dog")).toBe(false);
});

test("the sign's own words take nothing down, whatever stands beside them", () => {
  for (const quote of ["was vomiting blood and then stopped", "collapsed yesterday and stopped breathing"])
    expect(shows(quote, "over", "dog")).toBe(false);
});
