import { globSync } from "node:fs";
import { expect, test } from "vitest";
import type { Turn } from "#app/domain/chat/turn.ts";
import { readCases } from "#app/triage/train/cases.ts";
import { screen } from "./book.ts";

/** Each message after the other, with what travels. */
function after(messages: readonly string[], { hasHistory = true } = {}) {
  return messages.reduce<{ verdict?: ReturnType<typeof screen>; history: Turn[] }>(
    ({ verdict, history }, message) => ({
      verdict: screen(message, { petType: "dog", ...(verdict?.facts && { facts: verdict.facts }), ...(hasHistory && { history }) }),
      history: [...history, { role: "user", content: message }, { role: "assistant", content: "Noted." }],
    }),
    { history: [] },
  ).verdict;
}

const AGAIN = "he's having another one right now";

test.each([
  ["in one message", [`he had a seizure last month. ${AGAIN}`]],
  ["after a seizure long ago", ["he had a seizure last month", AGAIN]],
  ["after one that has passed", ["my dog had a seizure this morning and is fine now", AGAIN]],
  [
    "after a question in between",
    ["my dog had a seizure on monday. the vet saw him", "what should I watch for", "he's having one right now"],
  ],
  ["in other words", ["last year he had a few seizures, vet said epilepsy", "it's happening again"]],
])("a sign that comes again is the one named last, and plain: %s", (_kind, messages) => {
  const verdict = after(messages);
  expect(verdict?.level).toBe("emergency");
  expect(verdict?.reasons.map(({ rule }) => rule)).toContain("fit");
});

test.each([["we got another one, a cat"], ["what if he's having another one"], ["is it normal to have another one?"]])(
  "and not where nothing comes again: %s",
  (message) => {
    expect(after(["he had a seizure last month", message])?.level).not.toBe("emergency");
  },
);

test("no check quotes nothing, however a sign came to be asked about", () => {
  const messages = globSync("tests/triage/unseen/voice-*.jsonl").flatMap(readCases);
  const asked = messages.map(({ message }) => message).filter((message) => screen(message, { petType: "dog" }).check);
  expect(asked.length).toBeGreaterThan(100);
  for (const next of ["what should I do", AGAIN, "it started yesterday"])
    for (const message of asked)
      for (const hasHistory of [true, false]) {
        const quotes = after([message, next], { hasHistory })?.check?.signs.map(({ quote }) => quote.trim()) ?? [];
        expect(quotes, `${message} | ${next}`).not.toContain("");
      }
});

test("another one is what comes in bouts, whatever was spoken of since", () => {
  const said = [
    "Last week Finn had one seizure, 2 minutes, the vet checked him and his bloods were all clear. He has been perfect since. Is he ok to swim?",
    "Could his flea chew have done it? He had the Nexgard two days before it",
    "he's having another one right now",
  ];
  let facts: ReturnType<typeof screen>["facts"];
  const levels = said.map((message, at) => {
    const history = said.slice(0, at).map((content) => ({ role: "user" as const, content }));
    const verdict = screen(message, { petType: "dog", facts, history });
    facts = verdict.facts;
    return verdict.level;
  });
  expect(levels.at(-1)).toBe("emergency");
});
