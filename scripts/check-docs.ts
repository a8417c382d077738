// Checks the documents against the code. `npm run docs:check`; `npm run docs:update` first writes the generated parts.
import { ageProblem } from "../tests/benches/measured-code.ts";
import { decisionProblems } from "./docs/decisions.ts";
import { documents, lineCount, read } from "./docs/files.ts";
import { blockProblems } from "./docs/generated-blocks.ts";
import { layerProblems } from "./docs/layers.ts";
import { linkProblems } from "./docs/links.ts";
import { tableProblems } from "./docs/tables.ts";

const README_LINES = 120;

function readmeProblems(): string[] {
  const lines = lineCount(read("README.md"));
  return lines > README_LINES ? [`README.md: ${lines} lines; the limit is ${README_LINES}`] : [];
}

function performanceProblems(): string[] {
  const problem = ageProblem(read("docs/performance.md"));
  return problem ? [`docs/performance.md ${problem}`] : [];
}

const checked = documents();
const problems = [
  ...blockProblems(process.argv.includes("--write")),
  ...readmeProblems(),
  ...layerProblems(),
  ...decisionProblems(),
  ...performanceProblems(),
  ...tableProblems(),
  ...checked.flatMap(linkProblems),
];
for (const problem of problems) console.error(problem);
console.info(`${checked.length} documents, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
