import type { SubstanceVerdict } from "#app/domain/knowledge/knowledge.ts";
import type { Level } from "#app/domain/urgency.ts";

/** The sentences that the assistant puts together itself: content/assistant/phrases.yaml. */
export type Phrases = {
  may: Record<SubstanceVerdict, string>;
  "may-use": Record<SubstanceVerdict, string>;
  harm: Record<SubstanceVerdict, string>;
  action: Record<Exclude<Level, "info">, string>;
  kind: Record<"emergency" | "other", string>;
  sure: Record<Level | "but", string>;
  wait: Record<Level, string>;
  thanks: Record<"emergency" | "urgent" | "other", string>;
} & Record<
  | "dose"
  | "unknown-animal"
  | "depends-on-animal"
  | "which-animal"
  | "already-had"
  | "poison-call"
  | "did-you-mean"
  | "emergency-general"
  | "urgent-general"
  | "routine-general"
  | "see-vet"
  | "see-vet-emergency"
  | "no-page"
  | "no-page-pet"
  | "near-topics"
  | "off-topic"
  | "off-topic-person"
  | "sure-substance"
  | "why-verdict"
  | "why-unknown"
  | "good-news"
  | "other-animal"
  | "same-again"
  | "nothing-more"
  | "loss-support"
  | "loss-kind",
  string
>;

/** Puts words into the places of a phrase: `{pet}`, or `{Pet}` with a capital. What is not given stays empty. */
export function fill(phrase: string, words: Readonly<Record<string, string | undefined>>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, place: string) => {
    const word = words[place] ?? capitalized(words[place.charAt(0).toLowerCase() + place.slice(1)] ?? "");
    return word;
  });
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
