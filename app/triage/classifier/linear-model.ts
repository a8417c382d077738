import { createFeatureScorer, type LinearWeights } from "#app/language/learned/linear-model.ts";
import { type ClassifierInput, featureIds } from "./features.ts";
import type { WordClassesOf } from "./word-classes.ts";

/** Three scores: at least routine, at least urgent, emergency. Above 0: more likely than not. */
export type Scores = readonly [number, number, number];
export type LinearModel = {
  score: (input: ClassifierInput) => Scores;
  scoreFeatures: (places: Int32Array) => Scores;
};

/** Scores a message by what was learned of levels. */
export function createLinearModel(weights: LinearWeights, kindsOf: WordClassesOf): LinearModel {
  const scoreFeatures = createFeatureScorer(weights) as LinearModel["scoreFeatures"];
  const score = (input: ClassifierInput) => scoreFeatures(featureIds(input, kindsOf));
  return { score, scoreFeatures };
}
