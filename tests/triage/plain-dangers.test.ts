import { expect, test } from "vitest";
import { isRedOrAsked, rulesAlone, screen } from "./book.ts";

test.each([
  ["tick-paralysis", "dog", "pulled a tick off her yesterday, today her legs are weak"],
  ["bird-fumes", "bird", "we burned a nonstick pan, my parrot seems fine"],
  ["bird-fumes", "bird", "the nonstick pan burned dry and the budgie was in the kitchen"],
  ["bird-fumes", "bird", "burned nonstick pan and my budgie is gasping"],
  ["attacked-small", "bird", "the cat had my parrot in its mouth"],
  ["lily", "cat", "my cat has lily pollen on her fur"],
  ["burn", "dog", "he touched the hot pan and burned his paw"],
])("%s is plain in plain words: %s, %s", (rule, petType, message) => {
  const { level, reasons } = rulesAlone(message, { petType });
  expect(level).toBe("emergency");
  expect(reasons[0]?.rule).toBe(rule);
});

test("a pan that burned gets the first steps for fumes and not those for a burn", () => {
  expect(rulesAlone("burned nonstick pan and my budgie is gasping", { petType: "bird" }).protocol).toBe("breathing");
});

test.each([
  ["cat", "my cat can't pee. she didn't eat any food"],
  ["dog", "my dog can't breathe. He didn't eat any dinner"],
])("a meal that was not eaten makes no tale of the danger beside it: %s: %s", (petType, message) => {
  expect(isRedOrAsked(screen(message, { petType }))).toBe(true);
});

test.each([
  ["dog", "he ate supper, and an hour ago he started pacing and trying to throw up but its just foam and spit"],
  ["dog", "what do I do if my dog is choking right now"],
])("plain in the words that owners use: %s: %s", (petType, message) => {
  expect(screen(message, { petType }).level).toBe("emergency");
});

test("pollen on the nose is no harmless lily because no leaf was eaten", () => {
  const message = "there's orange pollen on my cat's nose. I think they're lilies?? She didn't eat any leaves that I can see.";
  expect(isRedOrAsked(screen(message, { petType: "cat" }))).toBe(true);
});

test("what to give when it chokes is asked of an animal that may be choking", () => {
  expect(screen("should I give him water when choking", { petType: "dog" }).level).not.toMatch(/info|routine/);
});
