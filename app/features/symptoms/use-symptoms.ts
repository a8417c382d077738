import { loadFinder, type Search } from "#app/browser/load-search.ts";
import { chooseCards, type ListedCard, listedCards, type SymptomQuery, symptomPath } from "#app/domain/symptoms/symptoms.ts";
import { useLiveSearch } from "#app/ui/controls/use-live-search.ts";

/** Finds the cards that fit some words, best first. */
type FindCards = (typed: string) => readonly ListedCard[];

/** Loads the search; the type of its file is known to the route. */
export type LoadSearch = () => Promise<Search<never, FindCards>>;

type Given = {
  /** What the address asks for, and what the server found for it. */
  query: SymptomQuery;
  cards: readonly ListedCard[];
  /** How many were found; the cards may be some of them. */
  found: number;
  loadSearch: LoadSearch;
};

/** What the directory shows: all cards of an animal and an urgency when no word is typed. */
export function useSymptoms({ query: asked, cards: given, found: all, loadSearch }: Given) {
  const { query, find, shown, prepare, change, submit } = useLiveSearch({
    asked,
    pathOf: symptomPath,
    loadFinder: () => loadFinder(loadSearch),
  });
  const chosen = find && chooseCards(find(query.q), query);
  const cards = chosen ? listedCards(chosen, query) : given;
  return { query, shown, cards, found: chosen?.length ?? all, prepare, change, submit };
}
