import type { AssistantContent } from "#app/domain/knowledge/assistant-content.ts";
import type { AskedAnswer } from "#app/domain/knowledge/knowledge.ts";
import type { KnowledgeIndex } from "#app/domain/knowledge/knowledge-index.ts";
import { indexNames } from "./index-names.ts";
import { indexUnits } from "./index-units.ts";

/** Reads the knowledge once, when the site is built. */
export function indexKnowledge(
  units: readonly AskedAnswer[],
  { substances, synonyms, names }: Pick<AssistantContent, "substances" | "synonyms" | "names">,
): KnowledgeIndex {
  return { units: indexUnits(units, synonyms), names: indexNames(substances, units, names) };
}
