import type { Problem } from "#app/domain/content/problem.ts";
import type { TextPiece } from "./text-pieces.ts";
import { runsOf, wordingProblems } from "./wording.ts";

const SHORTEST_SHARED = 8;

/** Checks every paragraph, list item and table cell: no long sentence, no banned word, and no text repeated on two pages. */
export function checkTexts(pieces: readonly TextPiece[], problems: Problem[]): void {
  for (const { file, line: start, text } of pieces)
    for (const { line, says } of wordingProblems(text)) problems.push({ file, line: start + line, says });
  checkShared(pieces, problems);
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
