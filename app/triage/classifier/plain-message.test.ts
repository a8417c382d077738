import { expect, test } from "vitest";
import { screen } from "#tests/triage/book.ts";

test.each([
  ["My guinea pig has blood in the pee", "guinea-pig", "urgent"],
  ["a bee stung my dog on the paw, it is swollen", "dog", "routine"],
  ["my cat keeps sneezing", "cat", "routine"],
])("where the rules have read every word, nothing else is asked: %s", (message, petType, level) => {
  const verdict = screen(message, { petType });
  expect([verdict.level, verdict.check]).toEqual([level, undefined]);
});
