// `npm run set-up`: asks for name, contact, country, color and logo, and writes them to site/ and public/. With `-- --yes` and flags such as
// `--name "Anytown Animal Help"` it asks nothing.
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { inspectContent } from "#app/library/compile/load-content.ts";
import { formatProblem } from "#app/library/compile/problems.ts";
import { ROOT } from "./set-up.mjs";
import { type Answers, QUESTIONS, type Question, readAnswer } from "./set-up-site/answers.ts";
import { currentAnswers, writeSite } from "./set-up-site/write-site.ts";

const questions = Object.keys(QUESTIONS) as Question[];
const { values } = parseArgs({
  options: {
    yes: { type: "boolean", default: false },
    ...Object.fromEntries(questions.map((name) => [name, { type: "string" as const }])),
  },
});
const given = values as Partial<Record<Question, string>> & { yes: boolean };
const terminal = given.yes ? undefined : createInterface({ input: process.stdin, output: process.stdout });

const answers: Answers = currentAnswers(ROOT);
for (const question of questions) answers[question] = await ask(question, given[question] ?? answers[question]);
terminal?.close();
for (const file of await writeSite(ROOT, answers)) console.info(`wrote  ${file}`);

const { content, problems } = inspectContent(ROOT);
for (const problem of problems) console.error(formatProblem(problem));
const { helplines } = content;
if (!helplines.some(({ country }) => country === answers.country))
  console.info(`note   there is no poison line for ${answers.country}: add one in site/helplines.yaml, or the US line stays the first`);
console.info(`
Next:
- Replace or delete the testimonials (site/testimonials.yaml; "[]" for none), and prove or replace the claims (site/marketing.yaml).
- Read content/info/, above all the privacy page: what it promises must be true of your site. Put your version into site/info/.
- npm start, then npm run deploy -- --dry-run`);
process.exit(problems.length > 0 ? 1 : 0);

/** Asks until the answer can be used. Without a terminal a wrong answer ends the run. */
async function ask(question: Question, byDefault: string): Promise<string> {
  const { asks } = QUESTIONS[question];
  const text = terminal ? (await terminal.question(`${asks}${byDefault ? ` [${byDefault}]` : ""}: `)) || byDefault : byDefault;
  const { value, wrong } = readAnswer(question, text);
  if (value !== undefined) return value;
  console.error(`${asks}: ${wrong}`);
  if (terminal) return ask(question, byDefault);
  return process.exit(1);
}
