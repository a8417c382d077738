import { expect, test } from "vitest";
import { isRetraction } from "./retraction.ts";

test.each([
  "sorry, it was my neighbour's plush toy",
  "Sorry, it was my neighbour’s dog, mine is asleep next to me",
  "false alarm, he is snoring",
  "sorry, wrong alarm",
  "oops wrong dog, that was the last one I fostered",
  "I was wrong, it was carob and not chocolate",
  "ignore what I said, my kids typed that",
  "just kidding lol",
  "turns out it wasn't rat poison, it was a sweet",
  "actually it was only a toy mouse",
  "fausse alerte, merci",
])("the visitor takes back: %s", (message) => {
  expect(isRetraction(message)).toBe(true);
});

test.each([
  "my dog is having a seizure",
  "sorry to bother you but he is still bleeding",
  "it is getting worse, sorry",
  "he swallowed a plush toy",
  "actually he is shaking now too",
  "Thanks. What should I do while I wait?",
  "",
])("this takes nothing back: %s", (message) => {
  expect(isRetraction(message)).toBe(false);
});

test("a long or hostile text is answered at once", () => {
  expect(isRetraction("sorry it was ".repeat(20_000))).toBe(false);
});
