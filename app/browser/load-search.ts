import { getJson } from "./api-client.ts";

/** A search as a route provides it: the file to read, and the function that creates the search from it. */
export type Search<File, Find> = { file: string; open: (file: File) => Find };

/** Loads a search into the browser when a visitor first uses it. */
export async function loadFinder<File, Find>(loadSearch: () => Promise<Search<File, Find>>): Promise<Find> {
  const { file, open } = await loadSearch();
  return open(await getJson<File>(file));
}
