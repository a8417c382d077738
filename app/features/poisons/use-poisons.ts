import { type Poison, type PoisonQuery, poisonPath } from "#app/domain/poisons/poison.ts";
import { useLiveSearch } from "#app/ui/controls/use-live-search.ts";

/** Finds the poisons that fit some words, best first. */
export type FindPoisons = (typed: string) => readonly Poison[];

type Given = { query: PoisonQuery; found: readonly Poison[]; loadFinder: () => Promise<FindPoisons> };

/** What the finder shows: nothing before a word is typed. */
export function usePoisons({ query, found: given, loadFinder }: Given) {
  const { find, shown, prepare, change, submit } = useLiveSearch({ asked: query, pathOf: poisonPath, loadFinder });
  const found = !shown.q ? [] : find ? find(shown.q) : given;
  return { shown, found, prepare, change, submit };
}
