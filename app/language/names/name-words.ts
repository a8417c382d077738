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

/** Endings of the plural in other languages, and what the singular has in their place. A last "s" is gone already. */
const PLURALS: Readonly<Record<string, readonly (readonly [ending: string, singular: string])[]>> = {
  es: [["e", ""]],
  fr: [["x", ""]],
  de: [
    ["n", ""],
    ["en", ""],
    ["e", ""],
  ],
  it: [
    ["e", "a"],
    ["i", "o"],
    ["i", "io"],
    ["i", "e"],
    ["he", "a"],
    ["hi", "o"],
  ],
  nl: [
    ["en", ""],
    ["n", ""],
  ],
};

/** The key of a word among words of another language, which may be in the plural: "Zwiebeln". */
export function singularIn(language: string, word: string, known: ReadonlySet<string>): string {
  const key = singular(word);
  if (known.has(key)) return key;
  const others = (PLURALS[language] ?? [])
    .filter(([ending]) => key.endsWith(ending))
    .map(([ending, one]) => key.slice(0, -ending.length) + one);
  return others.find((other) => known.has(other)) ?? key;
}

/** Pairs of neighboring words that a comma, a bracket or a new line keeps apart, so that they are no part of one name. */
export function wordBreaks(text: string): ReadonlySet<string> {
  const parts = normalise(text)
    .split(/[.,;:!?()[\]"\n/|+&]+|\s-+\s/)
    .map((part) => plainWords(part).split(" "))
    .filter(([first]) => first);
  return new Set(parts.slice(1).map((part, index) => `${parts[index]?.at(-1)} ${part[0]}`));
}
