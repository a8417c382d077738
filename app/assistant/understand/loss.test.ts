import { expect, test } from "vitest";
import { plainWords } from "#app/language/normalise.ts";
import { speaksOfLoss } from "./loss.ts";

test.each([
  "I had to put my old cat Murray down on Tuesday and I keep thinking I waited too long",
  "we had to put our lovely old boy down and I feel awful",
  "My dog die last night because I no have money for vet. Is it my fault?",
  "Our cat Luna passed last night, 16 years old. Was it my fault?",
  "she passed in her sleep",
])("%s", (message) => {
  expect(speaksOfLoss(plainWords(message))).toBe(true);
});

test.each([
  "he passed a worm last night",
  "the sock passed yesterday",
  "I had to put my dog down on the floor because he struggled",
  "will he die tonight",
  "can a dog die because of a tick",
])("%s is no loss", (message) => {
  expect(speaksOfLoss(plainWords(message))).toBe(false);
});
