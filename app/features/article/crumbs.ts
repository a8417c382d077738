import type { Crumb, Page } from "#app/domain/content/page.ts";
import { routePath } from "#app/domain/http/site-routes.ts";

const HOME: Crumb = { name: "Home", path: "/" };

const SYMPTOMS: Crumb = { name: "Symptom library", path: "/symptoms" };
/** The list that holds the pages of a kind. */
const LISTS = {
  scenario: SYMPTOMS,
  topic: SYMPTOMS,
  guide: { name: "Guides", path: "/symptoms#guides" },
  food: { name: "Is it poisonous?", path: "/poisons" },
} as const;

/** Grief is no symptom: the answers about it are the list. */
const LOSS: Crumb = { name: "Loss and goodbye", path: `${routePath("answers")}/loss-and-goodbye` };

/** The trail of a page: the start page, the list that holds the page, the page. */
export function crumbsOf({ kind, path, title, isLoss }: Pick<Page, "kind" | "path" | "title" | "isLoss">): Crumb[] {
  const page = { name: title, path };
  if (isLoss) return [HOME, LOSS, page];
  if (kind === "info") return [HOME, page];
  return [HOME, LISTS[kind], page];
}
