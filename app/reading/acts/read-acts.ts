import { ACTS, type Act, type ActModel } from "#app/domain/knowledge/acts.ts";
import { createFeatureScorer } from "#app/language/learned/linear-model.ts";
import { openWordClasses } from "#app/language/learned/word-class-lookup.ts";
import { actFeatures } from "./act-features.ts";

/** What a message does, the surest first; empty where it only tells facts. */
export type ReadActs = (message: string) => readonly Act[];

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** Opens what was learned of acts: some milliseconds, so once per isolate. */
export function openActs({ classes, weights }: ActModel): ReadActs {
  const classesOf = openWordClasses(classes);
  const scorers = ACTS.map((act) => ({ act, score: createFeatureScorer(weights[act]), threshold: weights[act].threshold }));
  return (message) => {
    if (!HAS_WORDS.test(message)) return [];
    const features = actFeatures(message, classesOf);
    return scorers
      .map(({ act, score, threshold }) => ({ act, above: (score(features)[0] ?? 0) - threshold }))
      .filter(({ above }) => above > 0)
      .sort((one, other) => other.above - one.above)
      .map(({ act }) => act);
  };
}
