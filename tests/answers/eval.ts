import { readFileSync } from "node:fs";
import { type Answered, start } from "./assistant.ts";
import { type Case, isRight, type Score, scoreAnswer, share } from "./score.ts";

/**
 * `npm run answers:eval -- CASES.jsonl [--show ID] [--all]`: shares by kind with Wilson 95% intervals, then every miss with its causes.
 * `--show` prints one case with its answers, `--all` every answer.
 */
const args: readonly string[] = process.argv.slice(2);
const showAt = args.indexOf("--show");
const shown = showAt >= 0 ? args[showAt + 1] : undefined;
const files = args.filter((arg, at) => !arg.startsWith("--") && at !== showAt + (showAt >= 0 ? 1 : 0));
if (files.length === 0) throw new Error("name a file of cases: npm run answers:eval -- CASES.jsonl");

type Row = { id: string; kind: string; message: string; turn: number; answered: Answered; score: Score };

const cases = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Case),
);
const rows = cases.flatMap((one): Row[] => {
  const say = start(one.petType, one.petName);
  const turns =
    "turns" in one ? one.turns.map(({ owner, ...wanted }) => ({ message: owner, wanted })) : [{ message: one.message, wanted: one }];
  return turns.map(({ message, wanted }, turn) => {
    const answered = say(message);
    return { id: one.id, kind: one.kind, message, turn, answered, score: scoreAnswer(wanted, answered) };
  });
});

if (shown || args.includes("--all")) for (const row of rows.filter(({ id }) => !shown || id === shown)) print(row);
if (!shown) {
  summarize();
  for (const row of rows.filter(({ score }) => score.misses.length > 0)) {
    console.log(
      `${row.id}${row.turn > 0 ? ` turn ${row.turn + 1}` : ""} [${row.kind}] ${row.message}  -> ${row.answered.dialog.unit ?? "no unit"}`,
    );
    for (const miss of row.score.misses) console.log(`    - ${miss}`);
  }
}

function summarize(): void {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  for (const [name, part] of [["all", rows] as const, ...kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind)] as const)]) {
    const scores = part.map(({ score }) => score);
    console.log(name);
    console.log(`  everything right ${share(scores.map(isRight))}`);
    console.log(`  must ${share(scores.map(({ must }) => must))}   answer first ${share(scores.map(({ first }) => first))}`);
    console.log(
      `  level in range ${share(scores.map(({ inRange }) => inRange))}   nothing forbidden ${share(scores.map(({ isClean }) => isClean))}`,
    );
    console.log(`  first source relevant ${share(scores.map(({ source }) => source))}`);
  }
  const conversations = cases
    .filter((one) => "turns" in one)
    .map(({ id }) => rows.filter((row) => row.id === id).every(({ score }) => isRight(score)));
  console.log(`whole conversations right ${share(conversations)}\n`);
}

function print({ id, message, answered, score }: Row): void {
  const { text, level, dialog, suggestions, sources } = answered;
  console.log(`\n${"=".repeat(12)} ${id}: ${message}\n[${level}] ${dialog.intent ?? ""} ${dialog.unit ?? ""}\n\n${text}`);
  if (suggestions.length > 0) console.log(`\n(tap) ${suggestions.join(" | ")}`);
  console.log(`(sources) ${sources.map(({ path }) => path).join(", ")}`);
  for (const miss of score.misses) console.log(`    - ${miss}`);
}
