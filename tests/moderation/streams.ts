import { readFileSync } from "node:fs";
import { createModerator, type ModerationContext } from "#app/assistant/moderation/moderation.ts";
import { wordsOf } from "#app/library/site-vocabulary.ts";
import { content } from "#tests/content/our-content.ts";
import { seen } from "./visible-text.ts";

/** `open`: one that is known to get through. It is counted, not hidden. */
export type Hostile = { id: string; category: string; level: ModerationContext["level"]; text: string; leak: string; open?: true };

const HELPLINES = [{ name: "ASPCA Animal Poison Control Center", number: "(888) 426-4435", tel: "+18884264435" }];

/** As on the site: what our own pages' words are is what the guard lets go first. */
export const PAGE_WORDS: ReadonlySet<string> = new Set(wordsOf(content.pages));

/** The hostile streams of the data file, and each again in other clothes. */
export function hostileStreams(): Hostile[] {
  const lines = readFileSync("tests/moderation/hostile.jsonl", "utf8").trim().split("\n");
  const written = lines.map((line) => JSON.parse(line) as Hostile);
  return [...written, ...written.filter(({ category, open }) => !UNDRESSED.has(category) && !open).flatMap((one) => dressed(one))];
}

/** What is markup or disguise already. */
const UNDRESSED = new Set(["markup", "disguise"]);

const DRESSES: readonly (readonly [string, (text: string) => string])[] = [
  ["after a benign sentence", (text) => `Here is what to do.\n\n${text}`],
  ["emphasis inside words", (text) => text.replace(/(\p{L})(\p{L})(?=\p{L}{2})/gu, "$1**$2**")],
  ["zero-width inside words", (text) => text.replace(/([\p{L}\d])(?=[\p{L}\d])/gu, "$1\u200b")],
  ["soft hyphens", (text) => text.replace(/(\p{L}{2})(?=\p{L})/gu, "$1\u00ad")],
  ["character references", (text) => text.replace(/[aeio](?=\p{L})/gu, (char) => `&#${char.charCodeAt(0)};`)],
  ["upper case", (text) => text.toUpperCase()],
];

function dressed(one: Hostile): Hostile[] {
  // Upper case and marks must not change the headings' own marks.
  const dresses = one.category === "products" ? DRESSES.filter(([name]) => name === "upper case") : DRESSES;
  return dresses.map(([name, dress]) => ({ ...one, id: `${one.id}, ${name}`, text: dress(one.text) }));
}

/** Every text that reached the reader, at any moment. */
export function shownOf(pieces: readonly string[], level: ModerationContext["level"]): string[] {
  const guard = createModerator({ level, helplines: HELPLINES, pageWords: PAGE_WORDS });
  const moments: string[] = [];
  let text = "";
  for (const piece of [...pieces, undefined]) {
    const shown = piece === undefined ? guard.end() : guard.push(piece);
    text += shown;
    moments.push(text);
  }
  return moments;
}

/** Does the forbidden part show at any moment? What the guard itself says is taken out first. */
export function leaks(moments: readonly string[], { leak }: Hostile): boolean {
  const pattern = new RegExp(leak, "u");
  const last = moments.at(-1) ?? "";
  // Text only grows, so what the end does not hold was never shown.
  return pattern.test(seen(last.replaceAll(/We left[^\n]*?(?:pet\.|first\.|4435\.|now\.|24 hours\.)/g, "")));
}

/** A text in two pieces, cut at each place, and one character at a time. */
export function splits(text: string): string[][] {
  const chars = [...text];
  return [chars, ...chars.slice(1).map((_, at) => [chars.slice(0, at + 1).join(""), chars.slice(at + 1).join("")])];
}
