import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Complaint } from "#app/domain/knowledge/assistant-content.ts";
import { rank, worst } from "#app/domain/urgency.ts";
import { trainingDigest } from "../compile/digest.ts";
import type { WeightsSource } from "../compile/schemas.ts";
import { levelByRules } from "../decide-level.ts";
import type { RuleBook } from "../rules/rule-book.ts";
import { type Case, readCases } from "./cases.ts";
import { type HashedExample, learn, type Thresholds } from "./learn.ts";
import { createExampleReader, type TrainingExample } from "./training-example.ts";

/** What one author wrote, in order. */
export type Author = { name: string; examples: readonly TrainingExample[] };

/** The rules were written while these authors were read, so what the rules say of their messages teaches nothing. */
export const KNOWN_TO_THE_RULES: ReadonlySet<string> = new Set(["a", "b", "c", "d"]);
/** These authors write as owners do; the others were asked for what is hard. A message of theirs counts twice. */
const AS_OWNERS_WRITE = new Set(
  "4 8 9 10 11 12 13 14 15 16 17 18 19 20 cc dd ee ff gg hh ii jj kk ll mm nn qq rr ss tt uu yy zz".split(" "),
);
/** A quick training takes every so many messages. */
const QUICK = 10;

/** Reads `voice-NAME.jsonl` of a folder with the rules alone. @param quick takes a tenth of the messages */
export function readAuthors(book: RuleBook, folder: string, quick = false): Author[] {
  const { weights: _weights, ...rules } = book;
  const read = createExampleReader(rules);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .map((name) => ({
      name: name.replace(/^voice-|\.jsonl$/g, ""),
      examples: readCases(join(folder, name))
        .filter((_, nth) => !quick || nth % QUICK === 0)
        .map(read),
    }));
}

/**
 * What owners tap in answer to our own questions, after the complaint: sentences that we wrote ourselves and whose level the rules know. A sick
 * animal is at least routine.
 */
export function readTaps(book: RuleBook, complaints: readonly Complaint[]): Author {
  const { weights: _weights, ...rules } = book;
  const read = createExampleReader(rules);
  const labeled = (tapped: Tapped): TrainingExample => {
    const example = read({ ...tapped, label: "routine" } as Case);
    return { ...example, level: rank(worst("routine", levelByRules(example.matches))) };
  };
  return { name: "taps", examples: complaints.flatMap(tapsOf).map(labeled) };
}

type Tapped = Pick<Case, "message" | "petType_sent" | "history">;

/** The complaint, and each answer after the mildest answers to the questions before it. */
function tapsOf({ example, species, facts }: Complaint): Tapped[] {
  return species.flatMap((petType_sent) => {
    const message = example.replace("{animal}", petType_sent.replace("-", " "));
    const history: NonNullable<Case["history"]> = [{ role: "user", content: message }];
    const answers = facts.flatMap(({ ask, answers }) => {
      const asked = [...history, { role: "assistant" as const, content: ask }];
      history.push({ role: "assistant", content: ask }, { role: "user", content: answers[0] as string });
      return answers.map((answer) => ({ message: answer, petType_sent, history: asked }));
    });
    return [{ message, petType_sent }, ...answers];
  });
}

/** Trains on all authors. Deterministic: the same messages and rules give the same weights. */
export function trainClassifier(book: RuleBook, authors: readonly Author[], thresholds: Thresholds): WeightsSource {
  const { thresholds: _thresholds, ...learned } = learn(authors.flatMap(lessonsOf), thresholds);
  const messages = authors.reduce((sum, { examples }) => sum + examples.length, 0);
  return { trainedOn: trainingDigest(book), messages, ...learned };
}

/**
 * What an author teaches. Two messages of three are shown without what the rules found, because most authors were read when the rules
 * were written: the words must speak too.
 */
export function lessonsOf({ name, examples }: Author): HashedExample[] {
  return examples.flatMap(({ buckets, bare, level }, nth) => {
    const unaided = KNOWN_TO_THE_RULES.has(name) || nth % 3 !== 0;
    const lesson = { buckets: unaided ? bare : buckets, level };
    return AS_OWNERS_WRITE.has(name) ? [{ buckets, level }, lesson] : [lesson];
  });
}
