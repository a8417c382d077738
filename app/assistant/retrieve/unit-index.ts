import type { Synonyms } from "#app/domain/knowledge/assistant-content.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { UnitIndex } from "#app/domain/knowledge/knowledge-index.ts";
import { isAboutBreed, withoutBreedNames } from "#app/language/breed-names.ts";
import { plainWords } from "#app/language/normalise.ts";
import { unitsAskedLike } from "./exact-wordings.ts";
import type { Query } from "./query.ts";
import { confidenceOf, matchOf, rankOf } from "./ranking.ts";
import { createTermReader, typoReader, withoutCircumstances } from "./terms.ts";

/** A unit that answers, with how sure the match is, from 0 to 1. */
export type Found = { unit: Answer; confidence: number };

export type FindUnits = {
  (query: Query, most?: number): Found[];
  /** The unit that is asked for in its own words, by its question or another wording. */
  exactly(query: Pick<Query, "text" | "animal" | "animalWord">): Answer | undefined;
  /** Index of the text that shares most with a question, by the weight of its terms; undefined where none holds the `least` share. */
  closest(question: string, texts: readonly string[], least: number): number | undefined;
  /** Whether a text has a word that could tell a topic. */
  namesTopic(text: string): boolean;
  /** Share of the words of a text that stand anywhere in our questions and leads, from 0 to 1. */
  familiarity(text: string): number;
};

const CANDIDATES = 40;

/** How much a term of a circumstance counts, of what it would count in the question itself. */
const CIRCUMSTANCE = 0.6;

/** Opens the units for searching. */
export function openUnitIndex(units: readonly Answer[], index: UnitIndex, synonyms: Synonyms): FindUnits {
  const readAll = createTermReader(synonyms);
  const read = (text: string) => readAll(withoutBreedNames(plainWords(text)));
  const places = new Map(index.terms.map((term, place) => [term, place]));
  const correct = typoReader(index.terms.slice(0, index.weights.length));
  const rarest = Math.log(units.length + 1);
  const weightOf = (place: number) => index.weights[place] ?? rarest;
  const mayAnswer = (id: number, { animal, animalWord = "" }: Pick<Query, "animal" | "animalWord">) => {
    const others = index.otherAnimals[id];
    return (
      holdsFor(units[id] as Answer, animal) && (!others || animal === undefined || (animal === "other" && others.includes(animalWord)))
    );
  };

  const find = (query: Query, most = 3): Found[] => {
    const termsOf = (text: string) => [...new Set(read(text).map(correct))].map((term) => places.get(term) ?? -1);
    const terms = termsOf(query.text);
    if (terms.length === 0) return [];
    const distinct = new Set(terms);
    const asking = withoutCircumstances(query.text);
    const asked = asking === query.text ? distinct : new Set(termsOf(asking));
    const shareOf = (term: number) => (asked.size === 0 || asked.has(term) ? 1 : CIRCUMSTANCE);
    const weightAsked = (term: number) => weightOf(term) * shareOf(term);
    const mass = terms.reduce((sum, term) => sum + weightAsked(term), 0);
    const hits: Scored[] = [];
    for (const hit of scoresFor(terms, shareOf, index)) {
      if (mayAnswer(hit.id, query)) hits.push(hit);
      if (hits.length === CANDIDATES) break;
    }
    const best = hits[0]?.score ?? 1;
    const candidates = hits.flatMap(({ id, score }) => {
      const unit = units[id] as Answer;
      const match = matchOf(index.wordings[id] ?? [], distinct, mass, weightAsked);
      if (!suits(unit, query)) return [];
      return [{ unit, rank: rankOf(match, score / best, unit, query), confidence: confidenceOf(match, score / mass) }];
    });
    return candidates
      .sort((one, other) => other.rank - one.rank)
      .slice(0, most)
      .map(({ unit, confidence }) => ({ unit, confidence }));
  };
  const exactly: FindUnits["exactly"] = ({ text, ...query }) => {
    const terms = [...new Set(readAll(text))].map((term) => places.get(term) ?? -1);
    const ids = unitsAskedLike(plainWords(text), terms, index, units).filter((one) => mayAnswer(one, query));
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
  return Object.assign(find, { exactly, closest, namesTopic, familiarity });
}

/** A unit, by its place. */
type Scored = { id: number; score: number };

/** The units that hold any of the terms, best first: the more of the terms, the better. */
function scoresFor(terms: readonly number[], shareOf: (term: number) => number, { scores, wordings }: UnitIndex): Scored[] {
  const sums = new Float64Array(wordings.length);
  const held = new Float64Array(wordings.length);
  for (const term of terms) {
    const found = scores[term] ?? [];
    const share = shareOf(term);
    for (let at = 0; at < found.length; at += 2) {
      const id = found[at] as number;
      sums[id] = (sums[id] as number) + ((found[at + 1] as number) / 100) * share;
      held[id] = (held[id] as number) + share;
    }
  }
  const hits: Scored[] = [];
  held.forEach((count, id) => {
    if (count > 0) hits.push({ id, score: (sums[id] as number) * count });
  });
  return hits.sort((one, other) => other.score - one.score);
}

/** Never an answer for another animal. Where the animal is not known, all may do. */
export function holdsFor({ animals }: Pick<Answer, "animals">, animal: Query["animal"]): boolean {
  return animal === undefined || animals.includes("all") || (animal !== "other" && animals.includes(animal));
}

const ABOUT_US: readonly Intent[] = ["about-us", "small-talk", "find-a-vet", "cost"];
/** What a breed tends to get answers nothing about what one animal has. */
const BREED_TOPIC = "breeds";
const IN_MOURNING: readonly Intent[] = ["loss", "cost"];
/** Pages have no intent of their own in their files. */
const LOSS_PAGES: readonly string[] = ["page/when-to-euthanize", "page/pet-loss-grief"];

/** What is said about us answers nothing about an animal, and what is said in mourning hardly anything else. */
function suits({ id, topic, intent: own }: Answer, { text, intent, animal }: Query): boolean {
  if (topic === BREED_TOPIC && !isAboutBreed(plainWords(text))) return false;
  if (intent === undefined) return true;
  if (topic === "pawline") return animal === undefined || ABOUT_US.includes(intent);
  const isOfLoss = own === "loss" || LOSS_PAGES.includes(id.split("#")[0] ?? id);
  return !isOfLoss || IN_MOURNING.includes(intent);
}
