import type { NameRules } from "#app/domain/knowledge/assistant-content.ts";
import type { AskedAnswer, Substance } from "#app/domain/knowledge/knowledge.ts";
import type { SubstanceNames } from "#app/domain/knowledge/knowledge-index.ts";
import { mayNeedCall } from "#app/domain/knowledge/substance.ts";
import { nameKey } from "#app/language/names/name-words.ts";
import { plainWords } from "#app/language/normalise.ts";

/**
 * A name of one word that such a share of the answers uses ("cold", "moment", "drops") names nothing by itself; what an entry is called may
 * be used more.
 */
const LARGEST_SHARE = { id: 0.0162, heading: 0.0098, other: 0.0034 };
const SHORTEST = 3;
const FUNCTION_WORDS = new Set(
  "the a an and or of for in on it its die das le la les el il the other others eaten eat all some raw cooked green dried fresh plain human kind unknown small large baby wild garden own your my".split(
    " ",
  ),
);
const SEPARATOR = /[,/;]| or | and /;
/** "Dog ate rat" is a story, not a name: it would win over "rat poison". */
const TELLS_A_STORY = /\b(?:ate|eats?|eating|caught|licked|does|swallowed|how|can|what|is|are|for)\b/i;

/** Lists the names of the substances; where two have the same, the first counts, and of names in other languages the more dangerous one. */
export function indexNames(
  substances: readonly Substance[],
  units: readonly AskedAnswer[],
  { ambiguous: asked }: Pick<NameRules, "ambiguous">,
): SubstanceNames {
  const uses = wordUses(units);
  const [exact, headings, others] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const translated: Record<string, Record<string, number>> = {};
  const common = new Map<string, number>();
  const telling = new Set<string>();
  const keyOf = (text: string) => {
    const key = nameKey(plainWords(text).split(" "));
    return key.length < SHORTEST || FUNCTION_WORDS.has(key) ? undefined : key;
  };
  const add = (to: Map<string, number>, text: string, place: number, largestShare = Infinity) => {
    const key = keyOf(text);
    if (key === undefined) return;
    const isCommon =
      (to === others && TELLS_A_STORY.test(text)) || (!key.includes(" ") && (uses.get(key) ?? 0) >= largestShare * units.length);
    if (!isCommon) telling.add(key);
    const held = isCommon ? common : to;
    if (!held.has(key)) held.set(key, place);
  };
  substances.forEach((substance, place) => {
    for (const text of [substance.noun.text, substance.name]) add(exact, text, place);
    const parts = partsOf(substance.name);
    add(headings, substance.id.replaceAll("-", " "), place, LARGEST_SHARE.id);
    for (const text of parts.names) add(headings, text, place, LARGEST_SHARE.heading);
    for (const text of [...parts.rests, ...substance.names]) add(others, text, place, LARGEST_SHARE.other);
    for (const [language, names] of Object.entries(substance.translations)) {
      const held = translated[language] ?? {};
      translated[language] = held;
      for (const text of names) {
        const key = keyOf(text);
        const before = key === undefined ? undefined : substances[held[key] ?? -1];
        if (key !== undefined && (!before || (mayNeedCall(substance) && !mayNeedCall(before)))) held[key] = place;
      }
    }
  });
  const leading = new Map([...headings, ...exact]);
  const placeOf = (id: string) => substances.findIndex((one) => one.id === id);
  const ambiguous: Record<string, number[]> = {};
  for (const [word, ids] of Object.entries(asked)) {
    const [key, places] = [nameKey(plainWords(word).split(" ")), ids.map(placeOf).filter((place) => place >= 0)];
    ambiguous[key] = places;
    const [first] = places;
    if (first !== undefined && !leading.has(key) && !others.has(key)) others.set(key, first);
  }
  return {
    headings: Object.fromEntries(leading),
    others: Object.fromEntries([...common, ...others].filter(([key]) => !leading.has(key))),
    translated,
    common: [...common.keys()].filter((key) => !telling.has(key)),
    ambiguous,
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
