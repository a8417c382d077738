import { isEverydayWord } from "../message-language.ts";
import { isOneTypoApart, TypoIndex } from "../typos.ts";
import { type FoundName, type NamedThing, type NameLists, type NameTable, type NameText, type PlaceOf, placeIn } from "./name-table.ts";
import { nameKey, singular, singularIn } from "./name-words.ts";
import { isOtherPlant, type NameSpan, openWholeNames } from "./whole-names.ts";

/** The one reader of names, in the finder and in the chat. */
export type NameMatcher = {
  /** Names as they are spelled, in English or in the language of the text. */
  exact(text: NameText): FoundName[];
  /** Names with one typing error in a word that is no other word. */
  misspelled(text: NameText): FoundName[];
  /** The place of a name of one word that a word is one typing error away from. It may be another word, so it can only be asked about. */
  alike(text: NameText): number | undefined;
};

const MOST_WORDS = 12;
const SHORTEST_WITH_TYPO = 5;

export function openNameMatcher(things: readonly NamedThing[], table: NameTable, lists: NameLists): NameMatcher {
  const read = openReader(things, table, lists);
  const known = new Set(table.words);
  const isKnown = (word: string) => known.has(word) || known.has(singular(word));
  // Most texts name something as it is spelled, or nothing.
  let opened: { singles: string[]; typos: TypoIndex } | undefined;
  const openTypos = () => {
    opened ??= indexed([...Object.keys(table.headings), ...Object.keys(table.others)].filter((key) => !key.includes(" ")));
    return opened;
  };
  const placeOf: PlaceOf = (key) => placeIn(table.headings, key) ?? placeIn(table.others, key);

  /** Where the text has no language for sure: a dangerous name of any, or a name that is all that is said. */
  const readInAny = (text: NameText): FoundName[] => {
    const all = nameKey(text.words);
    const tables = Object.values(table.translated);
    const placeAnywhere: PlaceOf = (key) => {
      const place = key.split(" ").every(isKnown) ? undefined : tables.map((one) => placeIn(one, key)).find((one) => one !== undefined);
      return place !== undefined && (things[place]?.isDangerous || key === all) ? place : undefined;
    };
    return read(text, placeAnywhere).map((one) => ({ ...one, isSure: true }));
  };

  const wordsIn = new Map<string, ReadonlySet<string>>();
  /** Its own names come before the English ones, which are no everyday word of it: "des" is no hormone in French. */
  const readIn = (language: string, text: NameText): FoundName[] => {
    const own = table.translated[language] ?? {};
    const known = wordsIn.get(language) ?? new Set(Object.keys(own).flatMap((key) => key.split(" ")));
    wordsIn.set(language, known);
    const placeOfEither: PlaceOf = (key) => placeIn(own, key) ?? (isEverydayWord(language, key) ? undefined : placeOf(key));
    return read(text, placeOfEither, (word) => singularIn(language, word, known));
  };

  return {
    exact(text) {
      if (text.language) return readIn(text.language, text);
      const named = read(text, placeOf);
      return named.length > 0 ? named : readInAny(text);
    },
    misspelled({ words, ...text }) {
      const { typos } = openTypos();
      const spelled = words.map((word) => {
        if (word.length < SHORTEST_WITH_TYPO || isKnown(word)) return word;
        const names = typos.near(singular(word));
        return names.length === 1 ? (names[0] as string) : word;
      });
      // A guess may raise an alarm, but gives no harmless verdict: "bitter root" is not butter.
      return read({ words: spelled, ...text }, placeOf)
        .filter(({ place }) => things[place]?.isDangerous)
        .map((one) => ({ ...one, isSure: false }));
    },
    alike({ words }) {
      const { singles } = openTypos();
      for (const word of words) {
        if (word.length < SHORTEST_WITH_TYPO || isKnown(word)) continue;
        const one = singular(word);
        const key = singles.find((single) => single.length >= SHORTEST_WITH_TYPO && mayBeTypo(single, one) && isOneTypoApart(single, one));
        if (key !== undefined) return placeOf(key);
      }
      return undefined;
    },
  };
}

/** One slip of the finger leaves the first or the last letter. */
function mayBeTypo(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= 1 && (a[0] === b[0] || a[a.length - 1] === b[b.length - 1]);
}

/** By the first word of a name, how many words the longest such name has. */
function longestByStart({ headings, others, translated }: NameTable): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const names of [headings, others, ...Object.values(translated)])
    for (const key of Object.keys(names)) {
      const words = key.split(" ");
      const start = words[0] as string;
      longest.set(start, Math.max(longest.get(start) ?? 0, words.length));
    }
  return longest;
}

function indexed(singles: string[]): { singles: string[]; typos: TypoIndex } {
  return { singles, typos: new TypoIndex(singles) };
}

/** Finds the names of a text, and of each whether it is only a part of a longer one. */
function openReader(things: readonly NamedThing[], table: NameTable, lists: NameLists) {
  const wholeOf = openWholeNames(things, lists);
  const longest = longestByStart(table);
  const plants = new Set(lists.plants);
  const common = new Set(table.common);
  const beside = new Set([...lists.neutral, ...lists.beside]);
  return ({ words, breaks, language }: NameText, placeOf: PlaceOf, keyOf: (word: string) => string = singular): FoundName[] => {
    const keys = words.map((word) => keyOf(word));
    // A word of any sentence ("off") is a name only where it is all that stands there.
    const isAlone = (from: number, to: number) =>
      words.every((word, at) => (at >= from && at < to ? !beside.has(word) || words.length === 1 : beside.has(word)));
    const spans: NameSpan[] = [];
    for (let from = 0; from < words.length; from += 1) {
      const most = Math.min(words.length, from + Math.min(MOST_WORDS, longest.get(keys[from] as string) ?? 0));
      for (let to = from + 1; to <= most; to += 1) {
        const key = keys.slice(from, to).join(" ");
        const place = placeOf(key);
        if (place === undefined || (common.has(key) && !isAlone(from, to))) continue;
        const span = { from, to, place, isAmbiguous: Object.hasOwn(table.ambiguous, key) };
        if (!isOtherPlant(span, words, things, plants)) spans.push(span);
      }
    }
    const taken = withoutOverlaps(spans);
    return taken.map((span) => {
      const { from, to, place, isAmbiguous } = span;
      const key = keys.slice(from, to).join(" ");
      const isTranslated = language !== undefined && placeIn(table.translated[language], key) !== undefined;
      // Which words go on with a name is known of English alone; a danger is told in any.
      const whole = isTranslated && things[place]?.isDangerous ? undefined : wholeOf(span, { words, breaks, spans: taken });
      const choices = isAmbiguous ? table.ambiguous[key] : undefined;
      const isSure = isTranslated || placeIn(table.headings, key) !== undefined || to - from > 1;
      const name = { place, at: from, words: words.slice(from, to).join(" "), isSure };
      return { ...name, ...(whole !== undefined && { whole }), ...(choices && { choices }) };
    });
  };
}

/** Of two names of as many words the later one holds the noun: "cooked chicken bones" are bones. */
function withoutOverlaps(spans: readonly NameSpan[]): NameSpan[] {
  const taken: NameSpan[] = [];
  for (const span of [...spans].sort((one, other) => other.to - other.from - (one.to - one.from) || other.from - one.from))
    if (!taken.some(({ from, to }) => span.from < to && from < span.to)) taken.push(span);
  return taken.sort((one, other) => one.from - other.from);
}
