import { expect, test } from "vitest";
import { plainWords } from "#app/language/normalise.ts";
import { openActs } from "#app/reading/acts/read-acts.ts";
import { content } from "#tests/content/our-content.ts";
import { contactWith } from "./contact.ts";
import { openOwnerPhrases } from "./owner-phrases.ts";

const { acts, ownerPhrases, caseWords } = content.assistant;
const readActs = openActs(acts);
const readPhrases = openOwnerPhrases(ownerPhrases);
const contact = (message: string) =>
  contactWith({ plain: plainWords(message), acts: readActs(message), says: readPhrases(message) }, caseWords);

test.each([
  ["got through to the vet", "reached"],
  ["we're in the car now", "reached"],
  ["were in the car", "reached"],
  ["we're sat in the waiting room", "reached"],
  ["called the vet, they said bring him in", "reached"],
  ["the vet said it's a sprain", "seen"],
  ["he ate a grape yesterday, the vet already saw him", "seen"],
  ["Vet said wait. Nothing's come out since", "seen"],
  ["the vet's leaflet said a little blood is fine", "seen"],
  ["he's staying at the vet overnight", "admitted"],
  ["I called four clinics, no one takes birds", undefined],
  ["he'll have to go to the vet to be checked", undefined],
  ["my vet friend says it's harmless", undefined],
  ["we were at the ER all night last year", undefined],
])("%s: %s", (message, wanted) => {
  expect(contact(message)).toBe(wanted);
});
