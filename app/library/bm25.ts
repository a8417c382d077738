import SearchableMap from "minisearch/SearchableMap";

/** What a passage is searched in, and what a word found there is worth beside the same word in its text. */
export const FIELDS = ["heading", "title", "terms", "text"] as const;
const WORTH = [1.5, 4, 3, 1];
const TEXT = FIELDS.indexOf("text");

/**
 * Where a word stands in one field: the field, in how many passages of the whole site it stands there, then in turn the number of a text of
 * this table and how often the word stands in it.
 */
export type Places = readonly [field: number, everywhere: number, ...textAndTimes: number[]];

/** The words of some texts. A table knows how common its words are on the whole site, so that a few texts are weighed as among all. */
export type WordTable = {
  /** For each text the number of words in each field. */
  lengths: readonly (readonly number[])[];
  words: readonly (readonly [word: string, ...places: Places[]])[];
};

/** How many passages the site has, and how long each field of them is on average, in words. */
export type Totals = { passages: number; lengths: readonly number[] };

/** A text that has some of the words: the sum of their weights, and those that stand in more than its running text. */
export type Hit = { text: number; score: number; naming: ReadonlySet<string> };

/** @returns the texts that have at least one of the words, in no order; a text whose factor is 0 is left out */
export type WeighWords = (words: readonly string[], factorOf: (text: number) => number) => Hit[];

/** The longest words are read with the most slips; the shortest, and a beginning, as they stand. */
const SHORT_WORD = 4;
const SLIPS_PER_LETTER = 0.2;
const MOST_SLIPS = 6;
const BEGINNING_WORTH = 0.375;
const SLIP_WORTH = 0.45;

type Found = Hit & { naming: Set<string>; asked: Set<string> };

/** Opens a table: weighs by BM25+, as MiniSearch does, from which the counts come. */
export function openWords({ lengths, words }: WordTable, totals: Totals): WeighWords {
  const tree = SearchableMap.from<readonly Places[]>(words.map(([word, ...places]) => [word, places]));
  return (asked, factorOf) => {
    const factors: number[] = [];
    const found = new Map<number, Found>();
    for (const word of asked) {
      const sums = new Map<number, number>();
      for (const [written, places, worth] of readings(tree, word)) {
        for (const [field, everywhere, ...textAndTimes] of places) {
          const rarity = Math.log(1 + (totals.passages - everywhere + 0.5) / (everywhere + 0.5));
          for (let at = 0; at < textAndTimes.length; at += 2) {
            const text = textAndTimes[at] as number;
            factors[text] ??= factorOf(text);
            const factor = factors[text];
            if (factor === 0) continue;
            const share = (lengths[text]?.[field] ?? 0) / (totals.lengths[field] ?? 1);
            const weight = worth * (WORTH[field] ?? 1) * factor * (rarity * ofTimes(textAndTimes[at + 1] as number, share));
            sums.set(text, (sums.get(text) ?? 0) + weight);
            const hit = found.get(text) ?? { text, score: 0, naming: new Set(), asked: new Set() };
            found.set(text, hit);
            hit.asked.add(word);
            if (field !== TEXT) hit.naming.add(written);
          }
        }
      }
      for (const [text, sum] of sums) (found.get(text) as Found).score += sum;
    }
    // A text that has more of the words is the better one.
    return [...found.values()].map(({ text, score, naming, asked: had }) => ({ text, score: score * had.size, naming }));
  };
}

/** A word more often, in a shorter field: counts more, and each time less. */
function ofTimes(times: number, share: number): number {
  return 0.5 + (times * 2.2) / (times + 1.2 * (0.3 + 0.7 * share));
}

/** The words of a table that an owner's word can be: itself, one that it begins, one that is a slip of the finger away. */
function readings(tree: SearchableMap<readonly Places[]>, word: string): [written: string, places: readonly Places[], worth: number][] {
  const itself = tree.get(word);
  const all: [string, readonly Places[], number][] = itself ? [[word, itself, 1]] : [];
  if (word.length <= SHORT_WORD) return all;
  const slips = tree.fuzzyGet(word, Math.min(MOST_SLIPS, Math.round(word.length * SLIPS_PER_LETTER)));
  for (const [written, places] of tree.atPrefix(word)) {
    slips.delete(written);
    const more = written.length - word.length;
    if (more > 0) all.push([written, places, (BEGINNING_WORTH * written.length) / (written.length + 0.3 * more)]);
  }
  for (const [written, [places, distance]] of slips)
    if (distance > 0) all.push([written, places, (SLIP_WORTH * written.length) / (written.length + distance)]);
  return all;
}
