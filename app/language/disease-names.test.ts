import { expect, test } from "vitest";
import { withoutDiseaseNames } from "./disease-names.ts";

test.each([
  ["can my cat get bird flu", "can my cat get"],
  ["parrot fever in people", "in people"],
  ["my bird has the flu", "my bird has the flu"],
])("%s names no other animal", (text, left) => {
  expect(withoutDiseaseNames(text).replace(/\s+/g, " ").trim()).toBe(left);
});
