import type { CrisisClasses } from "#app/domain/chat/crisis-advice.ts";
import { bucketOf } from "#app/triage/classifier/features.ts";
import { phraseFinder } from "../moderation/phrases.ts";
import { plainWords } from "../moderation/text/plain-words.ts";

/** The buckets of all features of a message, each once. */
export type CrisisFeatures = (message: string) => Int32Array;

const SENTENCE_END = /[.!?…\n]+/;
const COMMA = ",";
const NUMBER = /^\d+$/;
const PIECE = 4;
const MOST_WORDS = 400;
/** The order of classes is read over so many of them. */
const ORDER = 6;
const LENGTHS = [4, 8, 16, 32, 64];

/** Reads words, pairs of words with and without one between them, parts of words, and the classes of words and phrases with their order. */
export function createCrisisFeatures({ words, phrases }: CrisisClasses): CrisisFeatures {
  const classesOf = createWordClasses(words);
  const finders = Object.entries(phrases).map(([name, list]) => [name, phraseFinder(list)] as const);
  return (message) => {
    const seen = new Set<number>();
    const add = (...parts: string[]) => seen.add(bucketOf(parts.join(" ")));
    const inMessage = new Set<string>();
    const sentences = sentencesOf(message);
    for (const sentence of sentences) {
      addWords(sentence, add);
      const found = [
        ...sentence.flatMap((word, at) => classesOf(word).map((name) => ({ name, at }))),
        ...finders.flatMap(([name, find]) => find(` ${sentence.join(" ")} `).map((at) => ({ name: `${name}!`, at }))),
      ].sort((one, other) => one.at - other.at);
      addClasses(
        found.map(({ name }) => name),
        add,
      );
      for (const { name } of found) inMessage.add(name);
    }
    const names = [...inMessage].sort();
    names.forEach((one, at) => {
      for (const other of names.slice(at + 1)) add("m", one, other);
    });
    const length = sentences.reduce((sum, { length: words }) => sum + words, 0);
    add("l", String(LENGTHS.filter((most) => most < length).length));
    add("q", String(message.includes("?")), String(/[?]\s*$/.test(message)));
    return Int32Array.from(seen);
  };
}

function sentencesOf(message: string): string[][] {
  let left = MOST_WORDS;
  const sentences: string[][] = [];
  for (const text of message.split(SENTENCE_END)) {
    const words = plainWords(text)
      .filter((word) => word !== COMMA)
      .slice(0, left)
      .map((word) => (NUMBER.test(word) ? "0" : word));
    left -= words.length;
    if (words.length > 0) sentences.push(words);
  }
  return sentences;
}

function addWords(words: readonly string[], add: (...parts: string[]) => void): void {
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

function addClasses(names: readonly string[], add: (...parts: string[]) => void): void {
  names.forEach((name, at) => {
    add("c", name);
    for (const earlier of names.slice(Math.max(0, at - ORDER), at)) add("o", earlier, name);
  });
}

/** @returns the classes of a word, by the whole word or, before a star, by its beginning */
function createWordClasses(words: CrisisClasses["words"]): (word: string) => readonly string[] {
  const classes = new Map<string, Set<string>>();
  for (const [name, list] of Object.entries(words)) for (const word of list) classes.set(word, (classes.get(word) ?? new Set()).add(name));
  return (word) => {
    const found = new Set(classes.get(word));
    for (let length = 2; length <= word.length; length += 1)
      for (const name of classes.get(`${word.slice(0, length)}*`) ?? []) found.add(name);
    return [...found];
  };
}
