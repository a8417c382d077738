import { expect, test } from "vitest";
import { durationIn } from "./duration-in-words.ts";

test.each([
  ["he has not eaten for two days", "two days", 48],
  ["Since Tuesday evening", "since tuesday evening", 48],
  ["limping since yesterday's walk", "since yesterday", 22],
  ["betta not eating 3-days", "3 days", 72],
  ["about half an hour ago", "half an hour", 0.5],
])("reads the length of time in %s", (message, words, hours) => {
  expect(durationIn(message)).toEqual({ words, hours });
});

test.each(["the vet is two hours away", "she is 3 years old", "twice a day"])("%s is no length of time", (message) => {
  expect(durationIn(message)).toBeUndefined();
});
