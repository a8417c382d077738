import type { RankingWeights } from "#app/domain/knowledge/assistant-content.ts";
import type { Compared } from "./features.ts";

type Features = Readonly<Record<string, number>>;

/** What is learned beside the features of a candidate: how likely it is among the others, and its score. */
export const SHARE = "share";
export const SCORE = "score of all";
/** Before the names of the features of a story. */
export const OF_STORY = "story: ";
const BIAS = "bias";
const LEAST_SHARE = 1e-6;

/** Which of the candidates is best. */
export function rankOf(features: Features, { weights }: Pick<RankingWeights, "weights">): number {
  return weighed(features, weights);
}

/** The candidates, best first, each with the chance from 0 to 1 that it answers the question. */
export function ranked<Candidate extends { features: Features }>(
  candidates: readonly Candidate[],
  ranking: RankingWeights,
): (Candidate & { chance: number })[] {
  const scores = candidates.map(({ features }) => rankOf(features, ranking));
  const shares = softmax(scores);
  return candidates
    .map((candidate, at) => ({ candidate, score: scores[at] ?? 0, share: shares[at] ?? 0 }))
    .sort((one, other) => other.score - one.score)
    .map(({ candidate, score, share }) => {
      const sum = weighed(chanceFeatures(candidate.features, score, share), ranking.chance);
      return { ...candidate, chance: 1 / (1 + Math.exp(-sum)) };
    });
}

export function chanceFeatures(features: Features, score: number, share: number): Features {
  const before = features.story ? OF_STORY : "";
  return { ...features, [before + BIAS]: 1, [before + SCORE]: score, [before + SHARE]: Math.log(Math.max(share, LEAST_SHARE)) };
}

function weighed(features: Features, weights: Features): number {
  let sum = 0;
  for (const [name, weight] of Object.entries(weights)) sum += weight * (features[name] ?? 0);
  return sum;
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / sum);
}

/** How likely the unit is about the question at all: a logistic fit on answered questions and tests/answers/nothing.txt. */
export function confidenceOf({ match: { similarity, contained, covered }, scorePerWeight }: Compared): number {
  return 1 / (1 + Math.exp(5.9 - 0.48 * similarity - 3.64 * contained + 1.33 * covered - 2 * Math.log1p(scorePerWeight)));
}
