import type { PageCard } from "../content/page.ts";
import type { Answer, Substance } from "./knowledge.ts";

/** What one search found in everything that the site knows, best first in each kind. */
export type FoundEverywhere = {
  substances: readonly Pick<Substance, "id" | "name" | "verdicts">[];
  guides: readonly Pick<PageCard, "path" | "title" | "summary">[];
  answers: readonly Pick<Answer, "id" | "question" | "lead">[];
};

export const NOTHING_FOUND: FoundEverywhere = { substances: [], guides: [], answers: [] };
