import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { createHitReader, holds, readFrames } from "./frames.ts";
import { createStanceReader } from "./stance.ts";
import type { Clause } from "./text/plain-words.ts";

/** "Use no cream, peroxide or tea tree oil": a denial counts for a whole list. */
const REACH = { oil: 12, garlic: 12, caustic: 12 };
/** A longer part says something of its own. */
const MOST_LISTED = 6;

/** What content/moderation/harms.yaml names. */
export type Harm = "harm" | "unfit";

/**
 * Finds treatments that hurt and killing at home, where nothing warns, tells what was swallowed or leaves it to a vet; and help for a person to come
 * to harm, sure diagnoses, insults and words about the machine, whatever else is said.
 */
export function createHarmRule({ harms, stance }: ModerationLists): (clauses: readonly Clause[], isQuestion: boolean) => Harm | undefined {
  const hitsOf = createHitReader(harms.classes, stance.denies, REACH);
  const [harmful, claims, unfit] = [readFrames(harms.harm), readFrames(harms.claims), readFrames(harms.unfit)];
  const stances = createStanceReader(stance);
  const warns = new Set(stance.warns);
  const isReleased = (clauses: readonly Clause[]) =>
    clauses.some((clause) => ["vet", "reports"].includes(stances.of(clause)) || clause.words.some((word) => warns.has(word)));
  return (clauses, isQuestion) => {
    const hits = hitsOf(listed(clauses));
    if (unfit.some((frame) => holds(frame, hits))) return "unfit";
    if (isQuestion) return undefined;
    if (claims.some((frame) => holds(frame, hits))) return "harm";
    return harmful.some((frame) => holds(frame, hits)) && !isReleased(clauses) ? "harm" : undefined;
  };
}

/** The parts of a list between commas go with the clause before them. */
function listed(clauses: readonly Clause[]): Clause[] {
  const all: Clause[] = [];
  for (const clause of clauses) {
    const last = all.at(-1);
    if (last && clause.conjunction === "" && clause.words.length <= MOST_LISTED)
      all[all.length - 1] = { ...last, words: [...last.words, ...clause.words], text: `${last.text}${clause.text.slice(1)}` };
    else all.push(clause);
  }
  return all;
}
