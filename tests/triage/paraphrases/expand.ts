import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A wording with the pet that the form names. */
export type Wording = { petType: string; message: string };
type Source = { lists: Record<string, string>; kinds: Record<string, string[]> };

/** The wordings of each kind, at most so many of one pattern, spread over all choices; the same ones each time. */
export function wordingsOf(name: string, most: number): Map<string, Wording[]> {
  const { lists, kinds } = parse(readFileSync(join(import.meta.dirname, name), "utf8")) as Source;
  return new Map(
    Object.entries(kinds).map(([kind, lines]) => {
      const share = Math.ceil(most / lines.length);
      return [
        kind,
        lines.flatMap((line) =>
          expand(
            line.replace(/\{(\w+)\}/g, (_, list: string) => lists[list] ?? list),
            share,
          ),
        ),
      ];
    }),
  );
}

function expand(line: string, most: number): Wording[] {
  const parts = line.split(/\(([^()]*)\)/).map((part, i) => (i % 2 ? part.split("|") : [part]));
  const all = parts.reduce((product, part) => product * part.length, 1);
  const texts = Array.from({ length: Math.min(all, most) }, (_, i) =>
    parts.map((part, j) => part[(i * (2 * j + 1) + Math.floor(i / part.length) + j) % part.length]).join(""),
  );
  return [...new Set(texts)].map((text) => {
    const at = text.indexOf("|");
    return { petType: text.slice(0, at), message: text.slice(at + 1) };
  });
}
