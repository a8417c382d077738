import directory from "virtual:content/directory";
import type { Helpline, Page, PageCard, Passage } from "#app/domain/page.ts";
import type { Species } from "#app/domain/pets.ts";
import { openSearch, type PassageFinder, type SearchFile } from "./search.ts";

/** What is known of content/ without opening a page; part of the Worker itself. */
export type Directory = {
  site: Site;
  pages: PageCard[];
  faq: { id: string; question: string; answer: string }[];
  helplines: Helpline[];
};

export type Site = {
  name: string;
  url: string;
  tagline: string;
  description: string;
  author: string;
  contactEmail: string;
  postalAddress: string;
  copyright: string;
};

/** The site's words: listed at once, opened on demand. */
export type Library = Directory & {
  /** @returns the page at a path, or undefined when there is none */
  page(path: string): Promise<Page | undefined>;
  /** @returns the passages that answer the question best, best first */
  passages(question: string, wanted: { species: readonly Species[]; page?: string; limit: number }): Promise<Passage[]>;
};

/** Reads a built file of the site: `/_content/passages.json`. */
export type ReadFile = (path: string) => Promise<Response>;

// Opened pages and the index stay in the isolate: they change only with a deploy, and a deploy starts new isolates.
const openPages = new Map<string, Promise<Page>>();
let openIndex: Promise<PassageFinder> | undefined;

/** Opens the library over the files that were built with this Worker. */
export function openLibrary(readFile: ReadFile): Library {
  const paths = new Set(directory.pages.map((page) => page.path));
  return {
    ...directory,
    page: async (path) => {
      if (!paths.has(path)) return undefined;
      const page = openPages.get(path) ?? readJson<Page>(readFile, `/_content${path}.json`);
      openPages.set(path, page);
      // A failed read must not be remembered.
      page.catch(() => openPages.delete(path));
      return page;
    },
    passages: async (question, wanted) => {
      openIndex ??= readJson<SearchFile>(readFile, "/_content/passages.json").then(openSearch);
      openIndex.catch(() => {
        openIndex = undefined;
      });
      return (await openIndex)(question, wanted);
    },
  };
}

async function readJson<T>(readFile: ReadFile, path: string): Promise<T> {
  const response = await readFile(path);
  if (!response.ok) throw new Error(`built file ${path} answered ${response.status}`);
  return (await response.json()) as T;
}
