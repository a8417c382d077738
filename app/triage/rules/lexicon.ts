import { tightRow, wideRows } from "./front-coding.ts";
import type { Concept, Kind } from "./rule-book.ts";

/**
 * The lexicon on the wire: one concept a line, "shard_breathing:gasp+,short of breath". The first letter is its kind,
 * a capital marks words that are read exactly as written. Words that start alike are written short; see word-row.ts.
 */
const LETTERS: Record<Kind, string> = { sign: "s", event: "e", thing: "t", cue: "c" };
const KINDS = Object.fromEntries(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as Kind]));

export function writeLexicon(concepts: Concept[]): string {
  return concepts
    .map(({ name, kind, exact, patterns }) => {
      const words = patterns.map((pattern) => pattern.split(" ").map(tightRow).join(" "));
      return `${exact ? LETTERS[kind].toUpperCase() : LETTERS[kind]}${name}:${words.join(",")}`;
    })
    .join("\n");
}

export function readLexicon(text: string): Concept[] {
  return wideRows(text)
    .split("\n")
    .map((line) => {
      const letter = line[0] ?? "";
      const colon = line.indexOf(":");
      return {
        name: line.slice(1, colon),
        kind: KINDS[letter.toLowerCase()] as Kind,
        exact: letter < "a",
        patterns: line.slice(colon + 1).split(","),
      };
    });
}
