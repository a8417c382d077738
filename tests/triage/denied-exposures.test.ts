import { expect, test } from "vitest";
import { screen } from "./book.ts";

test.each([
  ["cat", "my cat chewed no plant but there are lilies in the room"],
  ["cat", "we have lilies but she ate none of it"],
  ["dog", "the grapes were on the floor, he didn't touch the grapes"],
  ["dog", "there were grapes on the table, he ate none"],
  ["dog", "he licked none of the antifreeze"],
])("what was not taken is no poisoning: %s: %s", (petType, message) => {
  const { level, reasons } = screen(message, { petType });
  expect(level).not.toBe("emergency");
  expect(reasons.map(({ rule }) => rule).join()).not.toMatch(/lil|grape|antifreeze/);
});

test.each([
  ["cat", "my cat chewed a lily, none of it is left"],
  ["dog", "he ate no dinner but he ate grapes"],
  ["dog", "he has eaten none of his dinner since he ate the grapes"],
])("what was taken beside it is one: %s: %s", (petType, message) => {
  expect(screen(message, { petType }).level).toBe("emergency");
});

test("a plant in our own question is not told by an answer to something else", () => {
  const history = [
    { role: "user" as const, content: "my cat has drooled a little since lunch, no plants in the house" },
    { role: "assistant" as const, content: "Could your cat have chewed a lily or another plant?" },
  ];
  expect(screen("Breathes calmly", { petType: "cat", history }).level).not.toBe("emergency");
  expect(screen("she chewed it, yes", { petType: "cat", history }).level).toBe("emergency");
  expect(screen("yes", { petType: "cat", history }).level).not.toMatch(/info|routine/);
});
