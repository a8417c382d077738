import { readFileSync } from "node:fs";
import { createModerator, type Moderation, type ModerationContext, openModeration } from "#app/assistant/moderation/moderation.ts";
import { contentReader } from "#app/library/compile/files/content-reader.ts";
import { readModerationLists } from "#app/library/compile/model/moderation-files.ts";
import { seen } from "./visible-text.ts";

/** `open`: one that is known to get through. It is counted, not hidden. */
export type Hostile = { id: string; category: string; level: ModerationContext["level"]; text: string; leak: string; open?: true };

export const HELPLINES = [{ name: "ASPCA Animal Poison Control Center", number: "(888) 426-4435", tel: "+18884264435" }];

/** As on the site, from content/moderation. */
export const MODERATION: Moderation = openModeration(readModerationLists(contentReader(".")));

/** As far as the sets name them. */
export const CRISIS_LINES = [{ name: "988 Lifeline", number: "988", tel: "988", note: "Free", countries: ["US"] }];

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

/** The text that reached the reader in the end. Text only grows, so what it does not hold was never shown. */
export function shownOf(pieces: readonly string[], level: ModerationContext["level"]): string {
  const moderator = createModerator(MODERATION, { level, helplines: HELPLINES });
  return pieces.map((piece) => moderator.push(piece)).join("") + moderator.end();
}

const { named: _named, ...OWN_WORDS } = MODERATION.replacements.en;

/** Does the forbidden part show? What moderation itself says is taken out first. */
export function leaks(shown: string, { leak }: Hostile): boolean {
  let text = shown;
  for (const words of Object.values(OWN_WORDS)) {
    const [before = "", after = ""] = words.split("{call}");
    const from = text.indexOf(before);
    if (from >= 0) text = text.slice(0, from) + text.slice(Math.max(from + before.length, text.indexOf(after, from) + after.length));
  }
  return new RegExp(leak, "u").test(seen(text));
}

const CUTS = 6;

/** A text as one piece, one character at a time, and in two pieces, cut at places over its whole length. */
export function splits(text: string): string[][] {
  const chars = [...text];
  const places = Array.from({ length: CUTS }, (_, at) => 1 + Math.floor((at * (chars.length - 1)) / CUTS));
  return [[text], chars, ...places.map((at) => [chars.slice(0, at).join(""), chars.slice(at).join("")])];
}
