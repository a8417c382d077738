import { expect, test } from "vitest";
import { openActs } from "#app/reading/acts/read-acts.ts";
import { content } from "#tests/content/our-content.ts";
import { intentOf } from "./intent.ts";
import { speaksOfNoMoney } from "./no-money.ts";
import { openOwnerPhrases } from "./owner-phrases.ts";

const readActs = openActs(content.assistant.acts);
const readPhrases = openOwnerPhrases(content.assistant.ownerPhrases);

test.each([
  "vet wants 2 grand i havent got it what can i do",
  "They quoted me 900 and I don't have that kind of cash",
  "I've no money this month and he has been limping. What are me options?",
  "I can't swing the vet till payday",
])("who cannot pay: %s", (message) => {
  expect(intentOf(message, readActs(message), readPhrases(message))).toBe("cost");
  expect(speaksOfNoMoney({ acts: readActs(message), says: readPhrases(message) })).toBe(true);
});

test.each([
  "I can't afford food for my cat",
  "he broke his nail",
  "the vet won't see us, we have no money",
  "no cash, do they do payment plans",
])("another answer: %s", (message) => {
  expect(speaksOfNoMoney({ acts: readActs(message), says: readPhrases(message) })).toBe(false);
});
