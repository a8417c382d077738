// `npm run set-up`: asks for name, contact, country, poison line, color and logo, and writes them to site/. With `-- --yes` and flags such as
// `--name "Anytown Animal Help"` it asks nothing.
import { createInterface } from "node:readline";
import { inspectContent } from "#app/library/compile/load-content.ts";
import { formatProblem } from "#app/library/compile/problems.ts";
import { readArguments } from "./arguments.ts";
import { ROOT } from "./set-up.mjs";
import { type Answers, QUESTIONS, type Question, readAnswer } from "./set-up-site/answers.ts";
import { currentAnswers, writeSite } from "./set-up-site/write-site.ts";

const questions = Object.keys(QUESTIONS) as Question[];
const { values } = readArguments({
  options: {
    yes: { type: "boolean", default: false },
    ...Object.fromEntries(questions.map((name) => [name, { type: "string" as const }])),
  },
});
const given = values as Partial<Record<Question, string>> & { yes: boolean };
const terminal = given.yes ? undefined : createInterface({ input: process.stdin, output: process.stdout });
// Line by line, so that answers may also come from a file.
const typed = terminal?.[Symbol.asyncIterator]();

const answers: Answers = currentAnswers(ROOT);
const { helplines } = inspectContent(ROOT).content;
for (const question of questions) {
  if (question === "helpline") for (const line of linesOf(answers.country)) console.info(line);
  answers[question] = await ask(question, given[question] ?? answers[question]);
}
terminal?.close();
for (const file of await writeSite(ROOT, answers)) console.info(`wrote  ${file}`);

const { content, problems } = inspectContent(ROOT);
const languages = Object.keys(content.assistant.phrases.languages);
for (const problem of problems) console.error(formatProblem(problem));
console.info(`first  ${content.helplines[0]?.name}, ${content.helplines[0]?.number}`);
console.info(`
Who writes in one of these languages reads the first words of an answer in it, and there is nothing to set: ${languages.join(", ")}

Next:
- Replace or delete the testimonials (site/testimonials.yaml; "[]" for none), and prove or replace the claims (site/marketing.yaml).
- Read content/info/, above all the privacy page: what it promises must be true of your site. Put your version into site/info/.
- npm start, then npm run deploy -- --dry-run; on a server of your own, npm run build (docs/own-server.md)`);
process.exit(problems.length > 0 ? 1 : 0);

/** The poison lines of a country, to choose from. */
function linesOf(country: string): string[] {
  const lines = helplines.filter((line) => line.country === country);
  if (lines.length === 0)
    return [`There is no poison line for ${country} yet: add one in site/helplines.yaml, or the first of the US is shown.`];
  return lines.map(({ id, name, number }) => `  ${id}: ${name}, ${number}`);
}

/** Asks until the answer can be used. Without a terminal a wrong answer ends the run. */
async function ask(question: Question, byDefault: string): Promise<string> {
  const { asks } = QUESTIONS[question];
  const text = (typed && (await answerTo(`${asks}${byDefault ? ` [${byDefault}]` : ""}: `, typed))) || byDefault;
  const { value, wrong } = readAnswer(question, text);
  if (value !== undefined) return value;
  console.error(`${asks}: ${wrong}`);
  if (terminal) return ask(question, byDefault);
  return process.exit(1);
}

async function answerTo(prompt: string, lines: AsyncIterator<string>): Promise<string> {
  process.stdout.write(prompt);
  const { value, done } = await lines.next();
  if (!done) return value;
  console.error("\nNo answer: nothing was written.");
  return process.exit(1);
}
