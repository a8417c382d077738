import type { CrisisClasses } from "#app/domain/chat/crisis-advice.ts";
import { bucketOf } from "#app/language/learned/feature-hash.ts";
import { sentenceWords } from "#app/language/learned/sentence-words.ts";
import { revealedWords } from "../moderation/text/plain-words.ts";
import { createClassFinder, type FoundClass, PHRASE_MARK } from "./crisis-classes.ts";

/** The buckets of all features of a message, each once. */
export type CrisisFeatures = (message: string) => Int32Array;
type Add = (...parts: string[]) => void;

const COMMA = ",";
const NUMBER = /^\d+$/;
const PIECE = 4;
const MOST_WORDS = 400;
/** The order of classes is read over so many of them. */
const ORDER = 6;
const LENGTHS = [4, 8, 16, 32, 64];

/**
 * Reads words, pairs of words with and without one between them, and parts of words; then the classes of words and phrases: in order, denied,
 * together in one sentence, in neighboring sentences and in the message, and with the word next to them.
 */
export function createCrisisFeatures(classes: CrisisClasses): CrisisFeatures {
  const findClasses = createClassFinder(classes);
  return (message) => {
    const seen = new Set<number>();
    const add: Add = (...parts) => seen.add(bucketOf(parts.join(" ")));
    const sentences = sentenceWords(message, MOST_WORDS, wordsIn);
    const found = findClasses(message, sentences);
    sentences.forEach((words, at) => {
      const ownClasses = found[at] ?? [];
      addWords(words, add);
      addClasses(words, ownClasses, add);
      addPairs("n", namesOf(ownClasses), add);
      for (const one of namesOf(ownClasses)) for (const next of namesOf(found[at + 1] ?? [])) add("x", one, next);
    });
    addPairs("m", namesOf(found.flat()), add);
    const length = sentences.reduce((sum, { length: words }) => sum + words, 0);
    add("l", String(LENGTHS.filter((most) => most < length).length));
    add("q", String(message.includes("?")), String(/[?]\s*$/.test(message)));
    return Int32Array.from(seen);
  };
}

function wordsIn(sentence: string): string[] {
  const words = revealedWords(sentence).filter((word) => word !== COMMA);
  return words.map((word) => (NUMBER.test(word) ? "0" : word));
}

function addWords(words: readonly string[], add: Add): void {
  words.forEach((word, at) => {
    const before = words[at - 1] ?? "^";
    add("w", word);
    add("b", before, word);
    if (at > 1) add("s", words[at - 2] ?? "", word);
    if (at > 2) add("s", words[at - 3] ?? "", word);
    const framed = `^${word}$`;
    for (let from = 0; from + PIECE <= framed.length; from += 1) add("p", framed.slice(from, from + PIECE));
  });
  add("b", words.at(-1) ?? "", "$");
}

function addClasses(words: readonly string[], found: readonly FoundClass[], add: Add): void {
  found.forEach(({ name, at, isDenied }, index) => {
    add("c", name);
    if (isDenied) add("d", name);
    for (const earlier of found.slice(Math.max(0, index - ORDER), index)) add("o", earlier.name, name);
    const [before, after] = [words[at - 1], words[at + 1]];
    if (before) add("k", before, name);
    if (after && !name.endsWith(PHRASE_MARK)) add("j", name, after);
  });
}

function namesOf(found: readonly FoundClass[]): string[] {
  return [...new Set(found.map(({ name }) => name))].sort();
}

function addPairs(kind: string, names: readonly string[], add: Add): void {
  names.forEach((one, at) => {
    for (const other of names.slice(at + 1)) add(kind, one, other);
  });
}
