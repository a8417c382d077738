import { expect, test } from "vitest";
import { isAboutBreed, withoutBreedNames } from "./breed-names.ts";

test.each(["what do labradors die of", "is the french bulldog a healthy breed", "health tests for maine coon parents", "labrador"])(
  "%s is about the breed",
  (text) => {
    expect(isAboutBreed(text)).toBe(true);
    expect(withoutBreedNames(text)).toBe(text);
  },
);

test.each([
  ["my maine coon is vomiting", "my is vomiting"],
  ["my german shepherd limps", "my limps"],
  ["lab results of my dog", "lab results of my dog"],
])("%s is about one animal", (text, left) => {
  expect(isAboutBreed(text)).toBe(false);
  expect(withoutBreedNames(text).replace(/\s+/g, " ").trim()).toBe(left);
});
