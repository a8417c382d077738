import { expect, test } from "vitest";
import type { CheckAnswer } from "#app/domain/check.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { Rule } from "../rules/rule-book.ts";
import { certaintyOf, type JudgedPost, precisionOf } from "./certainty-card.ts";
import type { Post } from "./posts.ts";
import { afterTaps, truthOf } from "./simulate-taps.ts";

const CHECK = { animal: 0, signs: [], listAsks: "Is one of these so?", others: [], also: [{ id: "seizure", says: "Having a seizure" }] };
const verdict = (level: Verdict["level"], rule?: string): Verdict => ({
  level,
  reasons: rule ? [{ rule, says: "", source: "" }] : [],
});
const told = (level: JudgedPost["level"], said: Verdict, words = 10): JudgedPost => ({
  text: "word ".repeat(words).trim(),
  level,
  verdict: said,
});
const post = (fields: Partial<Post>): Post => ({
  id: "P",
  animal: "dog",
  text: "",
  level: "info",
  status: "present",
  traps: [],
  ...fields,
});
const answers = (["yes", "over", "no", "vet"] as const).map((id: CheckAnswer) => ({ id, says: id }));

test("an emergency that is asked about counts as asked, not as red", () => {
  const card = certaintyOf([
    told("emergency", verdict("emergency")),
    told("emergency", { ...verdict("urgent"), check: CHECK }),
    told("info", verdict("emergency")),
  ]);
  expect([card.red.hits, card.redOrAsked.hits, card.harmlessRed.hits, card.right.hits, card.right.of]).toEqual([1, 2, 1, 1, 2]);
});

test("the precision of a class counts each red message once, and rules of no emergency do not count", () => {
  const rules = [
    { id: "gasps", level: "emergency", protocol: "breathing" },
    { id: "blue", level: "emergency", protocol: "breathing" },
    { id: "coughs", level: "routine" },
  ] as Rule[];
  const both = { level: "emergency" as const, reasons: ["gasps", "blue", "coughs"].map((rule) => ({ rule, says: "", source: "" })) };
  const { byClass, byRule, byLength } = precisionOf([told("emergency", both), told("info", verdict("emergency", "gasps"), 60)], rules);
  expect(byClass.map(({ by, share }) => [by, share.hits, share.of])).toEqual([["state, breathing", 1, 2]]);
  expect(byRule.map(({ by }) => by).sort()).toEqual(["blue", "gasps"]);
  expect(byLength.map(({ by }) => by).sort()).toEqual(["1 to 12 words", "41 to 80 words"]);
});

test.each<[string, Partial<Post>, CheckAnswer]>([
  ["a present sign", {}, "yes"],
  ["one that is over", { status: "over" }, "over"],
  ["one that a vet has treated", { status: "treated" }, "vet"],
  ["a story of another animal", { status: "other-animal" }, "no"],
  ["a word that misleads", { traps: ["looked dead"] }, "no"],
  ["a word that talks an emergency down", { level: "emergency", traps: ["looked dead"] }, "yes"],
])("truth of %s", (_name, fields, expected) => {
  expect(truthOf({ quote: "He looked dead to me", answers }, post(fields))).toBe(expected);
});

test("taps go on until nothing is asked", () => {
  const asked: unknown[] = [];
  const sign = { id: "fell", kind: "state" as const, says: "", quote: "he fell", asks: "", answers };
  const after = afterTaps(
    (_text, { checked = {} } = {}) => {
      asked.push(checked);
      if (checked.none) return verdict("routine");
      return { ...verdict("urgent"), check: checked.fell ? CHECK : { ...CHECK, signs: [sign] } };
    },
    post({ status: "past" }),
  );
  expect(after.level).toBe("routine");
  expect(asked.at(-1)).toEqual({ fell: "no", none: true });
});
