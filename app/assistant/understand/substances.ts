import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { isOneTypoApart, TypoIndex } from "#app/language/typos.ts";
import { plainWords } from "../retrieve/terms.ts";
import { languageOf } from "./language.ts";

/** A substance that a message names. */
export type NamedSubstance = {
  substance: Substance;
  /** The owner's words for it, in small letters. */
  words: string;
  /** Position of the first of these words. */
  at: number;
  /** The words are the heading of its entry, or more than one word; not a brand, a nickname or a misspelling. */
  isSure: boolean;
};

export type SubstancesRead = {
  /** In the order of the message, longest names first where names overlap. */
  named: readonly NamedSubstance[];
  /** Nothing is named, but a word is one typing error away from the name of this one and could be a word of its own. */
  lookAlike?: Substance;
};

/** Finds the substances of our list in a message. */
export type FindSubstances = (message: string) => SubstancesRead;

type Name = { substance: Substance; rank: number };

/** A name of one word that so many answers use ("cold", "moment", "drops") names nothing by itself; a part of the heading may be used more. */
const MOST_USES = { heading: 12, other: 4 };
const FUNCTION_WORDS = new Set(
  "the a an and or of for in on it its die das le la les el il the other others eaten eat all some raw cooked green dried fresh plain human kind unknown small large baby wild garden own".split(
    " ",
  ),
);
/** "Dog ate rat" is a story, not a name: it would win over "rat poison". */
const TELLS_A_STORY = /\b(?:ate|eats?|eating|caught|licked|does|swallowed|how|can|what|is|are|for)\b/i;
const PART_OF = /\b(\w+) (?:from|of|off) (?:an? |the |some )?((?:roast |cooked |raw )?\w+)\b/g;
const FEW_WORDS = 2;
const ANIMAL_BEFORE = /^(?:dogs?|cats?|pets?|puppy|kitten|rabbit|bird)$/;
/** Kinds that are made for people or homes: with the word "dog" before them they are another product. */
const MADE_FOR_PEOPLE: readonly string[] = ["household", "medicine", "garage"];
const MOST_WORDS = 12;
const SHORTEST_WITH_TYPO = 5;

/**
 * Builds the finder once. A name counts in the singular and the plural.
 * @param usesOf in how many answers a word stands: one that stands in any is never read as a misspelled name
 */
export function createSubstanceFinder(substances: readonly Substance[], usesOf: (word: string) => number): FindSubstances {
  const isWord = (word: string) => usesOf(word) > 0;
  const names = new Map<string, Name[]>();
  const translated = new Map<string, Name[]>();
  const add = (to: Map<string, Name[]>, text: string, substance: Substance, rank: number, mostUses = Infinity) => {
    const words = plainWords(text).split(" ");
    const key = keyOf(words);
    if (key.length < 3 || FUNCTION_WORDS.has(key) || (words.length === 1 && usesOf(words[0] as string) >= mostUses)) return;
    const all = to.get(key) ?? [];
    if (!all.some((one) => one.substance === substance)) to.set(key, [...all, { substance, rank }]);
  };
  for (const substance of substances) {
    for (const text of [substance.noun.text, substance.name]) add(names, text, substance, 0);
    for (const text of [substance.id.replaceAll("-", " "), ...partsOf(substance.name)]) add(names, text, substance, 1, MOST_USES.heading);
    for (const text of substance.names) if (!TELLS_A_STORY.test(text)) add(names, text, substance, 2, MOST_USES.other);
    for (const text of Object.values(substance.translations).flat()) add(translated, text, substance, 3);
  }
  const singles = [...names.keys()].filter((key) => !key.includes(" "));
  const typos = new TypoIndex(singles);

  const readWith = (words: readonly string[], table: Map<string, Name[]>): NamedSubstance[] => {
    const spans: { from: number; to: number; text: string; substance: Substance; isSure: boolean }[] = [];
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to += 1) {
        const found = table.get(keyOf(words.slice(from, to)));
        if (!found) continue;
        const { substance, rank } = best(found);
        spans.push({ from, to, text: words.slice(from, to).join(" "), substance, isSure: rank < 2 || to - from > 1 });
      }
    // Of two names of as many words the later one holds the noun: "cooked chicken bones" are bones.
    spans.sort((one, other) => other.to - other.from - (one.to - one.from) || other.from - one.from);
    const taken: typeof spans = [];
    for (const span of spans) if (!taken.some(({ from, to }) => span.from < to && from < span.to)) taken.push(span);
    const named = taken
      .sort((one, other) => one.from - other.from)
      .map(({ substance, text, from, isSure }) => ({ substance, words: text, at: from, isSure }));
    return named.filter(({ substance }, index) => named.findIndex((one) => one.substance === substance) === index);
  };
  return (message) => {
    const plain = plainWords(message);
    const words = plain.split(" ");
    // "The bones from a roast chicken" are roast chicken bones.
    const turned = readWith(plain.replace(PART_OF, "$2 $1").split(" "), names).filter((one) => one.words.includes(" "));
    const named = [...turned, ...readWith(words, names)]
      .filter((one, index, all) => all.findIndex(({ substance }) => substance === one.substance) === index)
      .filter((one) => !turned.some((part) => part !== one && part.words.includes(one.words)))
      .filter((one) => !isPetProduct(one, words));
    if (named.length > 0) return { named };
    const misspelled = words.map((word) => {
      if (word.length < SHORTEST_WITH_TYPO || isWord(word)) return word;
      const near = typos.near(singular(word));
      return near.length === 1 ? (near[0] as string) : word;
    });
    const meant = readWith(misspelled, names);
    if (meant.length > 0) return { named: meant.map((one) => ({ ...one, isSure: false })) };
    const foreign = languageOf(message) || words.length <= FEW_WORDS ? readWith(words, translated) : [];
    if (foreign.length > 0) return { named: foreign };
    const lookAlike = words
      .filter((word) => word.length >= SHORTEST_WITH_TYPO && !isWord(word))
      .flatMap((word) => singles.filter((single) => single.length >= SHORTEST_WITH_TYPO && isOneTypoApart(single, singular(word))))
      .flatMap((single) => names.get(single) ?? [])[0]?.substance;
    return lookAlike ? { named: [], lookAlike } : { named: [] };
  };
}

/** "Dog shampoo" is not shampoo for people. */
function isPetProduct({ substance, words: name, at }: NamedSubstance, words: readonly string[]): boolean {
  return MADE_FOR_PEOPLE.includes(substance.kind) && !name.includes(" ") && ANIMAL_BEFORE.test(words[at - 1] ?? "") && words[at] === name;
}

/** "Ibuprofen (Advil, Nurofen)" holds three names. */
function partsOf(name: string): string[] {
  return name.split(/[(),/]| or | and /).map((part) => part.trim());
}

function best(names: readonly Name[]): Name {
  return [...names].sort((one, other) => one.rank - other.rank)[0] as Name;
}

/** Singular and plural alike. No other forms: "herring" is none of "her", "wine" none of "win". */
function keyOf(words: readonly string[]): string {
  return words.map(singular).join(" ");
}

function singular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z|o)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}
