import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { ACTS, type Act } from "#app/domain/knowledge/acts.ts";
import { createFeatureScorer, type LinearWeights } from "#app/language/learned/linear-model.ts";
import { openWordClasses } from "#app/language/learned/word-class-lookup.ts";
import { contentReader } from "#app/library/compile/files/content-reader.ts";
import { readActClasses, readActModel } from "#app/library/compile/lists/act-model-file.ts";
import { actFeatures } from "#app/reading/acts/act-features.ts";
import { learnRows } from "#app/triage/train/learn.ts";
import { chooseThreshold, printScores, type ScoredMessage } from "./scores.ts";

/**
 * `npm run acts:train`: learns what a message does from training/corpora/acts, with a threshold for each act by holding out one author at a
 * time, and writes content/acts/model.json. `npm run acts:check` writes nothing: it prints what is found of the held-out authors.
 * `npm run acts:check FILE...` scores the messages of more authors with what is in content/acts.
 */
const CORPUS = "training/corpora/acts";
const CLASSES = "content/acts/classes.yaml";
const MODEL = "content/acts/model.json";
const SETTINGS = { loose: 40, refit: 40, rounds: 8, used: 800, squared: true, scaled: true, positive: 3 };

type Row = { acts: (Act | "none")[]; text: string };
type Example = { author: string; acts: readonly Act[]; buckets: Int32Array };

const reader = contentReader(".");
const classesOf = openWordClasses(readActClasses(reader));
const [command, ...files]: readonly string[] = process.argv.slice(2);

if (command !== "--check") train();
else if (files.length > 0) scoreFiles();
else crossValidate();

function train(): void {
  const examples = readCorpus();
  const thresholds = thresholdsOf(heldOut(examples));
  const acts = Object.fromEntries(ACTS.map((act) => [act, { ...learn(examples, act), threshold: thresholds[act] }]));
  const text = `${JSON.stringify({ trainedOn: digest(), acts }, null, 1)}\n`;
  writeFileSync(MODEL, text);
  console.info(`Learned from ${examples.length} messages; ${text.length} bytes, ${gzipSync(text).length} gzip.`);
}

function crossValidate(): void {
  const scored = heldOut(readCorpus());
  printScores(scored, thresholdsOf(scored));
}

function scoreFiles(): void {
  const { weights } = readActModel(reader);
  const score = scorerOf(weights);
  printScores(
    files.flatMap((file) => readExamples(file, file)).map((one) => score(one)),
    Object.fromEntries(ACTS.map((act) => [act, weights[act].threshold])) as Record<Act, number>,
  );
}

/** The messages of each author as they are scored by what was learned without that author. */
function heldOut(examples: readonly Example[]): ScoredMessage[] {
  const authors = [...new Set(examples.map(({ author }) => author))].filter((author) => author.startsWith("author-"));
  return authors.flatMap((author) => {
    const others = examples.filter((one) => one.author !== author);
    const score = scorerOf(Object.fromEntries(ACTS.map((act) => [act, learn(others, act)])) as Record<Act, LinearWeights>);
    return examples.filter((one) => one.author === author).map(score);
  });
}

function scorerOf(weights: Readonly<Record<Act, LinearWeights>>): (one: Example) => ScoredMessage {
  const scorers = ACTS.map((act) => createFeatureScorer(weights[act]));
  return ({ acts, buckets }) => ({ acts, scores: scorers.map((score) => score(buckets)[0] ?? 0) });
}

/** An author who was not asked for an act may have written it under another: only what does nothing counts against it. */
function learn(examples: readonly Example[], act: Act): LinearWeights {
  const asked = new Set(examples.filter(({ acts }) => acts.includes(act)).map(({ author }) => author));
  const counted = examples.filter(({ acts, author }) => asked.has(author) || acts.length === 0);
  return learnRows(
    counted.map(({ acts, buckets }) => ({ buckets, labels: [acts.includes(act)] })),
    SETTINGS,
  );
}

function thresholdsOf(scored: readonly ScoredMessage[]): Record<Act, number> {
  return Object.fromEntries(ACTS.map((act, row) => [act, chooseThreshold(scored, act, row)])) as Record<Act, number>;
}

function readCorpus(): Example[] {
  return readdirSync(CORPUS)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => readExamples(`${CORPUS}/${name}`, name.replace(".jsonl", "")));
}

function readExamples(path: string, author: string): Example[] {
  const rows = readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
  return rows.map(({ acts, text }) => ({
    author,
    acts: acts.filter((act) => act !== "none"),
    buckets: actFeatures(text, classesOf),
  }));
}

/** A fingerprint of what the weights were learned from. */
function digest(): string {
  const hash = createHash("sha256").update(readFileSync(CLASSES));
  for (const name of readdirSync(CORPUS).sort()) hash.update(readFileSync(`${CORPUS}/${name}`));
  return hash.digest("hex").slice(0, 16);
}
