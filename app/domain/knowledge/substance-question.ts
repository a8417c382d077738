import { capitalized } from "../text/capitals.ts";
import type { Substance, SubstanceKind } from "./knowledge.ts";

/** How owners ask about a thing of this kind. */
type Asking = "eat" | "have" | "poisonous" | "dangerous";

const ASKED: Partial<Record<SubstanceKind, Asking>> = { food: "eat", drink: "have", plant: "poisonous", water: "dangerous" };

/** An entry's title as people ask it: "Can pets eat grapes and raisins?", "Are lilies poisonous to pets?", "What is insulin for?" */
export function substanceQuestion({
  kind,
  noun: { text, plural },
  prescription,
}: Pick<Substance, "kind" | "noun" | "prescription">): string {
  if (prescription) return plural ? `What are ${text} for, and how do you give them?` : `What is ${text} for, and how do you give it?`;
  const asking = ASKED[kind] ?? "dangerous";
  const be = plural ? "Are" : "Is";
  if (asking === "eat" || asking === "have") return `Can pets ${asking} ${text}?`;
  return asking === "poisonous" ? `${be} ${text} poisonous to pets?` : `${be} ${text} dangerous for pets?`;
}

/** What a search engine shows below it: what a vet gives it for, or else the verdict that is worst, and why. */
export function substanceSummary({ why, name, prescription }: Pick<Substance, "why" | "name" | "prescription">): string {
  return `${capitalized(name)}: ${prescription?.use ?? why.all}`;
}
