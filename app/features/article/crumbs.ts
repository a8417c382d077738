import type { Page } from "#app/domain/content/page.ts";

/** A step of the trail above a page. */
export type Crumb = { name: string; path: string };

const HOME: Crumb = { name: "Home", path: "/" };

const SYMPTOMS: Crumb = { name: "Symptoms", path: "/symptoms" };
/** The list that holds the pages of a kind. */
const LISTS = {
  scenario: SYMPTOMS,
  topic: SYMPTOMS,
  guide: { name: "Guides", path: "/symptoms#guides" },
  food: { name: "Foods and poisons", path: "/poisons" },
} as const;

/** The trail of a page: the start page, the list that holds the page, the page. */
export function crumbsOf({ kind, path, title }: Pick<Page, "kind" | "path" | "title">): Crumb[] {
  const page = { name: title, path };
  if (kind === "info") return [HOME, page];
  return [HOME, LISTS[kind], page];
}
