import { inflections, pluralForms } from "#app/language/inflect.ts";
import { FILLERS } from "../rules/phrase-matcher.ts";
import { factor } from "./factor.ts";

/**
 * Makes phrases shorter without changing what they find: forms that "+" already grows, little words that may stand
 * anywhere between two items, and phrases that contain another phrase of the same concept.
 */
const OPERATORS = new Set(["..", "...", "....", "~", "~~"]);
const FILLER_WORDS = new Set(FILLERS.split(" "));

function shorterItem(item: string): string {
  if (OPERATORS.has(item) || (item.includes("_") && !item.startsWith("<") && !item.includes("|"))) return item;
  const optional = item.endsWith("?");
  const all = [...new Set((optional ? item.slice(0, -1) : item).split("|"))];
  const grown = new Set(all.filter((part) => part.endsWith("+")).map((part) => part.slice(0, -1)));
  for (const word of all) {
    if (!/^[a-z]{3,}$/.test(word)) continue;
    const others = inflections(word).filter((form) => form !== word && all.includes(form));
    if (others.length >= 2) grown.add(word);
  }
  const covered = new Set([
    ...[...grown].flatMap(inflections),
    ...all.flatMap((word) => (word.endsWith("+") ? [] : pluralForms(word).slice(1))),
  ]);
  const kept = all.filter((part) => (part.endsWith("+") ? false : !covered.has(part)));
  const plus = [...grown].filter(
    (word) =>
      ![...grown].some(
        (other) => other !== word && inflections(other).includes(word) && inflections(other).length >= inflections(word).length,
      ),
  );
  return [...kept, ...plus.map((word) => `${word}+`)].join("|") + (optional ? "?" : "");
}

function isFiller(item: string): boolean {
  return item
    .replace(/\?$/, "")
    .split("|")
    .every((word) => FILLER_WORDS.has(word));
}

function withoutFillers(items: string[]): string[] {
  return items.filter((item, i) => {
    const before = items[i - 1];
    const after = items[i + 1];
    if (before === undefined || after === undefined || OPERATORS.has(before) || OPERATORS.has(after) || OPERATORS.has(item)) return true;
    return !isFiller(item);
  });
}

function wordsOf(item: string): Set<string> {
  return new Set(item.split("|").flatMap((part) => (part.endsWith("+") ? inflections(part.slice(0, -1)) : pluralForms(part))));
}

function within(small: Set<string>, large: Set<string>): boolean {
  for (const word of small) if (!large.has(word)) return false;
  return true;
}

/** `short` finds everything that `long` finds: its items appear in a row inside `long`. */
function contains(long: { items: string[]; sets: Set<string>[] }, short: { items: string[]; sets: Set<string>[] }): boolean {
  if (short.items.length >= long.items.length) return false;
  for (let from = 0; from + short.items.length <= long.items.length; from += 1) {
    if (
      short.items.every((item, i) => {
        const other = long.items[from + i] as string;
        if (OPERATORS.has(item) || OPERATORS.has(other)) return item === other;
        return !other.endsWith("?") && !item.endsWith("?") && within(long.sets[from + i] as Set<string>, short.sets[i] as Set<string>);
      })
    )
      return true;
  }
  return false;
}

export function compactPhrases(phrases: string[], exact: boolean): string[] {
  const single = phrases.filter((phrase) => /^[^ ?_~]+$/.test(phrase));
  const rest = phrases.filter((phrase) => !single.includes(phrase));
  const joined = single.length ? [single.join("|")] : [];
  const short = [...new Set([...joined, ...rest].map((phrase) => withoutFillers(phrase.split(" ").map(shorterItem)).join(" ")))];
  if (exact) return factor(short);
  const parsed = short.map((phrase) => {
    const items = phrase.split(" ");
    return { items, sets: items.map(wordsOf) };
  });
  return factor(
    short.filter(
      (_, i) =>
        !parsed.some(
          (other, k) =>
            k !== i &&
            !other.items.some((item) => item.includes("_")) &&
            !(parsed[i] as { items: string[] }).items.some((item) => item === "~" || item === "~~") &&
            contains(parsed[i] as { items: string[]; sets: Set<string>[] }, other),
        ),
    ),
  );
}
