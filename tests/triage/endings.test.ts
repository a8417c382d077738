import { expect, test } from "vitest";
import type { Verdict } from "#app/domain/verdict.ts";
import { screen } from "./book.ts";

/** The verdicts of a conversation about a dog, each message sent with the facts of the one before it. */
function converse(messages: readonly string[]): Verdict[] {
  let facts: Verdict["facts"];
  return messages.map((message) => {
    const verdict = screen(message, { petType: "dog", facts });
    facts = verdict.facts;
    return verdict;
  });
}
const lastOf = (messages: readonly string[]) => converse(messages).at(-1) as Verdict;

test.each([
  ["my dog ate two socks", "the vet got them out this morning"],
  ["my dog ate grapes", "he is with the vet now"],
  ["Bella was hit by a car yesterday", "the vet operated on her and she is home now"],
  ["my dog ate mushrooms in the yard", "the vet said he will be fine"],
  ["my dog ate grapes", "they have him in the back being made sick"],
  ["my dog ate rat bait", "they gave him vitamin k and we can go home"],
])("what a vet has treated is an emergency no more: %s / %s", (told, treated) => {
  const [before, after] = converse([told, treated]);
  expect(before?.level).toBe("emergency");
  expect(after).toMatchObject({ level: "routine", changed: { from: "emergency", because: "treated" } });
});

test.each([
  ["my dog ate rat poison", "I'm going to the vet now"],
  ["my dog ate rat poison", "the vet is closed, he seems fine"],
  ["my dog ate grapes", "should the vet make him vomit?"],
  ["my dog ate grapes", "did the vet get it out?"],
  ["my dog was hit by a car", "we are at home now"],
])("a vet who is only called, asked about or on the way treats nothing: %s / %s", (told, said) => {
  expect(lastOf([told, said]).level).toBe("emergency");
});

test("a fit that is over is urgent, whether told at once or in two messages", () => {
  expect(lastOf(["He had a fit this morning but he is back to normal now"]).level).toBe("urgent");
  expect(lastOf(["He had a fit this morning", "he is back to normal now"])).toMatchObject({
    level: "urgent",
    changed: { from: "emergency", because: "passed" },
  });
});

test("what happens after the treatment counts", () => {
  expect(lastOf(["my dog ate grapes", "the vet made him vomit and kept him overnight", "he is having a seizure now"]).level).toBe(
    "emergency",
  );
});

test.each([
  [["my dog was hit by a car", "he died an hour ago"]],
  [["Bella was hit by a car", "she died at the vet", "was it my fault? she ate a grape last week too"]],
  [["my dog ate chocolate", "we had to put her down yesterday", "what do I do with her body"]],
  [["my dog died this morning"]],
])("an animal that has died has no card: %j", (messages) => {
  const { level, check, reasons } = lastOf(messages);
  expect({ level, check, reasons }).toEqual({ level: "info", check: undefined, reasons: [] });
});

test.each([
  [["my dog collapsed", "I think he died, he is not breathing"]],
  [["my dog collapsed", "I thought he died"]],
  [["my dog ate grapes", "will he die?"]],
  [["my dog ate a mouse that died from poison"]],
  [["our old dog died last week. now my other dog is not breathing"]],
  [["Luna died last month. Max ate rat poison"]],
])("a feared death, and another one's, ends nothing: %j", (messages) => {
  expect(lastOf(messages).level).toBe("emergency");
});
