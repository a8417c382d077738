import { expect, test } from "vitest";
import { stepsUnder } from "#app/domain/content/first-aid-steps.ts";
import { content } from "#tests/content/our-content.ts";
import { book, screen } from "./book.ts";

const protocolOf = (id: string) => content.protocols.find((one) => one.id === id)?.immediateSteps ?? [];

/** The steps on the card of a message, without marks. */
function stepsFor(message: string, petType: string): string {
  const { protocol, reasons } = screen(message, { petType });
  const rules = reasons.map(({ rule }) => rule);
  return stepsUnder(rules, protocolOf(protocol ?? "")).join("\n");
}

const OTHERS = /scum|rat bait|flea drops/i;

test.each([
  ["my dog ate a bar of dark chocolate", "dog"],
  ["my dog ate grapes", "dog"],
  ["my cat ate a lily", "cat"],
  ["my dog drank antifreeze", "dog"],
])("%s: the first steps speak of no other poison", (message, petType) => {
  expect(stepsFor(message, petType)).toMatch(/call a vet or a poison line now/i);
  expect(stepsFor(message, petType)).not.toMatch(OTHERS);
});

test("the poison that was taken has its own step", () => {
  expect(stepsFor("my dog ate rat poison", "dog")).toMatch(/rat bait/i);
  expect(stepsFor("I put dog flea drops on my cat", "cat")).toMatch(/flea drops/i);
});

test("a page says every step, and each rule that a step is meant for exists", () => {
  expect(protocolOf("poisoning")).toHaveLength(8);
  const named = content.protocols.flatMap(({ immediateSteps }) =>
    [...immediateSteps.join("").matchAll(/data-rules="([^"]*)"/g)].flatMap(([, rules = ""]) => rules.split(" ")),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const rule of named) expect(book.rules.map(({ id }) => id)).toContain(rule);
});
