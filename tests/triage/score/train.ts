/**
 * Learns the weighing from our own corpus and writes content/red-flags/90-learned.yaml. Deterministic: the same cases
 * and rules give the same file. With --check it writes nothing and prints how well it does on each author left out.
 * Run: node tests/triage/score/train.ts [--check]
 */
import { readdirSync, writeFileSync } from "node:fs";
import { rank } from "#app/domain/urgency.ts";
import { createLinearModel, type Scores } from "#app/triage/classifier/linear-model.ts";
import { createWordClasses } from "#app/triage/classifier/word-classes.ts";
import { readRuleBook } from "#app/triage/compile/read-rule-files.ts";
import { decideLevel, worseScores } from "#app/triage/decide-level.ts";
import { readCases } from "./cases.ts";
import { createExaminer, type Examined } from "./examine.ts";
import { type Limits, learn } from "./learn.ts";

const FOLDER = "content/red-flags";
const CORPUS = "tests/triage/corpus";
/** The rules were written while these authors were read, so what the rules say of them teaches nothing. */
const KNOWN_TO_THE_RULES = new Set(["a", "b", "c", "d"]);
/** Most others were read for the rules later. Two messages of three are told without the rules, so that the words must speak too. */
const unaided = (author: string, nth: number) => KNOWN_TO_THE_RULES.has(author) || nth % 3 !== 0;
/** They wrote as hard as owners do; the others were asked for what is hard. A message of theirs counts twice. */
const AS_OWNERS_WRITE = new Set("4 8 9 cc dd ee ff gg hh ii jj kk ll mm nn qq rr ss tt uu".split(" "));
const LIMITS: Limits = { plain: -0.9, ill: 0.1, agree: -1.65, alone: -0.75, bad: -0.85, urgent: 0.15, routine: 0.9, calm: 0.25 };

const examine = createExaminer(readRuleBook("."));
const authors = readdirSync(CORPUS)
  .filter((name) => name.endsWith(".jsonl"))
  .sort()
  .map((name) => ({ name: name.replace(/^voice-|\.jsonl$/g, ""), examples: readCases(`${CORPUS}/${name}`).map(examine) }));
const lessons = (left: string) =>
  authors
    .filter(({ name }) => name !== left)
    .flatMap(({ name, examples }) =>
      examples.flatMap(({ places, bare, level }, nth) => {
        const lesson = { places: unaided(name, nth) ? bare : places, level };
        return AS_OWNERS_WRITE.has(name) ? [{ places, level }, lesson] : [lesson];
      }),
    );
const wrapped = (text: string) => text.replace(/(.{1,140})/g, "      $1\n").trimEnd();

if (process.argv.includes("--check")) check();
else write();

function write(): void {
  const messages = authors.reduce((sum, { examples }) => sum + examples.length, 0);
  const { places, rows, scale, bias, limits } = learn(lessons(""), LIMITS);
  writeFileSync(
    `${FOLDER}/90-learned.yaml`,
    `# Made by tests/triage/score/train.ts from ${messages} labelled messages; do not edit by hand.
# It settles urgent, routine and info, agrees or not with what the rules propose, and may raise; a sure rule stands alone.
learned:
  places: >-
${wrapped(places)}
  rows:
${rows.map((row) => `    - >-\n${wrapped(row)}`).join("\n")}
  scale: [${scale.join(", ")}]
  bias: [${bias.join(", ")}]
  limits: { ${Object.entries(limits)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ")} }
`,
  );
  console.log(`${messages} messages -> ${FOLDER}/90-learned.yaml`);
}

/** Leave one author out: learn from all others, then weigh what that author wrote. */
function check(): void {
  const judged: { one: Examined; leaning: Scores; plainly: boolean }[] = [];
  for (const { name, examples } of authors) {
    if (KNOWN_TO_THE_RULES.has(name)) continue;
    const { weighPlaces } = createLinearModel(learn(lessons(name), LIMITS), createWordClasses(""));
    for (const one of examples) {
      const plainly = one.plain.some((places) => weighPlaces(places)[2] > LIMITS.plain);
      judged.push({ one, leaning: worseScores(weighPlaces(one.places), one.alone && weighPlaces(one.alone)), plainly });
    }
  }
  for (const shift of [0.5, 0.3, 0.1, 0, -0.1, -0.3, -0.5]) {
    const limits = { ...LIMITS, agree: LIMITS.agree + shift, alone: LIMITS.alone + shift };
    const met = [0, 1, 2, 3].map(() => [0, 0, 0, 0]) as number[][];
    for (const { one, leaning, plainly } of judged) {
      const row = met[one.level] as number[];
      const said = rank(decideLevel(one.hits, leaning, limits, plainly, one.words));
      row[said] = (row[said] ?? 0) + 1;
    }
    const at = (label: number, said: number) => (met[label] as number[])[said] as number;
    const all = (label: number) => [0, 1, 2, 3].reduce((sum, said) => sum + at(label, said), 0);
    const f1 = [0, 1, 2, 3].map((k) => (2 * at(k, k)) / (all(k) + [0, 1, 2, 3].reduce((sum, label) => sum + at(label, k), 0)));
    const share = (value: number) => `${(100 * value).toFixed(1)}%`;
    console.log(
      `agree ${limits.agree.toFixed(2)} alone ${limits.alone.toFixed(2)}: emergencies ${share(at(3, 3) / all(3))}, over-triage ${share((at(0, 3) + at(1, 3)) / (all(0) + all(1)))} (info ${share(at(0, 3) / all(0))}), urgent or higher ${share((at(2, 2) + at(2, 3) + at(3, 2) + at(3, 3)) / (all(2) + all(3)))}, macro-F1 ${(f1.reduce((a, b) => a + b) / 4).toFixed(3)}`,
    );
  }
}
