import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import type { Source } from "#app/domain/content/page.ts";
import type { ChocolateContent } from "#app/domain/poisons/chocolate-sum.ts";
import type { Poison } from "#app/domain/poisons/poison.ts";
import { synonymReplacer } from "./synonyms.ts";

/** The list as it is built with the site: the Worker and the browser search the same file. Each source stands in it once. */
export type PoisonFile = {
  poisons: (Omit<Poison, "sources"> & { sources: readonly string[] })[];
  sources: Source[];
  chocolate: ChocolateContent;
};

export const POISON_FILE = "/_content/poisons.json";

/** Finds what fits some words, best first; everything in the order of the list when nothing of meaning is typed. */
export type PoisonFinder = (typed: string) => readonly Poison[];

/** Puts the list into its file. */
export function poisonFile(poisons: readonly Poison[], chocolate: ChocolateContent): PoisonFile {
  const sources = new Map(poisons.flatMap((poison) => poison.sources.map((source) => [source.key, source] as const)));
  return {
    poisons: poisons.map((poison) => ({ ...poison, sources: poison.sources.map(({ key }) => key) })),
    sources: [...sources.values()],
    chocolate,
  };
}

type Entry = { id: string; name: string; names: string; kind: string };

const SEARCHING: SearchOptions = {
  boost: { name: 3, names: 2 },
  // Owners type with one hand, at night, and brands are hard to spell.
  fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
  prefix: (term) => term.length >= 3,
};

/** Words that say what happened or to whom, and nothing of the substance. */
const BESIDE = new Set(
  "ate eat eats eaten eating licked lick licks chewed chew swallowed drank drink some bit piece pieces poison poisonous toxic bad safe harmful dog dogs puppy cat cats kitten rabbit bunny bird birds parrot hamster ferret chinchilla pet pets perro gato hund katze chien chat cane gatto".split(
    " ",
  ),
);

/** Opens the list for searching: a hundred entries, indexed in a few milliseconds when the first words are typed. */
export function openPoisonSearch({ poisons, sources }: PoisonFile): PoisonFinder {
  const byKey = new Map(sources.map((source) => [source.key, source]));
  const all = poisons.map((poison): Poison => ({ ...poison, sources: poison.sources.flatMap((key) => byKey.get(key) ?? []) }));
  const byId = new Map(all.map((poison) => [poison.id, poison]));
  let index: MiniSearch<Entry> | undefined;
  return (typed) => {
    const words = wordsOf(typed);
    if (words.length === 0) return all;
    index ??= indexOf(all);
    const search = index;
    const find = (combineWith: "AND" | "OR") =>
      search.search({ combineWith, queries: words satisfies Query[] }, SEARCHING).flatMap(({ id }) => byId.get(id) ?? []);
    // Who types a name as it stands in the list gets that entry first.
    const asked = words.join(" ");
    const named = all.filter(({ name, names }) => [name, ...names].some((one) => wordsOf(one).join(" ") === asked));
    const together = find("AND");
    return [...new Set([...named, ...(together.length > 0 ? together : find("OR"))])];
  };
}

const write = synonymReplacer([]);

function wordsOf(typed: string): string[] {
  return plain(typed)
    .split(/[\s\p{P}]+/u)
    .flatMap((word) => (BESIDE.has(word) ? [] : (write(word) ?? [])));
}

/** Without case and accents, so that "Café" and "cafe" are one word. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

function indexOf(poisons: readonly Poison[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({ fields: ["name", "names", "kind"], processTerm: (term) => write(plain(term)) });
  index.addAll(poisons.map(({ id, name, names, kind }) => ({ id, name, names: names.join(" "), kind })));
  return index;
}
