import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { isOneTypoApart } from "#app/language/typos.ts";

/** What a search and a list of substances need of each; the rest of an entry is read on its page. */
export type SubstanceEntry = Pick<Substance, "id" | "name" | "kind" | "verdicts"> & {
  /** As it reads inside a sentence. */
  noun: string;
  /** Every other name in every language. */
  names: readonly string[];
};

/** The entries as they are built with the site: the Worker and the browser search the same file. */
export const SUBSTANCE_NAMES_FILE = "/_content/substance-names.json";

export function substanceEntries(substances: readonly Substance[]): SubstanceEntry[] {
  return substances.map(({ id, name, kind, verdicts, noun, names, translations }) => ({
    id,
    name,
    kind,
    verdicts,
    noun: noun.text,
    names: [...new Set([...names, ...Object.values(translations).flat()])],
  }));
}

export type FoundSubstances = {
  /** Named in the search, word for word, in any language; the longest name first. */
  named: readonly SubstanceEntry[];
  /** All words of the search are in one of their names: "lily" in "peace lily". */
  related: readonly SubstanceEntry[];
  /** Spelled nearly like it. It may be something else, so it is asked about and never shown as the answer. */
  alike: readonly SubstanceEntry[];
};

export type FindSubstances = (typed: string) => FoundSubstances;

/** Words that say what happened or to whom, and nothing of the substance. */
const BESIDE = new Set(
  (
    "a an the my our his her their is are was it he she they i we can could may will should if of on in to at by from and or what when how much many " +
    "ate eat eats eaten eating licked lick licks chewed chew swallowed swallow drank drink some bit piece pieces little small amount " +
    "poison poisonous toxic bad safe ok okay harmful harmless dangerous have has had got into just give gave for with " +
    "dog dogs puppy cat cats kitten rabbit bunny bird birds parrot hamster ferret chinchilla fish guinea pig pigs pet pets perro gato hund katze chien chat cane gatto"
  ).split(" "),
);
const MOST_NAME_WORDS = 6;
const SHORTEST_PREFIX = 3;
const SHORTEST_WITH_TYPO = 5;
const MOST_ALIKE = 3;

/** Opens the entries for searching: a table of some ten thousand names, built in a few milliseconds when the first words are typed. */
export function openSubstanceSearch(entries: readonly SubstanceEntry[]): FindSubstances {
  const byName = tableOf(entries, headingsOf);
  // A word that heads one entry is not searched as another name of a second one.
  for (const [key, held] of tableOf(entries, otherNamesOf)) if (!byName.has(key)) byName.set(key, held);
  const split = [...byName].map(([key, held]) => ({ parts: key.split(" "), held }));
  return (typed) => {
    const all = wordsOf(typed);
    const words = all.filter((word) => !BESIDE.has(word));
    const named = byName.get(keyOf(all)) ?? namedIn(all, byName);
    if (words.length === 0) return { named, related: [], alike: [] };
    const asked = words.map(singular);
    const entriesWhere = (fits: (parts: readonly string[]) => boolean) => [
      ...new Set(split.flatMap(({ parts, held }) => (fits(parts) ? held : []))),
    ];
    const related = entriesWhere((parts) => asked.every((word) => parts.some((part) => begins(part, word))));
    const others = related.filter((entry) => !named.includes(entry));
    if (named.length > 0 || others.length > 0) return { named, related: others, alike: [] };
    return { named, related: [], alike: entriesWhere((parts) => isNearly(parts, asked)).slice(0, MOST_ALIKE) };
  };
}

/** The names found in a message, longest first; a word is part of one name only. */
function namedIn(words: readonly string[], byName: ReadonlyMap<string, SubstanceEntry[]>): SubstanceEntry[] {
  const found: SubstanceEntry[] = [];
  const free = words.map(() => true);
  for (let length = Math.min(MOST_NAME_WORDS, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const span = words.slice(from, from + length);
      if (!free.slice(from, from + length).every(Boolean) || span.every((word) => BESIDE.has(word))) continue;
      const held = byName.get(keyOf(span));
      if (!held) continue;
      found.push(...held.filter((entry) => !found.includes(entry)));
      free.fill(false, from, from + length);
    }
  }
  return found;
}

type Names = (entry: SubstanceEntry) => readonly string[];

/** The entries by the names that they have. */
function tableOf(entries: readonly SubstanceEntry[], namesOf: Names): Map<string, SubstanceEntry[]> {
  const table = new Map<string, SubstanceEntry[]>();
  for (const entry of entries) {
    for (const name of namesOf(entry)) {
      const key = keyOf(wordsOf(name));
      const all = table.get(key) ?? [];
      if (key && !all.includes(entry)) table.set(key, [...all, entry]);
    }
  }
  return table;
}

const headingsOf: Names = ({ name, noun }) => [name, noun];

/** "Ibuprofen (Advil, Nurofen)" holds three names. */
const otherNamesOf: Names = ({ name, names }) => [...name.split(/[(),;]/), ...names];

/** While a word is typed, its beginning counts as the word. */
function begins(part: string, word: string): boolean {
  return part === word || (word.length >= SHORTEST_PREFIX && part.startsWith(word));
}

/** Whether a name is the search with one letter missing, added, swapped or wrong in one or more of its words. */
function isNearly(parts: readonly string[], asked: readonly string[]): boolean {
  if (parts.length !== asked.length) return false;
  return parts.every((part, index) => {
    const word = asked[index] ?? "";
    return part === word || (Math.min(part.length, word.length) >= SHORTEST_WITH_TYPO && isOneTypoApart(part, word));
  });
}

function keyOf(words: readonly string[]): string {
  return words.map(singular).join(" ");
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Without case and accents, so that "Café" and "cafe" are one word. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
