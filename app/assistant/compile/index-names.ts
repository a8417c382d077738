import type { AskedAnswer, Substance } from "#app/domain/knowledge/knowledge.ts";
import type { SubstanceNames } from "#app/domain/knowledge/knowledge-index.ts";
import { plainWords } from "#app/language/normalise.ts";
import { nameKey } from "../understand/substances.ts";

/**
 * A name of one word that such a share of the answers uses ("cold", "moment", "drops") names nothing by itself; what an entry is called may
 * be used more.
 */
const LARGEST_SHARE = { id: 0.019, heading: 0.0115, other: 0.004 };
const SHORTEST = 3;
const FUNCTION_WORDS = new Set(
  "the a an and or of for in on it its die das le la les el il the other others eaten eat all some raw cooked green dried fresh plain human kind unknown small large baby wild garden own your my".split(
    " ",
  ),
);
const SEPARATOR = /[,/;]| or | and /;
/** "Dog ate rat" is a story, not a name: it would win over "rat poison". */
const TELLS_A_STORY = /\b(?:ate|eats?|eating|caught|licked|does|swallowed|how|can|what|is|are|for)\b/i;

/** Lists the names of the substances; where two have the same, the first counts. */
export function indexNames(substances: readonly Substance[], units: readonly AskedAnswer[]): SubstanceNames {
  const uses = wordUses(units);
  const [exact, headings, others, translated] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const add = (to: Map<string, number>, text: string, place: number, largestShare = Infinity) => {
    const words = plainWords(text).split(" ");
    const key = nameKey(words);
    if (key.length < SHORTEST || FUNCTION_WORDS.has(key) || (words.length === 1 && (uses.get(key) ?? 0) >= largestShare * units.length))
      return;
    if (!to.has(key)) to.set(key, place);
  };
  substances.forEach((substance, place) => {
    for (const text of [substance.noun.text, substance.name]) add(exact, text, place);
    const parts = partsOf(substance.name);
    add(headings, substance.id.replaceAll("-", " "), place, LARGEST_SHARE.id);
    for (const text of parts.names) add(headings, text, place, LARGEST_SHARE.heading);
    for (const text of parts.rests) add(others, text, place, LARGEST_SHARE.other);
    for (const text of substance.names) if (!TELLS_A_STORY.test(text)) add(others, text, place, LARGEST_SHARE.other);
    for (const text of Object.values(substance.translations).flat()) add(translated, text, place);
  });
  return {
    headings: Object.fromEntries([...headings, ...exact]),
    others: Object.fromEntries([...others].filter(([key]) => !headings.has(key) && !exact.has(key))),
    translated: Object.fromEntries(translated),
    words: [...new Set(units.flatMap(wordsOf))],
  };
}

/** "Ibuprofen (Advil, Nurofen)" holds three names; of "Protein bars and powder" the last word alone names any powder. */
function partsOf(name: string): { names: string[]; rests: string[] } {
  const [outside = "", ...inside] = name.split(/[()]/);
  const [first = "", ...next] = outside.split(SEPARATOR);
  const isRest = (part: string) => first.trim().includes(" ") && !part.trim().includes(" ");
  return {
    names: [first, ...next.filter((part) => !isRest(part)), ...inside.flatMap((part) => part.split(SEPARATOR))],
    rests: next.filter(isRest),
  };
}

/** In how many units each word stands, singular and plural together. */
function wordUses(units: readonly AskedAnswer[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const unit of units)
    for (const key of new Set(wordsOf(unit).map((word) => nameKey([word])))) uses.set(key, (uses.get(key) ?? 0) + 1);
  return uses;
}

function wordsOf({ question, asks }: AskedAnswer): string[] {
  return [question, ...asks].flatMap((text) => plainWords(text).split(" "));
}
