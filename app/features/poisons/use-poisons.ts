import { loadFinder, type Search } from "#app/browser/load-search.ts";
import { type Poison, type PoisonQuery, poisonPath } from "#app/domain/poisons/poison.ts";
import { useLiveSearch } from "#app/ui/controls/use-live-search.ts";

/** Finds the poisons that fit some words, best first. */
export type FindPoisons = (typed: string) => readonly Poison[];

/** Loads the search; the type of its file is known to the route. */
export type LoadSearch = () => Promise<Search<never, FindPoisons>>;

type Given = { query: PoisonQuery; found: readonly Poison[]; loadSearch: LoadSearch };

/** What the finder shows: nothing before a word is typed. */
export function usePoisons({ query, found: given, loadSearch }: Given) {
  const { find, shown, prepare, change, submit } = useLiveSearch({
    asked: query,
    pathOf: poisonPath,
    loadFinder: () => loadFinder(loadSearch),
  });
  const found = !shown.q ? [] : find ? find(shown.q) : given;
  return { shown, found, prepare, change, submit };
}
