/**
 * Trains the classifier on our own corpus and writes content/triage/weights.json. Deterministic: the same cases
 * and rules give the same file. With --check it writes nothing and prints how well it does on each author left out.
 * Run: node tests/triage/score/train.ts [--check]
 */
import { readdirSync, writeFileSync } from "node:fs";
import { rank } from "#app/domain/urgency.ts";
import { readRuleBook } from "#app/library/compile/triage/read-rule-book.ts";
import { readTriageFiles } from "#app/library/compile/triage/read-triage-files.ts";
import { createLinearModel, type Scores } from "#app/triage/classifier/linear-model.ts";
import { createWordClasses } from "#app/triage/classifier/word-classes.ts";
import { trainingDigest } from "#app/triage/compile/digest.ts";
import { decideLevel, worseScores } from "#app/triage/decide-level.ts";
import { readCases } from "./cases.ts";
import { createExaminer, type Examined } from "./examine.ts";
import { learn, type Thresholds } from "./learn.ts";

const WEIGHTS = "content/triage/weights.json";
const CORPUS = "tests/triage/corpus";
/** The rules were written while these authors were read, so what the rules say of them teaches nothing. */
const KNOWN_TO_THE_RULES = new Set(["a", "b", "c", "d"]);
/** Most others were read for the rules later. Two messages of three are told without the rules, so that the words must speak too. */
const unaided = (author: string, nth: number) => KNOWN_TO_THE_RULES.has(author) || nth % 3 !== 0;
/** They wrote as hard as owners do; the others were asked for what is hard. A message of theirs counts twice. */
const AS_OWNERS_WRITE = new Set("4 8 9 cc dd ee ff gg hh ii jj kk ll mm nn qq rr ss tt uu".split(" "));
const THRESHOLDS: Thresholds = readTriageFiles(".", []).thresholds.item.classifier;

const book = readRuleBook(".");
const examine = createExaminer(book);
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

if (process.argv.includes("--check")) check();
else write();

function write(): void {
  const messages = authors.reduce((sum, { examples }) => sum + examples.length, 0);
  const { thresholds: _thresholds, ...learned } = learn(lessons(""), THRESHOLDS);
  writeFileSync(WEIGHTS, `${JSON.stringify({ trainedOn: trainingDigest(book), messages, ...learned }, null, 1)}\n`);
  console.log(`${messages} messages -> ${WEIGHTS}`);
}

/** Leave one author out: learn from all others, then weigh what that author wrote. */
function check(): void {
  const judged: { one: Examined; scores: Scores }[] = [];
  for (const { name, examples } of authors) {
    if (KNOWN_TO_THE_RULES.has(name)) continue;
    const { weighPlaces } = createLinearModel(learn(lessons(name), THRESHOLDS), createWordClasses([]));
    for (const one of examples) judged.push({ one, scores: worseScores(weighPlaces(one.places), one.alone && weighPlaces(one.alone)) });
  }
  for (const shift of [0.5, 0.3, 0.1, 0, -0.1, -0.3, -0.5]) {
    const thresholds = { ...THRESHOLDS, raiseToEmergency: THRESHOLDS.raiseToEmergency + shift };
    const met = [0, 1, 2, 3].map(() => [0, 0, 0, 0]) as number[][];
    for (const { one, scores } of judged) {
      const row = met[one.level] as number[];
      const said = rank(decideLevel(one.hits, scores, thresholds));
      row[said] = (row[said] ?? 0) + 1;
    }
    const at = (label: number, said: number) => (met[label] as number[])[said] as number;
    const all = (label: number) => [0, 1, 2, 3].reduce((sum, said) => sum + at(label, said), 0);
    const f1 = [0, 1, 2, 3].map((k) => (2 * at(k, k)) / (all(k) + [0, 1, 2, 3].reduce((sum, label) => sum + at(label, k), 0)));
    const share = (value: number) => `${(100 * value).toFixed(1)}%`;
    console.log(
      `raise to emergency above ${thresholds.raiseToEmergency.toFixed(2)}: emergencies ${share(at(3, 3) / all(3))}, over-triage ${share((at(0, 3) + at(1, 3)) / (all(0) + all(1)))} (info ${share(at(0, 3) / all(0))}), urgent or higher ${share((at(2, 2) + at(2, 3) + at(3, 2) + at(3, 3)) / (all(2) + all(3)))}, macro-F1 ${(f1.reduce((a, b) => a + b) / 4).toFixed(3)}`,
    );
  }
}
