import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { RuleBook } from "#app/triage/compile/compile-rules.ts";
import { NO_CHECKS } from "#tests/triage/no-checks.ts";
import { REVIEW_FILE, readTriageReview } from "./read-review.ts";

const BOOK: RuleBook = {
  concepts: [{ name: "seizure", kind: "sign", patterns: ["seizure+"] }],
  rules: [{ id: "seizure", level: "emergency", when: ["seizure"], says: "A seizure needs a vet now.", source: "a-manual" }],
  thresholds: [{ name: "long", of: "time", least: 5 }],
  doses: {},
  unreadLanguages: [],
  questions: {
    skip: "vet",
    replies: { yes: "yes", some: "a bit", much: "a lot", no: "no", not: "none", unsure: "not sure" },
    signs: [],
  },
  leave: ["seize"],
  checks: NO_CHECKS,
  wordClasses: [["seizure"]],
  weights: {
    places: "A",
    rows: ["h", "h", "h"],
    scale: [1, 1, 1],
    bias: [0, 0, 0],
    thresholds: { raiseToEmergency: 0, raiseToUrgent: 0, raiseToRoutine: 0, leastShared: 0 },
  },
};
const STEPS = "content/emergencies.yaml";
let root = "";
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const sign = (digest: string) => write(REVIEW_FILE, `by: Dr A Vet\nregistration: MRCVS 1\non: 2026-12-01\ndigest: "${digest}"\n`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "review-"));
  mkdirSync(join(root, "content/triage"), { recursive: true });
  write(STEPS, "- id: seizure\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("a signature holds for exactly what was signed", () => {
  expect(readTriageReview(root, BOOK).review).toBeUndefined();
  sign(readTriageReview(root, BOOK).digest);
  expect(readTriageReview(root, BOOK).review).toEqual({ by: "Dr A Vet", registration: "MRCVS 1", on: "2026-12-01" });
});

const { weights } = BOOK as Required<RuleBook>;
test.each<[string, Partial<RuleBook>]>([
  ["a rule", { rules: BOOK.rules.map((rule) => ({ ...rule, level: "urgent" as const })) }],
  ["a word", { concepts: [{ name: "seizure", kind: "sign", patterns: ["seizure+", "fits"] }] }],
  ["a threshold", { thresholds: [{ name: "long", of: "time", least: 6 }] }],
  ["a weight", { weights: { ...weights, rows: ["i", "h", "h"] } }],
  ["a limit of the classifier", { weights: { ...weights, thresholds: { ...weights.thresholds, raiseToEmergency: 1 } } }],
])("a change of %s ends the signature and says so", (_, change) => {
  sign(readTriageReview(root, BOOK).digest);
  const { review, problems } = readTriageReview(root, { ...BOOK, ...change });
  expect(review).toBeUndefined();
  expect(problems).toMatchObject([{ file: REVIEW_FILE, line: 4 }]);
});

test("a change of the first steps ends it too", () => {
  sign(readTriageReview(root, BOOK).digest);
  write(STEPS, "- id: choking\n");
  expect(readTriageReview(root, BOOK).review).toBeUndefined();
});
