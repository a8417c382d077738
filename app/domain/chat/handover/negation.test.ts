import { expect, test } from "vitest";
import { isDenied } from "./negation.ts";

test.each([
  ["He is not vomiting but ", false],
  ["She isn't coughing, however she is ", false],
  ["no vomiting although he is ", false],
  ["he is not ", true],
  ["he is limping but has no ", true],
  ["She is tired though not ", true],
  ["he won't stop ", false],
  ["She isn't eating and has ", false],
  ["She has not eaten and is ", false],
  ["She is not eating and ", false],
  ["he has no energy and a ", false],
  ["she never stops ", false],
  ["she doesn't seem right: ", false],
  ["no coughing and ", true],
  ["no coughing, no ", true],
])("%s is denied: %s", (before, denied) => {
  expect(isDenied(before)).toBe(denied);
});
