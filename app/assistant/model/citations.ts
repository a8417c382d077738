import type { Grounding } from "#app/domain/ports.ts";
import { isEnglish } from "#app/language/detect-language.ts";
import { plainWords } from "#app/language/normalise.ts";
import { stem } from "#app/language/stem.ts";
import { tokenise } from "#app/language/tokenise.ts";

/** A citation as moderation leaves it: the place of the passage in the request, counted from 1. */
const CITATION = /\s*\[\\\[(\d+)\\\]\]\([^)]*\)/g;
/** A sentence must share so many of its words with what it cites. */
const LEAST_SHARED = 0.4;
/** What is taken for the passage's own must share more. */
const LEAST_GROUNDED = 0.6;
const NUMBER = /\d+/g;
/** Shorter words tell no topic. */
const LEAST_CHARS = 4;
/** What a citation leaves that was dropped: "never drag ." */
const BEFORE_END = / +([.,])(?=\s|$)/g;
const SENTENCE_END = /(?<=[.!?:])\s+|\n+/;

/**
 * Keeps the citations that hold: in English the sentence shares words with the passage; in other languages the name alone counts. They are numbered in
 * the order in which they stand, and what they cite are the sources of the answer.
 * @param isEnglishAsked whether the question may be English
 */
export function createCitationCheck(passages: readonly Grounding[], isEnglishAsked = true) {
  const cited: Grounding[] = [];
  const wordsOf = new Map<Grounding, ReadonlySet<string>>();
  let before = "";
  const holds = (sentence: string, passage: Grounding): boolean => {
    if (!isEnglishAsked || !isEnglish([...tokenise(sentence)])) return true;
    const words = [...contentWords(sentence)];
    const known = wordsOf.get(passage) ?? contentWords([passage.title, ...passage.items].join(" "));
    wordsOf.set(passage, known);
    return sharesAtLeast(LEAST_SHARED, words, known);
  };
  /** @param text whole sentences */
  const check = (text: string): string => {
    let from = 0;
    let out = "";
    for (const match of text.matchAll(CITATION)) {
      out += text.slice(from, match.index);
      from = match.index + match[0].length;
      const passage = passages[Number(match[1]) - 1];
      const sentence = lastSentence(before + text.slice(0, match.index).replace(CITATION, ""));
      if (!passage || !holds(sentence, passage)) continue;
      if (!cited.includes(passage)) cited.push(passage);
      out += ` [\\[${cited.indexOf(passage) + 1}\\]](${passage.path})`;
    }
    before = lastSentence(before + text.replace(CITATION, ""));
    return (out + text.slice(from)).replace(BEFORE_END, "$1");
  };
  return { check, cited };
}

/**
 * Whether an English sentence says what the passages say that it cites: most of its words and each of its numbers stand there. What stands there was
 * written by us.
 */
export function createGroundedCheck(passages: readonly Grounding[]): (sentence: string) => boolean {
  return (sentence) => {
    const cited = [...sentence.matchAll(CITATION)].flatMap(([, number]) => passages[Number(number) - 1] ?? []);
    const text = sentence.replace(CITATION, "");
    if (cited.length === 0 || !isEnglish([...tokenise(text)])) return false;
    const ours = cited.map(({ title, items }) => [title, ...items].join(" ")).join(" ");
    const [words, known] = [[...contentWords(text)], contentWords(ours)];
    const numbers = new Set(ours.match(NUMBER));
    return sharesAtLeast(LEAST_GROUNDED, words, known) && (text.match(NUMBER) ?? []).every((number) => numbers.has(number));
  };
}

/** Whether so large a share of the words, of which there must be some, is known. */
function sharesAtLeast(share: number, words: readonly string[], known: ReadonlySet<string>): boolean {
  return words.length > 0 && words.filter((word) => known.has(word)).length >= share * words.length;
}

function lastSentence(text: string): string {
  return (
    text
      .split(SENTENCE_END)
      .filter((sentence) => /\p{L}/u.test(sentence))
      .at(-1) ?? ""
  );
}

function contentWords(text: string): Set<string> {
  return new Set(
    plainWords(text)
      .split(" ")
      .filter((word) => word.length >= LEAST_CHARS)
      .map(stem),
  );
}
