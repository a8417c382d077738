/**
 * Sheets for a reviewing vet, as CSV on disk. Run: node tests/triage/score/review-sheet.ts FOLDER [CASES.jsonl...]
 * After the review, content/triage/review.yaml with {by, registration, on, digest} turns the "not yet reviewed" mark off.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readRuleBook } from "#app/library/compile/triage/read-rule-book.ts";
import { reviewDigest } from "#app/triage/compile/digest.ts";
import { createScreen } from "#app/triage/screen.ts";
import { type Case, readCases } from "./cases.ts";
import { csv } from "./csv.ts";

const [folder = "", ...casePaths] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: node tests/triage/score/review-sheet.ts FOLDER [CASES.jsonl...]");
  process.exit(2);
}
const book = readRuleBook(join(dirname(fileURLToPath(import.meta.url)), "../../.."));
const screen = createScreen(book);
mkdirSync(folder, { recursive: true });

writeFileSync(
  join(folder, "rules.csv"),
  csv(
    ["rule", "level", "animals", "when", "unless", "says", "source", "agree (yes/no)", "comment"],
    book.rules.map((rule) => [
      rule.id,
      rule.level,
      (rule.species ?? ["all"]).join(" "),
      rule.when.join(" OR "),
      (rule.unless ?? []).join(" OR "),
      rule.says,
      rule.source,
      "",
      "",
    ]),
  ),
);
writeFileSync(
  join(folder, "words.csv"),
  csv(
    ["concept", "kind", "phrases", "comment"],
    book.concepts.map(({ name, kind, patterns }) => [name, kind, patterns.join(", "), ""]),
  ),
);
writeFileSync(
  join(folder, "cases.csv"),
  csv(
    ["id", "animal", "message", "history", "label", "screen says", "why", "your level", "comment"],
    casePaths.flatMap(readCases).map((one: Case) => [
      one.id,
      one.species,
      one.message,
      (one.history ?? []).map((turn) => `${turn.role}: ${turn.content}`).join(" / "),
      one.label,
      screen(one.message, {
        ...(one.petType_sent ? { petType: one.petType_sent } : {}),
        ...(one.history ? { history: one.history } : {}),
      }).level,
      one.why,
      "",
      "",
    ]),
  ),
);
console.log(`Wrote rules.csv, words.csv and cases.csv to ${folder}. Digest of these rules for review.yaml: ${reviewDigest(book)}`);
