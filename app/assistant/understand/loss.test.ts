import { expect, test } from "vitest";
import { plainWords } from "#app/language/normalise.ts";
import { content } from "#tests/content/our-content.ts";
import { speaksOfLoss } from "./loss.ts";
import { openOwnerPhrases } from "./owner-phrases.ts";

const readPhrases = openOwnerPhrases(content.assistant.ownerPhrases);
const isOfLoss = (message: string) => speaksOfLoss(plainWords(message), readPhrases(message));

test.each([
  "I had to put my old cat Murray down on Tuesday and I keep thinking I waited too long",
  "we had to put our lovely old boy down and I feel awful",
  "My dog die last night because I no have money for vet. Is it my fault?",
  "Our cat Luna passed last night, 16 years old. Was it my fault?",
  "she passed in her sleep",
  "I think it might be time for our old boy and I don't know how you know",
  "how do I know its time",
  "If it isn't going to make it what is the kind way",
  "the vet says she will not get better",
  "He has a tumour on his spleen and we decided against the operation",
  "I'd like it to happen at home. Is that possible?",
  "Am I doing it too soon?",
])("%s", (message) => {
  expect(isOfLoss(message)).toBe(true);
});

test.each([
  "he passed a worm last night",
  "the sock passed yesterday",
  "I had to put my dog down on the floor because he struggled",
  "will he die tonight",
  "can a dog die because of a tick",
  "is it time to move him to the senior kibble",
  "when do I know its time to ring them",
  "is it like a mild tummy ache kind of thing",
])("%s is no loss", (message) => {
  expect(isOfLoss(message)).toBe(false);
});
