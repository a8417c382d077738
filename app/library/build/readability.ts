import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const words = new Intl.Segmenter("en", { granularity: "word" });

/** Counts of a text in English and its Flesch-Kincaid grade (US school grade; 8 is about age 13). */
export function readability(lines: readonly string[]): { words: number; grade: number; longestSentence: string } {
  let wordCount = 0;
  let sentenceCount = 0;
  let syllables = 0;
  let longest = { words: 0, text: "" };
  for (const line of lines) {
    for (const { segment } of sentences.segment(line)) {
      const found = [...words.segment(segment)].filter((word) => word.isWordLike).map((word) => word.segment);
      if (found.length === 0) continue;
      sentenceCount += 1;
      wordCount += found.length;
      syllables += found.reduce((sum, word) => sum + syllable(word), 0);
      if (found.length > longest.words) longest = { words: found.length, text: segment.trim() };
    }
  }
  const grade = sentenceCount ? fleschKincaid({ sentence: sentenceCount, word: wordCount, syllable: syllables }) : 0;
  return { words: wordCount, grade: Math.round(grade * 10) / 10, longestSentence: `(${longest.words} words) ${longest.text}` };
}
