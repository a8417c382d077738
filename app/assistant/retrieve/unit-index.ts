import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { withoutBreedNames } from "#app/language/breed-names.ts";
import { plainWords } from "#app/language/normalise.ts";
import { type Compare, openComparison, type Searched } from "./compare-units.ts";
import { unitsAskedLike } from "./exact-wordings.ts";
import type { Query } from "./query.ts";
import { confidenceOf, rankOf } from "./ranking.ts";
import { mayAnswer } from "./suits.ts";
import { createTermReader, typoReader } from "./terms.ts";

/** A unit that answers, with how sure the match is, from 0 to 1. */
export type Found = { unit: Answer; confidence: number };

export type FindUnits = {
  (query: Query, most?: number): Found[];
  /** What the ranking weighs of each unit that holds words of the question. */
  compare: Compare;
  /** The unit that is asked for in its own words, by its question or another wording. */
  exactly(query: Pick<Query, "text" | "animal" | "animalWord">): Answer | undefined;
  /** Index of the text that shares most with a question, by the weight of its terms; undefined where none holds the `least` share. */
  closest(question: string, texts: readonly string[], least: number): number | undefined;
  /** Whether a text has a word that could tell a topic. */
  namesTopic(text: string): boolean;
  /** Share of the words of a text that stand anywhere in our questions and leads, from 0 to 1. */
  familiarity(text: string): number;
};

/** Opens the units for searching. */
export function openUnitIndex(searched: Searched): FindUnits {
  const { units, index, synonyms, ranking } = searched;
  const readAll = createTermReader(synonyms);
  const read = (text: string) => readAll(withoutBreedNames(plainWords(text)));
  const places = new Map(index.terms.map((term, place) => [term, place]));
  const correct = typoReader(index.terms.slice(0, index.weights.length));
  const rarest = Math.log(units.length + 1);
  const weightOf = (place: number) => index.weights[place] ?? rarest;
  const compare = remembering(openComparison(searched, { read, correct, places, weightOf }));

  const find = (query: Query, most = 3): Found[] =>
    compare(query)
      .map(({ unit, compared, features }) => ({ unit, rank: rankOf(features, ranking), confidence: confidenceOf(compared) }))
      .sort((one, other) => other.rank - one.rank)
      .slice(0, most)
      .map(({ unit, confidence }) => ({ unit, confidence }));
  const exactly: FindUnits["exactly"] = ({ text, ...query }) => {
    const terms = [...new Set(readAll(text))].map((term) => places.get(term) ?? -1);
    const ids = unitsAskedLike(plainWords(text), terms, index, units).filter((one) =>
      mayAnswer(units[one], index.otherAnimals[one], query),
    );
    const id = ids.find((one) => units[one]?.animals.some((animal) => animal === query.animal)) ?? ids[0];
    return id === undefined ? undefined : units[id];
  };
  const closest: FindUnits["closest"] = (question, texts, least) => {
    const termsOf = (text: string) => [...new Set(read(text).map(correct))];
    const asked = termsOf(question);
    const weigh = (terms: readonly string[]) => terms.reduce((sum, term) => sum + weightOf(places.get(term) ?? -1), 0);
    const shares = texts.map((text) => {
      const terms = termsOf(text);
      return weigh(asked.filter((term) => terms.includes(term))) / (weigh(asked) || 1);
    });
    const best = Math.max(0, ...shares);
    return best >= least ? shares.indexOf(best) : undefined;
  };
  const familiarity = (text: string) => {
    const all = read(text);
    return all.filter((term) => (places.get(term) ?? Infinity) < index.familiar).length / (all.length || 1);
  };
  const namesTopic = (text: string) => read(text).length > 0;
  return Object.assign(find, { compare, exactly, closest, namesTopic, familiarity });
}

/** One reply asks for the same candidates several times. */
const REMEMBERED = 8;

function remembering(compare: Compare): Compare {
  const recent = new Map<string, ReturnType<Compare>>();
  return (query, isLeftOut) => {
    if (isLeftOut) return compare(query, isLeftOut);
    const key = JSON.stringify(query);
    const found = recent.get(key) ?? compare(query);
    recent.set(key, found);
    const [oldest] = recent.keys();
    if (recent.size > REMEMBERED && oldest !== undefined) recent.delete(oldest);
    return found;
  };
}
