import { FEATURE_BUCKETS } from "#app/language/learned/feature-hash.ts";
import { type LinearWeights, pack } from "#app/language/learned/linear-model.ts";
import type { Weights } from "../rules/rule-book.ts";

/** One message as the classifier sees it: the buckets of its features, and its level from 0 (info) to 3 (emergency). */
export type HashedExample = { buckets: Int32Array; level: number };
/** What each row of a model should say of a text, which counts for as many others as `weight` says. */
export type Labeled = { buckets: Int32Array; labels: readonly boolean[]; weight?: number };
/**
 * `loose` says how far a weight may go from zero; `refit` the same for the `used` buckets, the ones with the strongest weights; `squared`
 * whether roots of weights are rounded. `scaled`: a feature counts by how much more often it is met in one kind of text than in the other
 * (the logarithm of the odds ratio). `positive`: how many others a text counts for of which a row is true.
 */
export type TrainingSettings = {
  loose: number;
  refit: number;
  rounds: number;
  used: number;
  squared?: boolean;
  scaled?: boolean;
  positive?: number;
};
const SETTINGS: TrainingSettings = { loose: 20, refit: 6, rounds: 8, used: 4400 };
export type Thresholds = Weights["thresholds"];

const BIAS = 0.5;
const START = 1e-6;
const NEWTON_STEPS = 15;
const CLOSE = 1e-5;
const MOST = 3;
const MOST_ROOT = 7;
/** Of the weights in use the largest, this share of them, are cut to the end of the scale. */
const CUT = 0.04;
const STEP_WEIGHT = [0.8, 1, 1.3];

type Model = { weights: Float64Array; bias: number };
/** `size` is the square of the length of the features. */
type Sample = { buckets: Int32Array; share: number; sign: number; most: number; size: number };

function shuffled(order: Int32Array, seed: number): number {
  let next = seed;
  for (let i = order.length - 1; i > 0; i -= 1) {
    next = (Math.imul(next, 1103515245) + 12345) & 0x7fffffff;
    const j = Math.floor((next / 0x80000000) * (i + 1));
    const held = order[i] as number;
    order[i] = order[j] as number;
    order[j] = held;
  }
  return next;
}

/** Where the dual of one example is best, all others held still (Yu, Huang and Lin 2011, by Newton steps). */
function best(old: number, most: number, pull: number, size: number): number {
  let at = old || START * most;
  for (let i = 0; i < NEWTON_STEPS; i += 1) {
    const slope = size * (at - old) + pull + Math.log(at / (most - at));
    let next = at - slope / (size + most / (at * (most - at)));
    if (next <= 0) next = at / 10;
    if (next >= most) next = most - (most - at) / 10;
    const moved = Math.abs(next - at);
    at = next;
    if (moved < CLOSE * most) break;
  }
  return at;
}

/**
 * Logistic regression by dual coordinate descent; the same examples in the same order give the same weights.
 * @param scale how much each feature counts, where not all count the same
 */
function descend(samples: Sample[], rounds: number, scale?: Float64Array): Model {
  const weights = new Float64Array(FEATURE_BUCKETS);
  const duals = new Float64Array(samples.length);
  const order = Int32Array.from(samples, (_, i) => i);
  let bias = 0;
  let seed = 7;
  for (let round = 0; round < rounds; round += 1) {
    seed = shuffled(order, seed);
    for (const i of order) {
      const { buckets, share, sign, most, size } = samples[i] as Sample;
      let sum = bias * BIAS;
      for (const p of buckets) sum += (weights[p] as number) * share;
      const old = duals[i] as number;
      const now = best(old, most, sign * sum, size * share * share + BIAS * BIAS);
      duals[i] = now;
      const change = (now - old) * sign;
      for (const p of buckets) (weights[p] as number) += change * share * (scale ? (scale[p] as number) ** 2 : 1);
      bias += change * BIAS;
    }
  }
  return { weights, bias: bias * BIAS };
}

function samplesOf(examples: readonly Labeled[], row: number, { most, positive = 1, used, scale }: Counted): Sample[] {
  return examples.map(({ buckets: all, labels, weight = 1 }) => {
    const buckets = used ? all.filter((p) => used[p]) : all;
    const size = scale ? buckets.reduce((sum, p) => sum + (scale[p] as number) ** 2, 0) : buckets.length;
    const isTrue = labels[row] === true;
    // Those left out count for the length too, as they do for the scorer.
    const share = 1 / Math.sqrt(all.length + 1);
    return { buckets, share, sign: isTrue ? 1 : -1, most: weight * (isTrue ? most * positive : most), size };
  });
}

type Counted = { most: number; positive?: number | undefined; used?: Uint8Array; scale?: Float64Array | undefined };

/** By bucket the size of the logarithm of its odds ratio; one is added to each count. */
function logOdds(examples: readonly Labeled[], row: number): Float64Array {
  const counts = [new Float64Array(FEATURE_BUCKETS), new Float64Array(FEATURE_BUCKETS)] as const;
  for (const { buckets, labels } of examples) {
    const count = counts[labels[row] ? 1 : 0];
    for (const p of buckets) (count[p] as number) += 1;
  }
  const met = examples.filter(({ labels }) => labels[row]).length;
  const share = (count: number, texts: number) => (count + 1) / (texts + 2);
  return counts[1].map((count, p) => Math.abs(Math.log(share(count, met) / share(counts[0][p] as number, examples.length - met))));
}

/** A bucket matters by its weights and by how often it is met: a large weight of a rare feature mostly remembers one message. */
function strongest(models: Model[], examples: readonly Labeled[], used: number): Uint8Array {
  const met = new Float64Array(FEATURE_BUCKETS);
  for (const { buckets } of examples) for (const p of buckets) (met[p] as number) += 1;
  const pull = Float64Array.from({ length: FEATURE_BUCKETS }, (_, p) =>
    (met[p] as number) < 2
      ? 0
      : Math.max(...models.map(({ weights }, s) => Math.abs(weights[p] as number) * (STEP_WEIGHT[s] ?? 1))) * Math.sqrt(met[p] as number),
  );
  const least = Float64Array.from(pull).sort()[FEATURE_BUCKETS - used - 1] as number;
  return Uint8Array.from(pull, (p) => (p > least ? 1 : 0));
}

/** Learns the three steps from "info" to "emergency". */
export function learn(examples: HashedExample[], thresholds: Thresholds, settings: TrainingSettings = SETTINGS): Weights {
  const labeled = examples.map(({ buckets, level }) => ({ buckets, labels: [level >= 1, level >= 2, level >= 3] }));
  return { ...learnRows(labeled, settings), thresholds };
}

/** Learns each row alone, selects the buckets that matter most, learns those again and rounds each weight. */
export function learnRows(
  examples: readonly Labeled[],
  { loose, refit, rounds, used, squared, scaled, positive }: TrainingSettings,
): LinearWeights {
  const rowsOf = (examples[0]?.labels ?? []).map((_, row) => row);
  const scales = rowsOf.map((row) => (scaled ? logOdds(examples, row) : undefined));
  const learned = (row: number, counted: Counted) => {
    const scale = scales[row];
    return descend(samplesOf(examples, row, { ...counted, positive, scale }), rounds, scale);
  };
  const mask = strongest(
    rowsOf.map((row) => learned(row, { most: loose })),
    examples,
    used,
  );
  const models = rowsOf.map((row) => learned(row, { most: refit, used: mask }));
  const rounded = models.map(({ weights }) => (squared ? roundedRoots(weights) : roundedWeights(weights, used)));
  return {
    ...pack(rounded.map(({ row }) => row)),
    scale: rounded.map(({ unit }) => Number(unit.toPrecision(6))),
    bias: models.map(({ bias }) => Number(bias.toPrecision(6))),
    ...(squared && { squared }),
  };
}

/** Weights from -3 to 3; a few of the largest are cut off. */
function roundedWeights(weights: Float64Array, used: number): { unit: number; row: Int8Array } {
  const sizes = Float64Array.from(weights, Math.abs).sort();
  const unit = (sizes[FEATURE_BUCKETS - 1 - Math.floor(used * CUT)] as number) / MOST;
  return { unit, row: Int8Array.from(weights, (weight) => Math.max(-MOST, Math.min(MOST, Math.round(weight / unit)))) };
}

/** Roots from -7 to 7. */
function roundedRoots(weights: Float64Array): { unit: number; row: Int8Array } {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST_ROOT ** 2;
  return { unit, row: Int8Array.from(weights, (weight) => Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / unit))) };
}
