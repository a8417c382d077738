import type { Page } from "#app/domain/content/page.ts";

/** A step of the trail above a page. */
export type Crumb = { name: string; path: string };

const HOME: Crumb = { name: "Home", path: "/" };

/** The trail of a page: the start page, the list that holds the page, the page. */
export function crumbsOf({ kind, path, title }: Pick<Page, "kind" | "path" | "title">): Crumb[] {
  const page = { name: title, path };
  if (kind === "info") return [HOME, page];
  return [HOME, kind === "guide" ? { name: "Guides", path: "/symptoms#guides" } : { name: "Symptoms", path: "/symptoms" }, page];
}
