/**
 * After a change of rules, words or thresholds: trains the classifier, measures it on messages that nobody read while rules were written,
 * and writes the figures of /how-we-test. Run: npm run triage:update [-- --quick]
 * --quick trains on a tenth of the messages, to try a change; its figures are not fit to publish.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedScore } from "#app/domain/content/published-score.ts";
import { contentReader } from "#app/library/compile/files/content-reader.ts";
import { complaintEntry } from "#app/library/compile/knowledge/complaints.ts";
import { formatProblem } from "#app/library/compile/problems.ts";
import { inspectRuleBook } from "#app/library/compile/triage/read-rule-book.ts";
import { publishedScore } from "#app/triage/train/published-score.ts";
import { readAuthors, readTaps, trainClassifier } from "#app/triage/train/train-classifier.ts";

const ROOT = process.cwd();
const SCORE = join(ROOT, "content/how-we-test.json");

const { book, classifier } = checkedRules();
const authors = readAuthors(book, join(ROOT, "tests/triage/corpus"), process.argv.includes("--quick"));
const complaints = contentReader(ROOT).list("complaints.yaml", complaintEntry);
authors.push(
  readTaps(
    book,
    complaints.map(({ item }) => item),
  ),
);
const weights = trainClassifier(book, authors, classifier);
writeFileSync(join(ROOT, "content/triage/weights.json"), `${JSON.stringify(weights, null, 1)}\n`);
console.info(`Trained on ${weights.messages} messages of ${authors.length} authors.`);

const before = JSON.parse(readFileSync(SCORE, "utf8")) as PublishedScore;
const score = publishedScore(ROOT, checkedRules().book);
writeFileSync(SCORE, `${JSON.stringify(score, null, 1)}\n`);
console.info(`Measured on ${score.cases} messages of ${score.authors} authors that it did not see, ${score.misses.length} misses:`);
for (const { name, today, goal } of score.lines) {
  const last = before.lines.find((line) => line.name === name)?.today ?? "not measured";
  console.info(`  ${name}: ${today}${goal ? `, goal ${goal}` : ""}${last === today ? "" : `, before ${last}`}`);
}

/** The rules with all their examples right, or the end of this program. */
function checkedRules() {
  const inspection = inspectRuleBook(ROOT);
  for (const problem of inspection.problems) console.error(formatProblem(problem));
  if (inspection.problems.length > 0) process.exit(1);
  return inspection;
}
