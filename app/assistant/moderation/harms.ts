import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { createHitReader, holds, readFrames } from "./frames.ts";
import { createStanceReader } from "./stance.ts";
import type { Clause } from "./text/plain-words.ts";

/** What content/moderation/harms.yaml names. */
export type Harm = "harm" | "unfit";

/**
 * Finds treatments that hurt and killing at home, where nothing warns, tells what was swallowed or leaves it to a vet; and help for a person to come
 * to harm, sure diagnoses, insults and words about the machine, whatever else is said.
 */
export function createHarmRule({ harms, stance }: ModerationLists): (clauses: readonly Clause[], isQuestion: boolean) => Harm | undefined {
  const hitsOf = createHitReader(harms.classes, stance.denies);
  const [harmful, claims, unfit] = [readFrames(harms.harm), readFrames(harms.claims), readFrames(harms.unfit)];
  const stances = createStanceReader(stance);
  const warns = new Set(stance.warns);
  const isReleased = (clauses: readonly Clause[]) =>
    clauses.some((clause) => ["vet", "reports"].includes(stances.of(clause)) || clause.words.some((word) => warns.has(word)));
  return (clauses, isQuestion) => {
    const hits = hitsOf(clauses);
    if (unfit.some((frame) => holds(frame, hits))) return "unfit";
    if (isQuestion) return undefined;
    if (claims.some((frame) => holds(frame, hits))) return "harm";
    return harmful.some((frame) => holds(frame, hits)) && !isReleased(clauses) ? "harm" : undefined;
  };
}
