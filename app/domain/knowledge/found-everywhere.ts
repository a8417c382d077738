import type { PageCard } from "../content/page.ts";
import type { Answer, Substance } from "./knowledge.ts";

/** What one search found in everything that the site knows, best first in each kind, and of what is about as good the most urgent first. */
export type FoundEverywhere = {
  substances: readonly Pick<Substance, "id" | "name" | "verdicts">[];
  guides: readonly Pick<PageCard, "path" | "title" | "summary" | "urgency">[];
  answers: readonly Pick<Answer, "id" | "question" | "lead" | "level" | "intent">[];
};

export const NOTHING_FOUND: FoundEverywhere = { substances: [], guides: [], answers: [] };
