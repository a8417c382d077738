import { expect, test } from "vitest";
import { openActs } from "#app/reading/acts/read-acts.ts";
import { content } from "#tests/content/our-content.ts";
import { intentOf } from "./intent.ts";
import { openOwnerPhrases } from "./owner-phrases.ts";

const readActs = openActs(content.assistant.acts);
const readPhrases = openOwnerPhrases(content.assistant.ownerPhrases);
const intent = (message: string) => intentOf(message, readActs(message), readPhrases(message));

test.each([
  ["can cats eat tuna, it's cheap", "may-eat"],
  ["do rabbits eat lettuce", "may-eat"],
  ["is a mango ok for budgies", "may-eat"],
  ["can I rub coconut oil on his nose", "may-give"],
  ["are tulips poisonous", "is-it-poisonous"],
  ["how often does a rabbit need fresh hay", "how-often"],
  ["is it normal that she snores", "is-it-normal"],
  ["why does my dog eat grass", "why"],
  ["should I take her to a vet", "when-to-see-a-vet"],
  ["how do I trim his nails", "how-to"],
  ["which vet is open near me", "find-a-vet"],
  ["how much is a visit to the vet", "cost"],
  ["thanks a lot, you've been great", "small-talk"],
  ["are you a real vet", "about-us"],
  ["she passed away last night", "loss"],
])("%s: %s", (message, wanted) => {
  expect(intent(message)).toBe(wanted);
});

test.each(["he can hardly eat and lies down all day", "she ate a sock", "my dog is not eating"])(
  "an account asks nothing: %s",
  (message) => {
    expect(intent(message)).toBe("happening-now");
  },
);
