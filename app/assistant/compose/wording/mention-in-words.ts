import type { MentionFact } from "#app/domain/facts.ts";
import type { CaseWords } from "#app/domain/knowledge/assistant-content.ts";

/** What was said of a sign, after the animal's name: "is limping". @returns undefined where it was only asked about, is in doubt, or has no words */
export function mentionInWords({ concept, status, doubt }: MentionFact, words: CaseWords): { text: string; isOver: boolean } | undefined {
  const wordsFor = status === "negated" ? words.is_not : words.is_so;
  const text = Object.hasOwn(wordsFor, concept) ? wordsFor[concept] : undefined;
  return text && !doubt && status !== "hypothetical" ? { text, isOver: status === "past" } : undefined;
}
