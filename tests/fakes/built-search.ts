import type { Passage } from "#app/domain/content/page.ts";
import { type SearchedPassage, searchFiles } from "#app/library/compile/search/search-files.ts";
import { openSearch, type PassageFinder } from "#app/library/search.ts";
import { SEARCH_FILE } from "#app/library/search-files.ts";
import type { Synonyms } from "#app/library/synonyms.ts";

type Built = { passages: readonly SearchedPassage[]; synonyms: Synonyms };
type Find = (question: string, wanted: Parameters<PassageFinder>[1]) => Promise<Passage[]>;

/** The search over the files as the build writes them; `opened` names those that were read after the first. */
export function builtSearch({ passages, synonyms }: Built, mostBytes?: number): Find & { opened: string[] } {
  const files = new Map(searchFiles(passages, synonyms, mostBytes).map(([path, file]) => [path, JSON.stringify(file)]));
  const read = (path: string) => JSON.parse(files.get(path) ?? "");
  const find = openSearch(read(SEARCH_FILE));
  const opened: string[] = [];
  const ask: Find = (question, wanted) =>
    find(question, wanted, async (path) => {
      opened.push(path);
      return read(path);
    });
  return Object.assign(ask, { opened });
}
