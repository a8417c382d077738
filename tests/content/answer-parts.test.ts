import { expect, test } from "vitest";
import { content } from "./our-content.ts";

/** What would put an owner off who has to go now. */
const PUTS_OFF =
  /\b(?:can (?:safely )?wait|no (?:rush|hurry|emergency)|watch (?:them|it|and wait|at home)|wait and see|book a visit|this week|next week|in the morning)\b/i;

/** An answer is one of the 150 with what owners ask next from two parts on. */
const PARTS_AT_LEAST = 2;
const ANSWERS_AT_LEAST = 150;

const written = content.answers.answers.map(({ id, level, parts = {} }) => ({ id, level, parts: Object.entries(parts) }));

test("the most asked answers say what owners ask next", () => {
  expect(written.filter(({ parts }) => parts.length >= PARTS_AT_LEAST).length).toBeGreaterThanOrEqual(ANSWERS_AT_LEAST);
});

test("no part of an emergency's answer puts the owner off", () => {
  const milder = written
    .filter(({ level }) => level === "emergency")
    .flatMap(({ id, parts }) => parts.filter(([, said]) => PUTS_OFF.test(said)).map(([part, said]) => `${id}, ${part}: ${said}`));
  expect(milder).toEqual([]);
});
