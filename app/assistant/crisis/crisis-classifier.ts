import type { CrisisModel } from "#app/domain/chat/crisis-advice.ts";
import { createFeatureScorer } from "#app/language/learned/linear-model.ts";
import { createCrisisFeatures } from "./crisis-features.ts";

/** How sure the classifier is that the writer, or somebody close to them, may end their life. */
export type HearDanger = (message: string) => "sure" | "unsure" | undefined;

/** Opens the learned detector of content/crisis. */
export function createCrisisClassifier({ classes, classifier, thresholds }: CrisisModel): HearDanger {
  const features = createCrisisFeatures(classes);
  const score = createFeatureScorer(classifier);
  return (message) => {
    const [danger = Number.NEGATIVE_INFINITY] = score(features(message));
    if (danger > thresholds.sure) return "sure";
    return danger > thresholds.unsure ? "unsure" : undefined;
  };
}
