import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { createCrisisDetector } from "#app/assistant/crisis/crisis-detection.ts";
import { createCrisisFeatures } from "#app/assistant/crisis/crisis-features.ts";
import { type CrisisModel, SELF_HARM } from "#app/domain/chat/crisis-advice.ts";
import { createFeatureScorer } from "#app/language/learned/linear-model.ts";
import { contentReader } from "#app/library/compile/files/content-reader.ts";
import { CRISIS_LANGUAGES, readCrisisClasses, readCrisisModel } from "#app/library/compile/lists/crisis-model-file.ts";
import { loadContent } from "#app/library/compile/load-content.ts";
import { type Labeled, learnRows } from "#app/triage/train/learn.ts";
import { chooseThresholds, type Scored, shares } from "./thresholds.ts";

/**
 * `npm run crisis:train`: learns the detector of a person who may end their life from training/corpora/crisis, against owners' ordinary
 * messages (tests/triage/corpus), and writes content/crisis/classifier.json. `npm run crisis:check` writes nothing: it holds out one author
 * and a part of the ordinary messages at a time, and prints the thresholds that this allows and what they find. `npm run crisis:check FILE`
 * scores the sentences of one more author with what is in content/crisis.
 */
const CORPUS = "training/corpora/crisis";
const ORDINARY = "tests/triage/corpus";
const WEIGHTS = "content/crisis/classifier.json";
const CLASSES = "content/crisis/classes";
const SETTINGS = { loose: 20, refit: 20, rounds: 10, used: 20_000, squared: true };
/** A sentence of the corpus counts as much as so many ordinary messages: there are ten times as many of those. */
const COUNTS_AS = 3;

type Row = { lang: string; danger: boolean; text: string };
type Example = Row & { author: string; buckets: Int32Array };

const reader = contentReader(".");
const features = createCrisisFeatures(readCrisisClasses(reader));
const detect = createCrisisDetector(loadContent(".").crisisRules);
const [command, file] = process.argv.slice(2);

if (command !== "--check") train();
else if (file) scoreFile(file);
else crossValidate();

function train(): void {
  const examples = readExamples();
  const ordinary = readOrdinary();
  const text = `${JSON.stringify({ trainedOn: digest(), ...learn(examples, ordinary) })}\n`;
  writeFileSync(WEIGHTS, text);
  console.info(`Learned from ${examples.length} + ${ordinary.length} messages; ${gzipSync(text).length} bytes gzip.`);
}

function scoreFile(path: string): void {
  const { classifier, thresholds } = readCrisisModel(reader);
  const score = createFeatureScorer(classifier);
  const rows = readLines<Row>(path).map((row) => scored(row, score(features(row.text))));
  print(rows, thresholds);
}

/** The sentences of each author are scored by what was learned without that author; ordinary messages without their part. */
function crossValidate(): void {
  const examples = readExamples();
  const ordinary = readOrdinary();
  const authors = [...new Set(examples.map(({ author }) => author))].filter((author) => author.startsWith("author-"));
  const held: Scored[] = [];
  const calm: Scored[] = [];
  authors.forEach((author, part) => {
    const score = createFeatureScorer(
      learn(
        examples.filter((one) => one.author !== author),
        ordinary.filter((_, at) => at % authors.length !== part),
      ),
    );
    held.push(...examples.filter((one) => one.author === author).map((one) => scored(one, score(one.buckets))));
    calm.push(...ordinary.filter((_, at) => at % authors.length === part).map((one) => scored(one, score(one.buckets))));
  });
  const thresholds = chooseThresholds(
    held.filter(({ danger }) => !danger),
    calm,
  );
  console.info("thresholds:", thresholds);
  print(held, thresholds);
  console.info(`ordinary (${calm.length}): ${shares(calm, thresholds)}`);
}

function print(rows: readonly Scored[], thresholds: CrisisModel["thresholds"]): void {
  for (const language of ["all", ...CRISIS_LANGUAGES]) {
    const own = rows.filter(({ lang }) => language === "all" || lang === language);
    for (const danger of [true, false]) {
      const part = own.filter((one) => one.danger === danger);
      if (part.length > 0)
        console.info(`${language} ${danger ? "danger" : "grief and alike"} (${part.length}): ${shares(part, thresholds)}`);
    }
  }
}

function learn(examples: readonly Example[], ordinary: readonly Example[]) {
  const labeled = ({ buckets, danger }: Example): Labeled => ({ buckets, labels: [danger] });
  const counted = Array.from({ length: COUNTS_AS }, () => examples.map(labeled)).flat();
  return learnRows([...counted, ...ordinary.map(labeled)], SETTINGS);
}

function scored(row: Row, [score = 0]: readonly number[]): Scored {
  const isPattern = detect(row.text)?.advice.id === SELF_HARM;
  return { ...row, isPattern, score };
}

function readExamples(): Example[] {
  return jsonLinesOf(CORPUS).flatMap((name) =>
    readLines<Row>(`${CORPUS}/${name}`).map((row) => ({ ...row, author: name.replace(".jsonl", ""), buckets: features(row.text) })),
  );
}

function readOrdinary(): Example[] {
  return jsonLinesOf(ORDINARY).flatMap((name) =>
    readLines<{ message: string }>(`${ORDINARY}/${name}`).map(({ message }) => ({
      author: name,
      lang: "",
      danger: false,
      text: message,
      buckets: features(message),
    })),
  );
}

function jsonLinesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort();
}

function readLines<T>(path: string): T[] {
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as T);
}

/** A fingerprint of what the weights were learned from. */
function digest(): string {
  const hash = createHash("sha256");
  for (const folder of [CLASSES, CORPUS]) for (const name of readdirSync(folder).sort()) hash.update(readFileSync(`${folder}/${name}`));
  return hash.digest("hex").slice(0, 16);
}
