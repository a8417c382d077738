import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { withoutReported } from "#app/assistant/moderation/reported-speech.ts";
import { OFF_TOPIC } from "#app/assistant/moderation/sentence-classifier.ts";
import { createSentenceReader, KINDS, type Kind } from "#app/assistant/moderation/sentence-features.ts";
import { readSentence } from "#app/assistant/moderation/text/plain-words.ts";
import { createFeatureScorer } from "#app/language/learned/linear-model.ts";
import { contentReader } from "#app/library/compile/files/content-reader.ts";
import { readModerationLists } from "#app/library/compile/model/moderation-files.ts";
import { type Labeled, learnRows } from "#app/triage/train/learn.ts";
import { type Sentence, trainingDigest, trainingTexts } from "./training-texts.ts";

/**
 * `npm run moderation:train`: learns the sentence classifier of moderation from content/moderation/corpus, our own pages and the sets of
 * this folder, and writes content/moderation/classifier.json. With `--check` it writes nothing, and says how well the sentences of each
 * author are judged by what was learned from all others.
 */
const SETTINGS = { loose: 20, refit: 20, rounds: 10, used: 30_000, squared: true };
/** Of the good sentences of an author, so many are cut at the limits that `--check` prints. */
const SHARES = [0.005, 0.01, 0.02, 0.03, 0.05, 0.1];

const lists = readModerationLists(contentReader("."));
const reader = createSentenceReader(lists);
const sentences = trainingTexts();
const examples = sentences.map((one) => ({ ...one, ...labeled(one) }));

if (process.argv.includes("--check")) crossValidate();
else {
  const text = `${JSON.stringify({ trainedOn: trainingDigest(), ...learnRows(examples, SETTINGS) }, null, 1)}\n`;
  writeFileSync("content/moderation/classifier.json", text);
  console.info(`Learned from ${examples.length} sentences; ${gzipSync(text).length} bytes gzip.`);
}

function labeled({ kind, text, before }: Sentence): Labeled & { topics: readonly Kind[] } {
  const [plain = []] = readSentence(withoutReported(text));
  const [earlier = []] = before ? readSentence(before) : [];
  const around = { about: reader.remedies.topic(earlier), asked: isQuestion(before), lead: undefined };
  const { buckets, topics } = reader.read(plain, around, isQuestion(text));
  return { buckets, topics, labels: KINDS.map((one) => one === kind) };
}

function isQuestion(text: string): boolean {
  return /[?？]["')\s]*$/.test(text);
}

function crossValidate(): void {
  const authors = [...new Set(sentences.map(({ author }) => author))].filter((author) => !["site", "hostile", "benign"].includes(author));
  for (const author of authors) {
    const others = examples.filter((one) => one.author !== author);
    const score = createFeatureScorer(learnRows(others, SETTINGS));
    const held = examples.filter((one) => one.author === author).map((one) => ({ ...one, scores: score(one.buckets) }));
    KINDS.forEach((kind, row) => {
      const scoresOf = (wanted: string) =>
        held
          .filter((one) => one.kind === wanted)
          .map(({ scores, topics }) => (scores[row] as number) - (topics.includes(kind) ? 0 : OFF_TOPIC));
      const good = scoresOf("good").sort((one, other) => other - one);
      const bad = scoresOf(kind);
      const passing = SHARES.map((share) => {
        const limit = good[Math.floor(share * good.length)] ?? 0;
        return `${(100 * share).toFixed(1)}%: ${bad.filter((one) => one <= limit).length} (${limit.toFixed(1)})`;
      });
      console.info(`${author} ${kind}: of ${bad.length} pass, by share of ${good.length} good ones cut, ${passing.join(", ")}`);
    });
  }
}
