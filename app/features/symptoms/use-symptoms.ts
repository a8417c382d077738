import type { PageCard } from "#app/domain/page.ts";
import { chooseCards, type SymptomQuery, symptomPath } from "#app/domain/symptoms.ts";
import { useLiveSearch } from "#app/ui/use-live-search.ts";

/** Finds the cards that fit some words, best first. */
export type FindCards = (typed: string) => readonly PageCard[];

type Given = {
  /** What the address asks for, and what the server found for it. */
  query: SymptomQuery;
  cards: readonly PageCard[];
  loadFinder: () => Promise<FindCards>;
};

/** What the directory shows: all cards of an animal and an urgency when no word is typed. */
export function useSymptoms({ query: asked, cards: given, loadFinder }: Given) {
  const { query, find, shown, prepare, change, submit } = useLiveSearch({ asked, pathOf: symptomPath, loadFinder });
  const cards = find ? chooseCards(find(query.q), query) : given;
  return { query, shown, cards, prepare, change, submit };
}
