import { expect, test } from "vitest";
import { content } from "#tests/content/our-content.ts";
import { openOwnerPhrases } from "./owner-phrases.ts";
import { isSamePolarQuestion } from "./polar-question.ts";

const readPhrases = openOwnerPhrases(content.assistant.ownerPhrases);

test.each([
  ["can my dog eat cooked bones", "Can dogs have cooked bones?"],
  ["my cat had some ham, is it safe for cats?", "May cats eat ham?"],
  ["is it normal that he snores", "Is it normal for my dog to snore?"],
  ["do i need a vet for a torn nail", "Does a torn nail need a vet?"],
])("a yes or no to our question answers %s", (message, question) => {
  expect(isSamePolarQuestion(message, question, readPhrases)).toBe(true);
});

test.each([
  ["are cooked bones bad for dogs", "Can dogs have cooked bones?"],
  ["how much yogurt can she have", "Can cats have yogurt?"],
  ["raw or cooked the chicken?", "Can cats eat chicken?"],
  ["is yogurt fine every day?", "Can cats have yogurt?"],
  ["which tests will the vet run", "Can I say no to a test or treatment?"],
  ["he's been limping since monday", "Is a limp an emergency?"],
  ["is it normal that she vomits", "Should I see a vet for vomiting?"],
  ["Should my cat live indoors or go outside?", "Can cats go outside?"],
  ["What can be done before Diwali? He is ok now.", "Can dogs hear fireworks?"],
])("a yes or no to our question does not answer %s", (message, question) => {
  expect(isSamePolarQuestion(message, question, readPhrases)).toBe(false);
});
