import { chanceFeatures, rankOf, SCORE, SHARE, softmax } from "#app/assistant/retrieve/ranking.ts";

type Features = Readonly<Record<string, number>>;

/** A question with what could answer it. */
export type Example = { author: string; weight: number; candidates: readonly { isRight: boolean; features: Features }[] };

/** The first candidate of a list, and whether it answers. */
export type First = { features: Features; isRight: boolean; weight: number };

const STEPS_OF_ORDER = 200;
const STEPS_OF_CHANCE = 2000;
const RATE = 0.05;

/**
 * Fits the weights so that what is right stands first: a softmax over the candidates of each question, by Adam.
 * @param loose how far a weight may go from zero
 */
export function learnOrder(examples: readonly Example[], loose: number): Record<string, number> {
  const used = examples.filter(({ candidates }) => candidates.some(({ isRight }) => isRight) && candidates.some(({ isRight }) => !isRight));
  const names = [...new Set(used.flatMap(({ candidates }) => candidates.flatMap(({ features }) => Object.keys(features))))];
  const lists = used.map(({ weight, candidates }) => ({
    weight,
    right: candidates.map(({ isRight }) => isRight),
    rows: candidates.map(({ features }) => rowOf(features, names)),
  }));
  const total = used.reduce((sum, { weight }) => sum + weight, 0);
  const weights = descend(names.length, loose, total, STEPS_OF_ORDER, (now, slope) => {
    for (const { weight, right, rows } of lists) {
      const shares = softmax(rows.map((row) => product(row, now)));
      const ofRight = shares.reduce((sum, share, at) => sum + (right[at] ? share : 0), 0) || Number.EPSILON;
      rows.forEach((row, at) => {
        const share = shares[at] ?? 0;
        add(slope, row, weight * (share - (right[at] ? share / ofRight : 0)));
      });
    }
  });
  return named(names, weights);
}

/** Of the features of the first candidate, those by which its chance is known. */
const CHANCE_FEATURES: readonly string[] = [
  "bias",
  SCORE,
  SHARE,
  "similarity",
  "contained",
  "agreement",
  "covered",
  "centroid",
  "core",
  "wideCore",
  "score",
  "unknown",
  "sick",
  "account",
  "entry",
  "entrySure",
  "entryAbout",
  "entryOnly",
];

/** Fits the chance that the first in the list answers, by the logistic function. */
export function learnChance(firsts: readonly First[], loose: number): Record<string, number> {
  const total = firsts.reduce((sum, { weight }) => sum + weight, 0);
  const rows = firsts.map(({ features }) => rowOf(features, CHANCE_FEATURES));
  const weights = descend(CHANCE_FEATURES.length, loose, total, STEPS_OF_CHANCE, (now, slope) => {
    firsts.forEach(({ isRight, weight }, at) => {
      const row = rows[at] as Float64Array;
      add(slope, row, weight * (1 / (1 + Math.exp(-product(row, now))) - (isRight ? 1 : 0)));
    });
  });
  return named(CHANCE_FEATURES, weights);
}

/** The first candidate by these weights. */
export function firstOf({ candidates, weight }: Example, order: Readonly<Record<string, number>>): First | undefined {
  const scores = candidates.map(({ features }) => rankOf(features, { weights: order }));
  const at = scores.indexOf(Math.max(...scores));
  const best = candidates[at];
  return best && { isRight: best.isRight, weight, features: chanceFeatures(best.features, scores[at] ?? 0, softmax(scores)[at] ?? 0) };
}

function descend(
  size: number,
  loose: number,
  total: number,
  steps: number,
  slopeAt: (now: Float64Array, slope: Float64Array) => void,
): Float64Array {
  const [weights, first, second] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= steps; step += 1) {
    const slope = new Float64Array(size);
    slopeAt(weights, slope);
    for (let at = 0; at < size; at += 1) {
      const gradient = ((slope[at] ?? 0) + (weights[at] ?? 0) / loose) / total;
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * gradient;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * gradient * gradient;
      const [mean, spread] = [(first[at] ?? 0) / (1 - 0.9 ** step), Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** step))];
      weights[at] = (weights[at] ?? 0) - (RATE * mean) / (spread + 1e-8);
    }
  }
  return weights;
}

function rowOf(features: Features, names: readonly string[]): Float64Array {
  return Float64Array.from(names, (name) => features[name] ?? 0);
}

function product(row: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

function add(to: Float64Array, row: Float64Array, times: number): void {
  for (let at = 0; at < row.length; at += 1) to[at] = (to[at] ?? 0) + times * (row[at] ?? 0);
}

function named(names: readonly string[], weights: Float64Array): Record<string, number> {
  return Object.fromEntries(names.map((name, at) => [name, Math.round(1000 * (weights[at] ?? 0)) / 1000]));
}
