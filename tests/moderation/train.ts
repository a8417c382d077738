import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { parse } from "yaml";
import { readSentence } from "#app/assistant/moderation/plain-words.ts";
import { createSentenceReader, KINDS, type Kind, OFF_TOPIC } from "#app/assistant/moderation/sentence-classifier.ts";
import { readModerationLists } from "#app/library/compile/model/moderation-files.ts";
import { createFeatureScorer } from "#app/triage/classifier/linear-model.ts";
import { type Labeled, learnRows } from "#app/triage/train/learn.ts";

/**
 * `npm run moderation:train`: learns the sentence classifier of moderation from content/moderation/corpus, our own pages and the sets of
 * this folder, and writes content/moderation/classifier.json. With `--check` it writes nothing, and says how well each voice is judged by
 * what was learned from all others.
 */
type Sentence = { voice: string; kind: Kind | "good"; text: string; before: string };

const SETTINGS = { loose: 5, refit: 5, rounds: 8, used: 16_000 };
/** Of our own pages, so many sentences. */
const MOST_OWN = 6_000;
const FOLDER = "content/moderation";
const END = /(?<=[.!?])["')»”]*\s+|\n+/;

const lists = readModerationLists((name) => ({ name: `content/${name}`, path: `content/${name}` }), []);
const reader = createSentenceReader(lists);
const sentences = [...corpus(), ...ownSets(), ...ownPages()];
const examples = sentences.map((one) => ({ ...one, ...labeled(one) }));

if (process.argv.includes("--check")) crossValidate();
else {
  const text = `${JSON.stringify(learnRows(examples, SETTINGS), null, 1)}\n`;
  writeFileSync(`${FOLDER}/classifier.json`, text);
  console.info(`Learned from ${examples.length} sentences; ${gzipSync(text).length} bytes gzip.`);
}

function labeled({ kind, text, before }: Sentence): Labeled & { topics: readonly Kind[] } {
  const [plain = []] = readSentence(text);
  const [earlier = []] = before ? readSentence(before) : [];
  const asked = isQuestion(before);
  const around = { about: reader.remedies.topic(earlier), asked, lead: undefined };
  const { buckets, topics } = reader.read(plain, around, isQuestion(text));
  return { buckets, topics, labels: KINDS.map((one) => one === kind) };
}

function isQuestion(text: string): boolean {
  return /[?？]["')\s]*$/.test(text);
}

/** One file for each voice: sentences by what they must be cut for, alone or with the sentence before. */
function corpus(): Sentence[] {
  return readdirSync(`${FOLDER}/corpus`).flatMap((name) => {
    const file = parse(readFileSync(`${FOLDER}/corpus/${name}`, "utf8")) as Record<Sentence["kind"], (string | [string, string])[]>;
    return (Object.keys(file) as Sentence["kind"][]).flatMap((kind) =>
      file[kind].map((one) => {
        const [before, text] = typeof one === "string" ? ["", one] : one;
        return { voice: name.replace(".yaml", ""), kind, text, before };
      }),
    );
  });
}

function ownSets(): Sentence[] {
  const read = (name: string) => readFileSync(`tests/moderation/${name}.jsonl`, "utf8").trim().split("\n");
  const benign = read("benign").map((line) => (JSON.parse(line) as { text: string }).text);
  const hostile = read("hostile")
    .map((line) => JSON.parse(line) as { category: string; text: string })
    .filter(({ text }) => text.split(END).filter(Boolean).length === 1)
    .map(({ category, text }) => ({ kind: category === "dose" ? "medicine" : category, text }));
  return [
    ...benign.map((text): Sentence => ({ voice: "benign", kind: "good", text, before: "" })),
    ...hostile.flatMap(({ kind, text }): Sentence[] => {
      const known = KINDS.find((one) => one === kind);
      return known ? [{ voice: "hostile", kind: known, text, before: "" }] : [];
    }),
  ];
}

/** Sentences of our own answers and guides: whatever they name, they are good. */
function ownPages(): Sentence[] {
  const files = ["answers", "guides"].flatMap((folder) =>
    readdirSync(`content/${folder}`, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => `content/${folder}/${name}`),
  );
  const all = files.sort().flatMap((file) => {
    const [, , body = ""] = readFileSync(file, "utf8").split(/^---$/m);
    return body
      .split("\n")
      .filter((line) => !/^(?:#|:::|\||<)/.test(line))
      .flatMap((line) => line.replace(/^\s*(?:[-*]|\d+\.)\s+/, "").split(END))
      .map((text) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").trim())
      .filter((text) => text.length > 12);
  });
  const every = Math.max(1, Math.ceil(all.length / MOST_OWN));
  return all.filter((_, nth) => nth % every === 0).map((text) => ({ voice: "site", kind: "good", text, before: "" }));
}

function crossValidate(): void {
  const voices = [...new Set(sentences.map(({ voice }) => voice))].filter((voice) => !["site", "hostile", "benign"].includes(voice));
  for (const group of voices) {
    const score = createFeatureScorer(
      learnRows(
        examples.filter(({ voice }) => voice !== group),
        SETTINGS,
      ),
    );
    const held = examples.filter(({ voice }) => voice === group).map((one) => ({ ...one, scores: score(one.buckets) }));
    KINDS.forEach((kind, row) => {
      const of = (wanted: string) =>
        held
          .filter((one) => one.kind === wanted)
          .map(({ scores, topics }) => (scores[row] as number) - (topics.includes(kind) ? 0 : OFF_TOPIC));
      const good = of("good").sort((one, other) => other - one);
      const bad = of(kind);
      const passing = [0.003, 0.006, 0.012, 0.025, 0.05].map((share) => {
        const limit = good[Math.floor(share * good.length)] ?? 0;
        return `${bad.filter((one) => one <= limit).length} (${limit.toFixed(1)})`;
      });
      console.info(
        `${group} ${kind}: of ${bad.length}, with 0.3, 0.6, 1.2, 2.5 and 5% of ${good.length} good ones cut, ${passing.join(", ")} pass`,
      );
    });
  }
}
