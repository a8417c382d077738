import { PAGE_TOPIC, type Phrases } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { labeled } from "./markdown.ts";

/** The label above the items of a page's card, which go on from "if", and the one above the lines of an answer, which are sentences. */
const ABOVE_SENTENCES = {
  "see-vet": "when-vet",
  "see-vet-urgent": "when-vet-urgent",
  "see-vet-emergency": "when-vet-emergency",
  "call-again": "when-again",
} as const;

export type SignsLabel = keyof typeof ABOVE_SENTENCES;

/** What stands above the signs of a page or of an answer. */
export function signsLabel(phrases: Phrases, unit: Pick<Answer, "topic"> | undefined, label: SignsLabel): string {
  return phrases[unit?.topic === PAGE_TOPIC ? label : ABOVE_SENTENCES[label]];
}

/** The signs under the label that fits them. */
export function signsList(phrases: Phrases, unit: Pick<Answer, "topic"> | undefined, label: SignsLabel, lines: readonly string[]): string {
  return labeled(signsLabel(phrases, unit, label), lines);
}
