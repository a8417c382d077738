import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const words = new Intl.Segmenter("en", { granularity: "word" });

/** Counted once for each word: a language has few words and uses them often. */
const syllablesByWord = new Map<string, number>();

export type Readability = {
  words: number;
  /** Flesch-Kincaid: US school grade; 8 is about age 13. */
  grade: number;
  longestSentence: string;
};

export function sentenceSegments(text: string): { index: number; sentence: string }[] {
  return [...sentences.segment(text)].map(({ index, segment }) => ({ index, sentence: segment }));
}

export function wordSegments(text: string): string[] {
  return [...words.segment(text)].filter((word) => word.isWordLike).map((word) => word.segment);
}

/** Counts of a text in English and its reading grade. Each line ends a sentence. */
export function readability(lines: readonly string[]): Readability {
  let wordCount = 0;
  let sentenceCount = 0;
  let syllables = 0;
  let longest = { words: 0, text: "" };
  for (const line of lines) {
    for (const { sentence } of sentenceSegments(line)) {
      const found = wordSegments(sentence);
      if (found.length === 0) continue;
      sentenceCount += 1;
      wordCount += found.length;
      syllables += found.reduce((sum, word) => sum + syllablesOf(word), 0);
      if (found.length > longest.words) longest = { words: found.length, text: sentence.trim() };
    }
  }
  const grade = sentenceCount ? fleschKincaid({ sentence: sentenceCount, word: wordCount, syllable: syllables }) : 0;
  return { words: wordCount, grade: Math.round(grade * 10) / 10, longestSentence: `(${longest.words} words) ${longest.text}` };
}

function syllablesOf(word: string): number {
  const known = syllablesByWord.get(word) ?? syllable(word);
  syllablesByWord.set(word, known);
  return known;
}
