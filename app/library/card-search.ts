import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import type { Synonyms } from "#app/domain/knowledge/assistant-content.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import type { SymptomCard } from "#app/domain/symptoms/symptoms.ts";
import { rank } from "#app/domain/urgency.ts";
import { phraseReplacer, synonymReplacer } from "./synonyms.ts";

/** The directory as it is built with the site: the Worker and the browser search the same file. */
export type SymptomFile = { cards: SymptomCard[]; synonyms: Synonyms };

export const SYMPTOM_FILE = "/_content/symptoms.json";

/**
 * Finds the cards that fit what an owner types, best first and the more urgent of equally good ones before the others; all of them when nothing of meaning is typed.
 * @param mayGuess whether words that are only spelled alike count, and pages with only some of the words; true by default
 */
export type CardFinder = (typed: string, mayGuess?: boolean) => readonly SymptomCard[];

type Entry = { path: string; title: string; terms: string; summary: string; animals: string };

/** From how many letters on an unfinished word is read as the beginning of one. */
const SHORTEST_BEGINNING = 3;

const SEARCHING: SearchOptions = {
  boost: { title: 4, terms: 2, animals: 2 },
  fuzzy: (term) => (term.length > 4 ? 0.25 : false),
  prefix: (term) => term.length >= SHORTEST_BEGINNING,
};

const AS_BEGUN: SearchOptions = { ...SEARCHING, fuzzy: false };
const AS_TYPED: SearchOptions = { ...AS_BEGUN, prefix: false };

/** With as many pages that hold the words as they were typed, nobody needs what is only spelled alike. */
const ENOUGH = 3;

const FOOD = 0.3;

/** Hits whose scores are this close are equally good, and of these the most urgent comes first. */
const AS_GOOD = 0.85;

/** Opens the directory for searching: some forty cards, indexed in a few milliseconds. */
export function openCardSearch({ cards, synonyms }: SymptomFile): CardFinder {
  const phrase = phraseReplacer(synonyms);
  const byPath = new Map(cards.map((card) => [card.path, card]));
  const queriesOf = queryWriter(synonyms);
  // Who types "chocolate" here has a pet that ate some: what to do comes before what a food is.
  const boostDocument = (path: string) => (byPath.get(path)?.kind === "food" ? FOOD : 1);
  // Most visitors only browse, and need no index.
  let index: MiniSearch<Entry> | undefined;
  return (typed, mayGuess = true) => {
    const queries = queriesOf(phrase(typed));
    if (queries.length === 0) return cards;
    index ??= indexOf(cards, synonyms, phrase);
    const search = index;
    const find = (combineWith: "AND" | "OR", how: SearchOptions = SEARCHING) =>
      urgentFirst(search.search({ combineWith, queries }, { ...how, boostDocument }), (path) => rank(byPath.get(path)?.urgency ?? "info"));
    // Words as they were typed before the beginnings of words, and both before what is only spelled alike: "grapes" is not "grass".
    const sure = [...find("AND", AS_TYPED), ...find("AND", AS_BEGUN)];
    const all = mayGuess && sure.length < ENOUGH ? [...sure, ...find("AND")] : sure;
    // Where no page holds every word, the pages that hold the most come first.
    const found = all.length > 0 || !mayGuess ? all : [...find("OR", AS_TYPED), ...find("OR")];
    return [...new Set(found)].flatMap((path) => byPath.get(path) ?? []);
  };
}

/**
 * Of hits that are about equally good the most urgent first, else in the order of their scores.
 * @param hits the best first
 * @returns the paths of the pages
 */
function urgentFirst(hits: readonly SearchResult[], urgencyOf: (path: string) => number): string[] {
  let best = Number.POSITIVE_INFINITY;
  return hits
    .map(({ id, score }) => {
      if (score < best * AS_GOOD) best = score;
      return { path: id as string, best };
    })
    .sort((one, other) => other.best - one.best || urgencyOf(other.path) - urgencyOf(one.path))
    .map(({ path }) => path);
}

function indexOf(cards: readonly SymptomCard[], synonyms: Synonyms, phrase: (text: string) => string): MiniSearch<Entry> {
  const fields = ["title", "terms", "summary", "animals"];
  const index = new MiniSearch<Entry>({ idField: "path", fields, processTerm: synonymReplacer(synonyms) });
  index.addAll(
    cards.map(({ path, title, terms, summary, species }) => ({
      path,
      title: phrase(title),
      terms: phrase(terms),
      summary: phrase(summary),
      animals: species.map((one) => PET_LABELS[one]).join(" "),
    })),
  );
  return index;
}

/** Reads each word as itself or, while it is being typed, as the beginning of any word that means the same ("puk" is "vomit"). */
function queryWriter(synonyms: Synonyms): (typed: string) => Query[] {
  const write = synonymReplacer(synonyms);
  return (typed) =>
    typed.split(/[\s\p{P}]+/u).flatMap((term) => {
      const word = write(term);
      if (!word) return [];
      const begun =
        term.length < SHORTEST_BEGINNING ? [] : synonyms.filter((group) => group.some((one) => one.startsWith(term.toLowerCase())));
      const words = [...new Set([word, ...begun.map(([first = word]) => first)])];
      return [words.length === 1 ? word : { combineWith: "OR" as const, queries: words }];
    });
}
