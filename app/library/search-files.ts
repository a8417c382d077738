import type { Passage } from "#app/domain/content/page.ts";
import type { Totals, WordTable } from "./bm25.ts";
import type { Synonyms } from "./synonyms.ts";

/** What is read first for a search. */
export const SEARCH_FILE = "/_content/passages.json";

/** The pages whose passages fit one file lie in it; those of more pages each lie in a file of their own, and the first file names the pages. */
export type SearchFile = { synonyms: Synonyms; totals: Totals } & (SearchPart | PagesByName);

/** The passages of some pages in the order of the site, and their words. */
export type SearchPart = { parts: readonly PagePassages[]; words: WordTable };

/** A page's passages, and once what they have in common. */
export type PagePassages = {
  page: PageFacts;
  /** Number of its first passage on the whole site: of passages that fit as well the first one wins. */
  from: number;
  passages: readonly Omit<Passage, keyof PageFacts>[];
};

export type PageFacts = Pick<Passage, "path" | "pageTitle" | "kind" | "species">;

/** Every page with the words of its headings, title and terms, each text of the table a page. */
export type PagesByName = { pages: readonly Omit<PageFacts, "pageTitle">[]; names: WordTable };

/** Where the passages of one page lie when they do not lie in the first file. */
export function partFile(path: string): string {
  return `/_content/passages${path}.json`;
}
