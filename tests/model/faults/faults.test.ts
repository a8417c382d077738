import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { ANSWER_MS, FIRST_TOKEN_MS, THINKING_MS, URGENT_WORD_MS } from "#app/domain/limits.ts";
import { THOUGHT } from "#tests/fakes/preset-fetch.ts";
import { VENDOR_CANARY } from "#tests/fakes/provider-fetch.ts";
import { type FaultPlayed, faultPage, playAll } from "./tell-faults.ts";

let all: FaultPlayed[];

beforeAll(async () => {
  all = await playAll();
}, 240_000);

const each = () => all.flatMap(({ group, fault, by }) => [...by].map(([preset, played]) => ({ group, fault, preset, played })));
/** The clock of the plays goes in steps of half a second. */
const STEP_S = 0.5;

test("docs/model-faults.md says what happens", () => {
  expect(readFileSync("docs/model-faults.md", "utf8"), "run: npm run model:faults -- --write").toBe(faultPage(all));
});

test("whatever a provider does, the card comes at once, and one answer ends well with words to read", () => {
  for (const { fault, preset, played } of each()) {
    const name = `${preset} ${fault.does}`;
    expect([played.seen[0]?.what, played.seen[0]?.at], name).toEqual(["card", 0]);
    expect(played.reserved, name).toBe(0);
    if (fault.leavesAfterMs !== undefined) continue;
    expect(
      played.seen.filter(({ what }) => what === "end").map(({ text }) => text),
      name,
    ).toEqual(["done"]);
    const read = played.seen.filter(({ what }) => what === "model" || what === "own answer" || what === "our words");
    expect(read.map(({ text }) => text).join("").length, name).toBeGreaterThan(10);
    expect(JSON.stringify([played.seen, played.reply]), name).not.toMatch(new RegExp(`${VENDOR_CANARY}|${THOUGHT}|think>|<\\|`));
  }
});

test("nobody waits longer than the limits say, and in an emergency our first words come at once", () => {
  for (const { fault, preset, played } of each()) {
    const name = `${preset} ${fault.does}`;
    const words = played.seen.filter(({ what }) => what === "model" || what === "own answer");
    const [first, last] = [words[0]?.at ?? 0, words.at(-1)?.at ?? 0];
    const thinks = /think|every nine/.test(fault.does);
    if (fault.asks === "emergency") {
      expect([played.seen[1]?.what, played.seen[1]?.at], name).toEqual(["our words", 0]);
      expect(first, name).toBeLessThanOrEqual(URGENT_WORD_MS / 1000 + STEP_S);
    } else if (fault.leavesAfterMs === undefined && !/every nine/.test(fault.does))
      expect(first, name).toBeLessThanOrEqual((thinks ? THINKING_MS : FIRST_TOKEN_MS) / 1000 + STEP_S);
    expect(last, name).toBeLessThanOrEqual(ANSWER_MS / 1000 + STEP_S);
  }
});

test("no stream of a provider stays open, but of the binding, which cannot be called off before it answers", () => {
  const open = each().filter(({ played }) => played.open > 0);
  expect(open.map(({ preset, fault }) => `${preset} ${fault.does}`)).toEqual(["workers-ai accepts and says nothing"]);
});

test("every preset sends what its server takes", () => {
  const answered = each().filter(({ group }) => group === "no fault");
  for (const { preset, fault, played } of answered)
    expect([played.codes, played.requests, played.reply?.answeredBy], `${preset} ${fault.does}`).toEqual([[], 1, expect.any(String)]);
});
