import { bannedWords } from "../knowledge/check-wording.ts";
import type { Problem } from "../problems.ts";
import { sentencesOf, wordsOf } from "./readability.ts";
import type { TextPiece } from "./text-pieces.ts";

const LONGEST_SENTENCE = 25;
const SHORTEST_SHARED = 8;

/** Checks every paragraph, list item and table cell: no long sentence, no banned word, and no text repeated on two pages. */
export function checkTexts(pieces: readonly TextPiece[], problems: Problem[]): void {
  for (const piece of pieces) {
    checkSentences(piece, problems);
    for (const says of bannedWords(piece.text)) problems.push({ file: piece.file, line: piece.line, says });
  }
  checkShared(pieces, problems);
}

/** Runs of letters and digits: at least as many as the words that `wordsOf` finds, and found in a tenth of the time. */
const runsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function checkSentences({ file, line, text }: TextPiece, problems: Problem[]): void {
  if (runsOf(text).length <= LONGEST_SENTENCE) return;
  for (const { index, sentence } of sentencesOf(text)) {
    if (runsOf(sentence).length <= LONGEST_SENTENCE) continue;
    const { length } = wordsOf(sentence);
    if (length <= LONGEST_SENTENCE) continue;
    const before = text.slice(0, index).split("\n").length - 1;
    const start = sentence.trim().split(/\s+/).slice(0, 6).join(" ");
    problems.push({
      file,
      line: line + before,
      says: `the sentence "${start} ..." has ${length} words, at most ${LONGEST_SENTENCE}; cut it in two`,
    });
  }
}

function checkShared(pieces: readonly TextPiece[], problems: Problem[]): void {
  const seen = new Map<string, TextPiece>();
  for (const piece of pieces) {
    if (piece.cardHeading) continue;
    const words = runsOf(piece.text);
    if (words.length < SHORTEST_SHARED) continue;
    const key = words.join(" ").toLowerCase();
    const twin = seen.get(key);
    if (!twin) seen.set(key, piece);
    else if (twin.owner !== piece.owner) {
      problems.push({
        file: piece.file,
        line: piece.line,
        says: `the same text stands in ${twin.file}:${twin.line}; say it in this page's own words`,
      });
    }
  }
}
