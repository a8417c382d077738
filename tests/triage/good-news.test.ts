import { expect, test } from "vitest";
import { isPressing } from "#app/domain/urgency.ts";
import { isRedOrAsked, screen } from "./book.ts";

test.each([
  ["dog", "Breathes calmly"],
  ["dog", "running like a mad thing"],
  ["dog", "no blood"],
  ["dog", "it came out on its own and he's fine"],
  ["dog", "Molly our collie is a bit lame on the back leg after the beach yesterday. Putting weight on it, eating away."],
  ["rabbit", "my rabbit had half of one banana"],
  ["dog", "he ate half a can of dog food"],
])("what is well or mild is not raised by the classifier alone: %s, %s", (petType, message) => {
  expect(isPressing(screen(message, { petType }).level)).toBe(false);
});

test.each([
  ["cat", "she only ate half her dinner"],
  ["dog", "he is eating and playing but his belly is huge and hard"],
  ["dog", "no blood but he keeps retching and nothing comes up"],
])("what is wrong beside it still counts: %s, %s", (petType, message) => {
  expect(isPressing(screen(message, { petType }).level)).toBe(true);
});

test("a dose that is planned for a day that may come is no emergency, and one that was given is", () => {
  expect(screen("can I skip his insulin when he won't eat his dinner", { petType: "dog" }).level).toBe("urgent");
  expect(isRedOrAsked(screen("I gave him his insulin and now he won't eat", { petType: "dog" }))).toBe(true);
});
