import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { createCrisisDetector, type DetectCrisis } from "#app/assistant/crisis/crisis-detection.ts";
import { createCrisisFeatures } from "#app/assistant/crisis/crisis-features.ts";
import { contentReader } from "#app/library/compile/files/content-reader.ts";
import { readCrisisClasses } from "#app/library/compile/lists/crisis-model-file.ts";
import { loadContent } from "#app/library/compile/load-content.ts";
import { createFeatureScorer } from "#app/triage/classifier/linear-model.ts";
import { type Labeled, learnRows } from "#app/triage/train/learn.ts";

/**
 * `npm run crisis:train`: learns the detector of a person who may end their life from training/corpora/crisis, against owners' ordinary
 * messages (tests/triage/corpus), and writes content/crisis/classifier.json. `npm run crisis:check` writes nothing: it holds out one author
 * and a third of the ordinary messages at a time, and prints what is found and what is found by mistake at each pair of thresholds.
 */
const CORPUS = "training/corpora/crisis";
const ORDINARY = "tests/triage/corpus";
const WEIGHTS = "content/crisis/classifier.json";
const SETTINGS = { loose: 20, refit: 20, rounds: 10, used: 12_000, squared: true };
const GRIEF_SHARES = [0.005, 0.01, 0.015, 0.02];
const ORDINARY_SHARES = [0.0003, 0.0005, 0.001];

type Row = { lang: string; danger: boolean; text: string };
type Example = Row & { author: string; buckets: Int32Array };

const features = createCrisisFeatures(readCrisisClasses(contentReader(".")));
const examples = read<Row>(CORPUS).map((row): Example => ({ ...row, buckets: features(row.text) }));
const ordinary = read<{ message: string }>(ORDINARY).map(({ message }) => ({ text: message, buckets: features(message) }));

if (process.argv.includes("--check")) crossValidate();
else {
  const weights = learnRows([...examples.map(labeled), ...ordinary.map(asOrdinary)], SETTINGS);
  const text = `${JSON.stringify({ trainedOn: digest(), ...weights })}\n`;
  writeFileSync(WEIGHTS, text);
  console.info(`Learned from ${examples.length} + ${ordinary.length} messages; ${gzipSync(text).length} bytes gzip.`);
}

function read<T>(folder: string): (T & { author: string })[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  return files.sort().flatMap((name) =>
    readFileSync(`${folder}/${name}`, "utf8")
      .trim()
      .split("\n")
      .map((line) => ({ ...(JSON.parse(line) as T), author: name.replace(".jsonl", "") })),
  );
}

function labeled({ buckets, danger }: Example): Labeled {
  return { buckets, labels: [danger] };
}

function asOrdinary({ buckets }: { buckets: Int32Array }): Labeled {
  return { buckets, labels: [false] };
}

/** A fingerprint of what the weights were learned from. */
function digest(): string {
  const names = readdirSync(CORPUS).sort();
  const hash = createHash("sha256").update(readFileSync("content/crisis/word-classes.yaml"));
  for (const name of names) hash.update(readFileSync(`${CORPUS}/${name}`));
  return hash.digest("hex").slice(0, 16);
}

/** The four authors' sentences are scored by what was learned without their author; ordinary messages without their third. */
function crossValidate(): void {
  const detect = createCrisisDetector(loadContent(".").crisisRules);
  const authors = [...new Set(examples.map(({ author }) => author))].filter((author) => author.startsWith("author-"));
  const held: Scored[] = [];
  const calm: Scored[] = [];
  authors.forEach((author, part) => {
    const others = examples.filter((one) => one.author !== author).map(labeled);
    const score = createFeatureScorer(
      learnRows([...others, ...ordinary.filter((_, at) => at % authors.length !== part).map(asOrdinary)], SETTINGS),
    );
    held.push(...examples.filter((one) => one.author === author).map((one) => scored(one, score(one.buckets), detect)));
    calm.push(
      ...ordinary
        .filter((_, at) => at % authors.length === part)
        .map((one) => scored({ ...one, danger: false }, score(one.buckets), detect)),
    );
  });
  print(held, calm);
}

type Scored = { text: string; danger: boolean; isPattern: boolean; score: number };

function scored({ text, danger }: { text: string; danger: boolean }, [score = 0]: readonly number[], detect: DetectCrisis): Scored {
  return { text, danger, isPattern: detect(text)?.advice.id === "self-harm", score };
}

function print(held: readonly Scored[], calm: readonly Scored[]): void {
  const danger = held.filter((one) => one.danger);
  const grief = held.filter((one) => !one.danger);
  const cut = (of: readonly Scored[], share: number) =>
    of.map(({ score }) => score).sort((one, other) => other - one)[Math.floor(share * of.length)] ?? 0;
  const share = (of: readonly Scored[], limit: number) => of.filter((one) => one.isPattern || one.score > limit).length / of.length;
  console.info(`patterns alone: ${percent(share(danger, Number.POSITIVE_INFINITY))} of danger`);
  for (const sure of GRIEF_SHARES.map((of) => cut(grief, of)))
    console.info(
      `sure ${sure.toFixed(2)}: ${percent(share(danger, sure))} of danger, ${percent(share(grief, sure))} of the rest, ${percent(share(calm, sure))} ordinary`,
    );
  for (const unsure of ORDINARY_SHARES.map((of) => cut(calm, of)))
    console.info(
      `any ${unsure.toFixed(2)}: ${percent(share(danger, unsure))} of danger, ${percent(share(grief, unsure))} of the rest, ${percent(share(calm, unsure))} ordinary`,
    );
}

function percent(value: number): string {
  return `${(100 * value).toFixed(2)}%`;
}
