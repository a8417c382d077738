/**
 * Checks the signature under the rules and first steps. Run: npm run triage:sign
 * Signs them as they are now: npm run triage:sign -- "Your Name" "Register and number"
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { formatProblem } from "#app/library/compile/problems.ts";
import { REVIEW_FILE, readTriageReview } from "#app/library/compile/triage/read-review.ts";
import { readRuleBook } from "#app/library/compile/triage/read-rule-book.ts";

const root = process.cwd();
const [by, registration] = process.argv.slice(2);
const book = readRuleBook(root);

if (by && registration) {
  const on = new Date().toISOString().slice(0, "2026-11-23".length);
  writeFileSync(join(root, REVIEW_FILE), stringify({ by, registration, on, digest: readTriageReview(root, book).digest }));
}
const { digest, review, problems } = readTriageReview(root, book);
for (const problem of problems) console.error(formatProblem(problem));
if (review) console.info(`${review.by} (${review.registration}) signed ${digest} on ${review.on}. The site says so.`);
else console.error(`Nobody has signed ${digest}. The site says "Not yet reviewed by a veterinarian."`);
process.exitCode = review ? 0 : 1;
