import { expect, test } from "vitest";
import type { Verdict } from "../../verdict.ts";
import type { ChatMessage } from "./conversation.ts";
import { isUnchanged } from "./verdict-change.ts";

const reason = (rule: string) => ({ rule, says: rule, source: "merck" });
const verdict = (level: Verdict["level"], rules: string[], fields: Partial<Verdict> = {}): Verdict => ({
  level,
  reasons: rules.map(reason),
  ...fields,
});
const after = (...verdicts: Verdict[]): ChatMessage[] =>
  verdicts.map((triage, index) => ({ id: String(index), type: "bot", message: "", timestamp: 0, triage }));

const poison = verdict("emergency", ["rat-poison"], { protocol: "poisoning" });

test("the first verdict is new; one that repeats its level and reasons is not", () => {
  expect(isUnchanged(poison, [])).toBe(false);
  expect(isUnchanged(poison, after(poison))).toBe(true);
  expect(isUnchanged(verdict("emergency", ["earlier"]), after(poison))).toBe(true);
  // A question about nothing ill in between changes nothing.
  expect(isUnchanged(verdict("emergency", ["earlier"]), after(poison, verdict("info", [])))).toBe(true);
});

test("a new reason, level, protocol or animal makes a verdict new", () => {
  expect(isUnchanged(verdict("emergency", ["seizure"], { protocol: "seizure" }), after(poison))).toBe(false);
  expect(isUnchanged(verdict("emergency", ["collapse"]), after(poison))).toBe(false);
  expect(isUnchanged(verdict("urgent", ["rat-poison"]), after(poison))).toBe(false);
  expect(isUnchanged({ ...poison, about: { animal: 1 } }, after({ ...poison, about: { animal: 0 } }))).toBe(false);
});

test("why a level changed, and a person in danger, are always shown", () => {
  expect(isUnchanged({ ...poison, changed: { from: "urgent", because: "returned", why: "It is back." } }, after(poison))).toBe(false);
  expect(isUnchanged({ ...poison, danger: { id: "person", heading: "Call", says: [], lines: [] } }, after(poison))).toBe(false);
  expect(isUnchanged({ ...poison, support: { says: "Please talk to somebody." } }, after(poison))).toBe(false);
});

test("a check is news until what it asks was asked on an earlier turn", () => {
  const asking = (...ids: string[]) =>
    verdict("urgent", [], {
      check: {
        animal: 0,
        signs: ids.map((id) => ({ id, kind: "state" as const, says: "", quote: "", asks: "", answers: [] })),
        listAsks: "Is one of these so?",
        others: [],
        also: [],
      },
    });
  expect(isUnchanged(asking("fell"), [])).toBe(false);
  expect(isUnchanged(asking("fell"), after(asking("fell", "seizure")))).toBe(true);
  expect(isUnchanged(asking("seizure"), after(asking("fell")))).toBe(false);
  // What is left of it after it closed is another card.
  expect(isUnchanged(verdict("urgent", []), after(asking("fell")))).toBe(false);
});
