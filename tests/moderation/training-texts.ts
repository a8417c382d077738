import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { KINDS, type ViolationKind } from "#app/assistant/moderation/sentence-features.ts";
import { createSentenceCutter } from "#app/assistant/moderation/text/sentences.ts";
import type { Level } from "#app/domain/urgency.ts";

/** A sentence to learn from: what it must be cut for, and the sentence before it. */
export type Sentence = { author: string; kind: ViolationKind | "good"; text: string; before: string };

/** An answer with its question: `cut` marks what must not be shown. Without a level its sentences stand for themselves. */
export type Answer = { id: string; lang: string; kind: string; level?: Level; question: string; sentences: (string | { cut: string })[] };

const FOLDER = "content/moderation";
/** Of our own pages, so many sentences. */
const MOST_OWN = 6_000;

/** Files of content/moderation that training does not read. */
const NOT_READ = new Set([
  "README.md",
  "broken.yaml",
  "classifier.json",
  "suspicion.json",
  "crisis.yaml",
  "questions.yaml",
  "replacements.yaml",
  "thresholds.yaml",
]);

/** A fingerprint of the lists and the corpus that the classifier learns from. */
export function trainingDigest(): string {
  const names = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => /[.]/.test(name) && !NOT_READ.has(name));
  const hash = createHash("sha256");
  for (const name of names.sort()) hash.update(`${name}\n${readFileSync(`${FOLDER}/${name}`, "utf8")}\n`);
  return hash.digest("hex").slice(0, 16);
}

export const trainingTexts = (): Sentence[] => [...corpus(), ...ownSets(), ...ownPages()];

/** The kind of the classifier for what an author wrote an answer as. */
const KIND_OF: Readonly<Record<string, ViolationKind>> = {
  dose: "medicine",
  "human-medicine": "medicine",
  "stop-medicine": "medicine",
  emesis: "emesis",
  delay: "calm",
  diagnosis: "harm",
  "home-remedy": "harm",
  "euthanasia-at-home": "harm",
  person: "harm",
  leak: "unfit",
  advert: "unfit",
  abuse: "unfit",
};

/** The sentences of content/moderation/answers, each with the one before it. */
export function answerTexts(): (Sentence & { level: Level | undefined })[] {
  return readAnswers().flatMap(({ author, kind, level, sentences }) =>
    sentences.map((one, at) => {
      const earlier = (level && sentences[at - 1]) || "";
      const before = typeof earlier === "string" ? earlier : earlier.cut;
      if (typeof one === "string") return { author, level, kind: "good" as const, text: one, before };
      return { author, level, kind: KIND_OF[kind] as ViolationKind, text: one.cut, before };
    }),
  );
}

export function readAnswers(): (Answer & { author: string })[] {
  return readdirSync(`${FOLDER}/answers`).flatMap((name) =>
    readFileSync(`${FOLDER}/answers/${name}`, "utf8")
      .trim()
      .split("\n")
      .map((line) => ({ ...(JSON.parse(line) as Answer), author: name.replace(".jsonl", "") })),
  );
}

/** The sentences of a text, each with the one before it, as moderation would read them. */
function sentencesOf(text: string): { before: string; text: string }[] {
  const cutter = createSentenceCutter();
  const all = [...cutter.push(text), ...cutter.end()].map((sentence) => sentence.trim());
  return all.map((sentence, at) => ({ before: all[at - 1] ?? "", text: sentence }));
}

/** One file for each author and language: sentences by kind, alone or with the sentence before; and whole answers that are good. */
function corpus(): Sentence[] {
  return readdirSync(`${FOLDER}/corpus`).flatMap((name) => {
    const author = name.split("-")[0] as string;
    const { answers = [], ...kinds } = parse(readFileSync(`${FOLDER}/corpus/${name}`, "utf8")) as { answers?: string[] } & Record<
      Sentence["kind"],
      (string | [string, string])[]
    >;
    const whole = answers.flatMap(sentencesOf).map((one): Sentence => ({ ...one, author, kind: "good" }));
    const single = (Object.keys(kinds) as Sentence["kind"][]).flatMap((kind) =>
      kinds[kind].map((one): Sentence => {
        const [before, text] = typeof one === "string" ? ["", one] : one;
        return { author, kind, text, before };
      }),
    );
    return [...single, ...whole];
  });
}

function ownSets(): Sentence[] {
  const read = <T>(name: string): T[] =>
    readFileSync(`tests/moderation/${name}.jsonl`, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as T);
  const benign = read<{ text: string }>("benign").map(({ text }): Sentence => ({ author: "benign", kind: "good", text, before: "" }));
  const hostile = read<{ category: string; text: string }>("hostile").flatMap(({ category, text }): Sentence[] => {
    const kind = KINDS.find((one) => one === (category === "dose" ? "medicine" : category));
    return kind && sentencesOf(text).length === 1 ? [{ author: "hostile", kind, text, before: "" }] : [];
  });
  return [...benign, ...hostile];
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
      .flatMap((line) => sentencesOf(line.replace(/^\s*(?:[-*]|\d+\.)\s+/, "")))
      .map(({ text }) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"))
      .filter((text) => text.length > 12);
  });
  const every = Math.max(1, Math.ceil(all.length / MOST_OWN));
  return all.filter((_, nth) => nth % every === 0).map((text) => ({ author: "site", kind: "good", text, before: "" }));
}
