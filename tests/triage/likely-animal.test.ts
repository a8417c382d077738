import { expect, test } from "vitest";
import { screen } from "./book.ts";

const animal = (message: string) => {
  const { species, likely } = screen(message).about ?? {};
  return species ?? likely;
};

test.each([
  ["Jack russell got into the shed and the bait is gone", "dog"],
  ["A 10 week old golden who bites everything", "dog"],
  ["we clipped our boerboel Shumba at the gate an hour back", "dog"],
  ["She has three scratching posts and still picks the sofa", "cat"],
  ["He wagged his tail and ate his dinner", "dog"],
  ["Isa brown, 2 yrs, in and out of the nest box since yesterday with no egg", "bird"],
  ["Buff orpington, hunched with her tail down", "bird"],
])("a breed or what only one animal does says which animal it is: %s", (message, species) => {
  expect(animal(message)).toBe(species);
});

test.each([
  ["She looks like a plucked chicken where they shaved her"],
  ["He left his dinner and only ate the chicken out of it"],
  ["Next door's cat scratched his eye on Sunday"],
  ["There is drool hanging off her chin"],
  ["He walked across the hob and burned a paw"],
])("an animal that is compared, eaten or another's is not the owner's: %s", (message) => {
  expect(animal(message)).toBeUndefined();
});
