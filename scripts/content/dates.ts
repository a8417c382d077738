// Lists poison lines that are due for a check. Runs on a schedule, not in `npm test`: a build must not fail because time passes.
// `npm run content:dates [-- YYYY-MM-DD]`: as of today, or as of that day.
import { helplineAges } from "#app/domain/content/helpline.ts";
import { readContent } from "#app/library/compile/load-content.ts";
import { readArguments } from "../arguments.ts";

const [day] = readArguments({ allowPositionals: true }).positionals;
const now = day ? Date.parse(day) : Date.now();
if (Number.isNaN(now)) {
  console.error(`"${day}" is no day; write it as YYYY-MM-DD`);
  process.exit(2);
}
const { helplines } = readContent(process.cwd()).content;
const { overdue, due } = helplineAges(helplines, now);
for (const { id, name, days } of overdue)
  console.error(`content/helplines.yaml: ${id} (${name}) was last checked ${days} days ago; compare it now with the service's own page`);
for (const { id, name, days } of due)
  console.warn(`content/helplines.yaml: ${id} (${name}) was last checked ${days} days ago; after 180 this fails`);
console.info(`${helplines.length} lines, ${due.length} due, ${overdue.length} overdue`);
process.exitCode = overdue.length > 0 ? 1 : 0;
