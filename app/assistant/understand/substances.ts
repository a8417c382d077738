import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import type { SubstanceNames } from "#app/domain/knowledge/knowledge-index.ts";
import { languageOf } from "#app/language/message-language.ts";
import { plainWords } from "#app/language/normalise.ts";
import { isOneTypoApart, TypoIndex } from "#app/language/typos.ts";
import { withoutMothers } from "./mothers.ts";
import { type NamedSubstance, withoutAsides } from "./substance-asides.ts";

type SubstancesRead = {
  /** In the order of the message, longest names first where names overlap. */
  named: readonly NamedSubstance[];
  /** Nothing is named, but a word is one typing error away from the name of this one and could be a word of its own. */
  lookAlike?: Substance;
};

/** Finds the substances of our list in a message. */
export type FindSubstances = (message: string) => SubstancesRead;

const PART_OF = /\b(\w+) (?:from|of|off) (?:an? |the |some )?(?!(?:his|her|their|its|my|our)\b)((?:roast |cooked |raw )?\w+)\b/g;
/** The unnamed tablet that food is to hide, what something is only compared with, and the leash. */
const NOT_MEANT =
  /\b(?:to )?(?:hid(?:e|ing)|wrap(?:ping)?|disguis(?:e|ing)|sneak) (?:(?:his|her|their|the|a|my|worming|worm|flea|heart|joint) )*(?:tablets?|pills?|meds|medicine|medication|wormer)(?: in)?\b|\b(?:as|so) (?:bad|toxic|poisonous|dangerous|harmful) as (?:the |a |an |true |real )*\w+|\b(?:on|off) (?:the|his|her|a|their) lead\b|\blike a plucked \w+/g;
/** What is cooked with mushrooms has them from a store. */
const CREAM_OF_MUSHROOM =
  /\b(?:creamy?|cans?|tins?) of mushrooms?(?: soup)?\b|\bmushrooms? (?:soup|sauce|gravy|risotto|pizza|ravioli|pasta|pie|casserole|stroganoff|omelet(?:te)?|quiche|burger|stock|broth)\b/g;
const FEW_WORDS = 2;
const ANIMAL_BEFORE = /^(?:dogs?|cats?|pets?|puppy|kitten|rabbit|bird)$/;
/** Kinds that are made for people or homes: with the word "dog" before them they are another product. */
const MADE_FOR_PEOPLE: readonly string[] = ["household", "medicine", "garage"];
const MOST_WORDS = 12;
const SHORTEST_WITH_TYPO = 5;

/** Opens the names for reading. A name counts in the singular and the plural. */
export function openSubstanceNames(substances: readonly Substance[], index: SubstanceNames): FindSubstances {
  const { headings, others, translated } = index;
  const nameOf = (key: string) => placeIn(headings, key) ?? placeIn(others, key);
  // Most messages name something as it is spelled, or nothing.
  let misspellings: ReturnType<typeof openMisspellings> | undefined;
  const openMisspellings = () => {
    const singles = [...Object.keys(headings), ...Object.keys(others)].filter((key) => !key.includes(" "));
    return { words: new Set(index.words), singles, typos: new TypoIndex(singles) };
  };

  const readWith = (words: readonly string[], placeOf: (key: string) => number | undefined): NamedSubstance[] => {
    const spans: { from: number; to: number; text: string; substance: Substance; isSure: boolean }[] = [];
    const keys = words.map(singular);
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to += 1) {
        const key = keys.slice(from, to).join(" ");
        const substance = substances[placeOf(key) ?? -1];
        if (!substance) continue;
        spans.push({
          from,
          to,
          text: words.slice(from, to).join(" "),
          substance,
          isSure: placeIn(headings, key) !== undefined || to - from > 1,
        });
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
    const plain = withoutMothers(plainWords(message))
      .replace(CREAM_OF_MUSHROOM, "mushroom soup")
      .replace(NOT_MEANT, " ")
      .replace(/ +/g, " ")
      .trim();
    const words = plain.split(" ");
    // "The bones from a roast chicken" are roast chicken bones.
    const turned = readWith(plain.replace(PART_OF, "$2 $1").split(" "), nameOf).filter((one) => one.words.includes(" "));
    const named = [...turned, ...readWith(words, nameOf)]
      .filter((one, index, all) => all.findIndex(({ substance }) => substance === one.substance) === index)
      .filter((one) => !turned.some((part) => part !== one && part.words.includes(one.words)))
      .filter((one) => !isPetProduct(one, words));
    if (named.length > 0) return { named: withoutAsides(named, words) };
    misspellings ??= openMisspellings();
    const { words: known, singles, typos } = misspellings;
    const isWord = (word: string) => known.has(word) || known.has(singular(word));
    const misspelled = words.map((word) => {
      if (word.length < SHORTEST_WITH_TYPO || isWord(word)) return word;
      const near = typos.near(singular(word));
      return near.length === 1 ? (near[0] as string) : word;
    });
    const meant = readWith(misspelled, nameOf);
    if (meant.length > 0) return { named: meant.map((one) => ({ ...one, isSure: false })) };
    const foreign = languageOf(message) || words.length <= FEW_WORDS ? readWith(words, (key) => placeIn(translated, key)) : [];
    if (foreign.length > 0) return { named: foreign };
    const alike = words
      .filter((word) => word.length >= SHORTEST_WITH_TYPO && !isWord(word))
      .flatMap((word) => singles.find((single) => single.length >= SHORTEST_WITH_TYPO && isOneTypoApart(single, singular(word))) ?? [])[0];
    const lookAlike = alike === undefined ? undefined : substances[nameOf(alike) ?? -1];
    return lookAlike ? { named: [], lookAlike } : { named: [] };
  };
}

/** "Dog shampoo" is not shampoo for people. */
function isPetProduct({ substance, words: name, at }: NamedSubstance, words: readonly string[]): boolean {
  return MADE_FOR_PEOPLE.includes(substance.kind) && !name.includes(" ") && ANIMAL_BEFORE.test(words[at - 1] ?? "") && words[at] === name;
}

function placeIn(names: Readonly<Record<string, number>>, key: string): number | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined;
}

/** Singular and plural alike. No other forms: "herring" is none of "her", "wine" none of "win". */
export function nameKey(words: readonly string[]): string {
  return words.map(singular).join(" ");
}

function singular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z|o)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}
