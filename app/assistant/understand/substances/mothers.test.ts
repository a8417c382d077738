import { expect, test } from "vitest";
import { plainWords } from "#app/language/normalise.ts";
import { withoutMothers } from "./mothers.ts";

test.each(["he ate the mums in the garden", "are mums toxic to cats", "a potted mum fell over", "she chewed a mum plant", "mums"])(
  "%s: a plant",
  (message) => {
    expect(withoutMothers(plainWords(message))).toMatch(/\bmums?\b/);
  },
);

test.each([
  "mum gave the dog some bread",
  "my dog ate one of mum's pills",
  "the dog at my mums ate something",
  "the mum of the kittens won't eat",
  "Mum's rabbit is chewing her cage",
])("%s: a mother", (message) => {
  expect(withoutMothers(plainWords(message))).not.toMatch(/\bmums?\b/);
});
