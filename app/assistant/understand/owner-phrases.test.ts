import { expect, test } from "vitest";
import { openOwnerPhrases } from "./owner-phrases.ts";

const read = openOwnerPhrases({
  words: { vet: ["vet", "animal hospital"] },
  intents: [
    { is: "small-talk", says: ["^ hello|bye there? $"] },
    { is: "find-a-vet", says: ["<vet> .. near|open"], unless: ["open wound"] },
    { is: "how-to", says: ["how do|can"] },
    { is: "cost", says: ["<#> dollars"] },
  ],
  followUps: [],
  followUpsInCase: [],
  loss: [],
  cues: [],
  questions: [],
  asides: [],
});
const found = (message: string) => read(message)("intents");

test("a message meets the rules in the order of their list", () => {
  expect(found("is a vet open near me, and how do I get there")).toEqual(["find-a-vet", "how-to"]);
  expect(found("my dog limps")).toEqual([]);
});

test("a phrase uses named words and numbers", () => {
  expect(found("which animal hospital is near")).toEqual(["find-a-vet"]);
  expect(found("I have 40 dollars")).toEqual(["cost"]);
});

test("what stands against a rule holds for the whole message", () => {
  expect(found("open wound, the vet is near")).toEqual([]);
});

test("a phrase with anchors is the whole message, but for words that open or close it", () => {
  expect(found("ok bye then")).toEqual(["small-talk"]);
  expect(found("bye there is a lump")).toEqual([]);
});
