import { expect, test } from "vitest";
import { screen } from "#tests/triage/book.ts";

const SAYS_WHICH = /\b(?:dog|cat|bird|rabbit|hamster)s?\b/i;

test.each(["my pet is not eating", "they ate some xylitol gum"])(
  "%s: urgent at the most until the animal is known, without a word on one that it may not be",
  (message) => {
    const verdict = screen(message);
    expect(verdict.level).toBe("urgent");
    expect(verdict.answer).toBeUndefined();
    expect(verdict.reasons.map(({ says }) => says).join(" ")).not.toMatch(SAYS_WHICH);
  },
);

test.each([
  ["they ate some xylitol gum", "dog"],
  ["ate part of a lily", "cat"],
])("%s: an emergency once it is a %s", (message, petType) => {
  expect(screen(message, { petType }).level).toBe("emergency");
  const { facts } = screen(message);
  expect(screen(`it's my ${petType}`, { facts }).level).toBe("emergency");
});

test.each([
  "he isn't breathing",
  "she is choking",
  "having a seizure right now",
  "she collapsed and won't respond",
  "he keeps straining in the litter box and no pee comes out",
  "retching and nothing comes up, and his belly is hard",
])("%s: an emergency whichever animal it is", (message) => {
  expect(screen(message).level).toBe("emergency");
});

test("the reason of an earlier message is not given for an animal that it does not speak of", () => {
  const { facts } = screen("my pet is not eating");
  const { reasons } = screen("a tortoise", { facts });
  expect(reasons.map(({ says }) => says).join(" ")).not.toMatch(SAYS_WHICH);
});
