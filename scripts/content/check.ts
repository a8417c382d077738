// Lists problems in content/, with file, line and remedy. `npm run content:check [-- part-of-a-file-name]`.

import { readContent } from "#app/library/compile/load-content.ts";
import { formatProblem } from "#app/library/compile/problems.ts";
import { inspectRuleBook } from "#app/library/compile/triage/read-rule-book.ts";

const only = process.argv[2] ?? "";
const { content, problems } = readContent(process.cwd());
const triage = inspectRuleBook(process.cwd());
const all = [...problems, ...triage.problems, ...(triage.staleTraining ? [triage.staleTraining] : [])];
const shown = all.filter((problem) => problem.file.includes(only));
for (const problem of shown) console.error(formatProblem(problem));
const unopened = [...content.sources.values()].filter(({ grade, checked }) => grade !== "house" && !checked).length;
/** Every place that names a source, each once. */
const uses = [
  ...[...content.answers.answers, ...content.substances, ...triage.book.rules.map(({ source }) => ({ sources: [source] }))],
  ...content.protocols.map(({ sources }) => ({ sources: sources.map(({ key }) => key) })),
  ...content.pages.map(({ sources }) => ({ sources: sources.map(({ key }) => key) })),
  ...[...content.figures.values()].map(({ source }) => ({ sources: [source] })),
].flatMap(({ sources }) => sources);
const opened = uses.filter((key) => content.sources.get(key)?.checked).length;
console.info(
  `${content.pages.length} pages, ${triage.book.rules.length} rules, ${content.figures.size} figures, ${content.sources.size} sources (${unopened} not opened yet; ${Math.round((100 * opened) / uses.length)}% of ${uses.length} uses are of opened ones), ${shown.length} problems`,
);
process.exitCode = shown.length > 0 ? 1 : 0;
