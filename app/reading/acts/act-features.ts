import { bucketOf } from "#app/language/learned/feature-hash.ts";
import { sentenceWords } from "#app/language/learned/sentence-words.ts";
import type { WordClassLookup } from "#app/language/learned/word-class-lookup.ts";
import { plainWords } from "#app/language/normalise.ts";

type Add = (...parts: readonly string[]) => void;

const NUMBER = /^\d/;
const SHORTEST_PIECE = 2;
const LONGEST_PIECE = 4;
const LONGEST_WORD = 24;
const MOST_WORDS = 120;
/** Two classes are read in their order when so few words stand between them. */
const NEAR = 5;
const LENGTHS = [2, 4, 8, 16, 32];

/**
 * The buckets of all features of a message, each once: words, pairs of words with and without one between them, parts of words, how sentences
 * begin; classes of words, in order and with the word next to them; its length, and whether it asks with a mark.
 */
export function actFeatures(message: string, classesOf: WordClassLookup): Int32Array {
  const seen = new Set<number>();
  // Half as many buckets as a bucket has values: the weights are few, and their gaps stay short.
  const add: Add = (...parts) => seen.add(bucketOf(parts.join(" ")) >>> 1);
  const sentences = sentenceWords(message, MOST_WORDS, wordsIn);
  const asks = String(message.includes("?"));
  for (const words of sentences) {
    addWords(words, add);
    addClasses(words, classesOf, asks, add);
  }
  const length = sentences.reduce((sum, words) => sum + words.length, 0);
  add("l", String(LENGTHS.filter((most) => most < length).length));
  add("q", asks);
  return Int32Array.from(seen);
}

function wordsIn(sentence: string): string[] {
  const words = plainWords(sentence).split(" ").filter(Boolean);
  return words.map((word) => (NUMBER.test(word) ? "#" : word.slice(0, LONGEST_WORD)));
}

function addWords(words: readonly string[], add: Add): void {
  words.forEach((word, at) => {
    add("w", word);
    add("b", words[at - 1] ?? "^", word);
    if (at > 1) add("s", words[at - 2] ?? "", word);
    const framed = `^${word}$`;
    for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length += 1)
      for (let from = 0; from + length <= framed.length; from += 1) add("p", framed.slice(from, from + length));
  });
  const [first = "", second] = words;
  add("b", words.at(-1) ?? "", "$");
  add("f", first);
  if (second) add("f", first, second);
}

function addClasses(words: readonly string[], classesOf: WordClassLookup, asks: string, add: Add): void {
  const found = words.flatMap((word, at) => classesOf(word).map((name) => ({ name, at })));
  for (const { name, at } of found) {
    add("c", name);
    add("d", name, asks);
    add("k", words[at - 1] ?? "^", name);
    add("j", name, words[at + 1] ?? "$");
    for (const later of found) if (later.at > at && later.at - at <= NEAR) add("o", name, later.name);
  }
}
