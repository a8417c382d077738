import { chanceFeatures, OF_STORY, rankOf, SCORE, SHARE, softmax } from "#app/assistant/retrieve/ranking.ts";

type Features = Readonly<Record<string, number>>;

/** A question with what could answer it. */
export type Example = { author: string; weight: number; isStory: boolean; candidates: readonly { isRight: boolean; features: Features }[] };

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
  const places = placesOf(names);
  const lists = used.map(({ weight, candidates }) => ({
    weight,
    right: candidates.map(({ isRight }) => isRight),
    rows: candidates.map(({ features }) => rowOf(features, places)),
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
const OF_FIRST: readonly string[] = [
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
const CHANCE_FEATURES = [...OF_FIRST, ...OF_FIRST.map((name) => `${OF_STORY}${name}`)];

/** Fits the chance that the first in the list answers, by the logistic function. */
export function learnChance(firsts: readonly First[], loose: number): Record<string, number> {
  const total = firsts.reduce((sum, { weight }) => sum + weight, 0);
  const names = CHANCE_FEATURES.filter((name) => firsts.some(({ features }) => features[name] !== undefined));
  const places = placesOf(names);
  const rows = firsts.map(({ features }) => rowOf(features, places));
  const weights = descend(names.length, loose, total, STEPS_OF_CHANCE, (now, slope) => {
    firsts.forEach(({ isRight, weight }, at) => {
      const row = rows[at] as Row;
      add(slope, row, weight * (1 / (1 + Math.exp(-product(row, now))) - (isRight ? 1 : 0)));
    });
  });
  return named(names, weights);
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

/** The features that are not zero, by their places: most are zero. */
type Row = { places: Int32Array; values: Float64Array };

function rowOf(features: Features, places: ReadonlyMap<string, number>): Row {
  const known = Object.entries(features).filter(([name, value]) => value !== 0 && places.has(name));
  return {
    places: Int32Array.from(known, ([name]) => places.get(name) ?? 0),
    values: Float64Array.from(known, ([, value]) => value),
  };
}

function product({ places, values }: Row, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += (values[at] ?? 0) * (weights[places[at] ?? 0] ?? 0);
  return sum;
}

function add(to: Float64Array, { places, values }: Row, times: number): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    to[place] = (to[place] ?? 0) + times * (values[at] ?? 0);
  }
}

function placesOf(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, place) => [name, place]));
}

function named(names: readonly string[], weights: Float64Array): Record<string, number> {
  return Object.fromEntries(names.map((name, at) => [name, Math.round(1000 * (weights[at] ?? 0)) / 1000]));
}
