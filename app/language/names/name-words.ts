import { normalise, plainWords } from "../normalise.ts";

/** The key of a name: singular and plural alike. No other forms: "herring" is none of "her", "wine" none of "win". */
export function nameKey(words: readonly string[]): string {
  return words.map(singular).join(" ");
}

export function singular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z|o)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Pairs of neighboring words that a comma, a bracket or a new line keeps apart, so that they are no part of one name. */
export function wordBreaks(text: string): ReadonlySet<string> {
  const parts = normalise(text)
    .split(/[.,;:!?()[\]"\n/|+&]+|\s-+\s/)
    .map((part) => plainWords(part).split(" "))
    .filter(([first]) => first);
  return new Set(parts.slice(1).map((part, index) => `${parts[index]?.at(-1)} ${part[0]}`));
}
