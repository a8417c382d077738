/**
 * The sheet for a veterinarian who reviews the rules. Run: npm run triage:review [-- FOLDER [CASES.jsonl...]]
 * Prints every rule; with a folder, writes rules, words, thresholds and labeled messages there as tables.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inspectContent } from "#app/library/compile/load-content.ts";
import { readTriageReview } from "#app/library/compile/triage/read-review.ts";
import { readRuleBook } from "#app/library/compile/triage/read-rule-book.ts";
import { reviewSheet } from "#app/triage/review/review-sheet.ts";
import { readCases } from "#app/triage/train/cases.ts";

const root = process.cwd();
const [folder, ...casePaths] = process.argv.slice(2);
const book = readRuleBook(root);
const { digest, review } = readTriageReview(root, book);
const titles = new Map([...inspectContent(root).content.sources].map(([key, { title }]) => [key, title]));

if (folder) {
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(reviewSheet(book, titles, casePaths.flatMap(readCases)));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  console.info(`Wrote ${files.map(([name]) => name).join(", ")} to ${folder}.`);
} else
  for (const { id, level, species, when, unless, says, source } of book.rules)
    console.info(
      [
        `${id}: ${level}, ${species?.join(", ") ?? "every animal"}`,
        `  "${says}"  (${titles.get(source) ?? source})`,
        ...when.map((condition) => `  when ${condition}`),
        ...(unless ?? []).map((condition) => `  unless ${condition}`),
      ].join("\n"),
    );
console.info(`Digest: ${digest}. ${review ? `Signed by ${review.by} on ${review.on}.` : "Not yet reviewed by a veterinarian."}`);
