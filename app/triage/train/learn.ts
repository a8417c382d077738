import { FEATURE_BUCKETS } from "../classifier/features.ts";
import { type LinearWeights, pack } from "../classifier/linear-model.ts";
import type { Weights } from "../rules/rule-book.ts";

/** One message as the classifier sees it: the buckets of its features, and its level from 0 (info) to 3 (emergency). */
export type Example = { buckets: Int32Array; level: number };
/** What each row of a model should say of a text. */
export type Labeled = { buckets: Int32Array; labels: readonly boolean[] };
/**
 * `loose` says how far a weight may go from zero; `refit` the same for the `used` buckets, the ones with the strongest weights; `squared`
 * whether roots of weights are rounded.
 */
export type Settings = { loose: number; refit: number; rounds: number; used: number; squared?: boolean };
const SETTINGS: Settings = { loose: 20, refit: 6, rounds: 8, used: 4400 };
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
type Sample = { buckets: Int32Array; share: number; sign: number; most: number };

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

/** Logistic regression by dual coordinate descent; the same examples in the same order give the same weights. */
function descend(samples: Sample[], rounds: number): Model {
  const weights = new Float64Array(FEATURE_BUCKETS);
  const duals = new Float64Array(samples.length);
  const order = Int32Array.from(samples, (_, i) => i);
  let bias = 0;
  let seed = 7;
  for (let round = 0; round < rounds; round += 1) {
    seed = shuffled(order, seed);
    for (const i of order) {
      const { buckets, share, sign, most } = samples[i] as Sample;
      let sum = bias * BIAS;
      for (const p of buckets) sum += (weights[p] as number) * share;
      const old = duals[i] as number;
      const now = best(old, most, sign * sum, buckets.length * share * share + BIAS * BIAS);
      duals[i] = now;
      const change = (now - old) * sign;
      for (const p of buckets) (weights[p] as number) += change * share;
      bias += change * BIAS;
    }
  }
  return { weights, bias: bias * BIAS };
}

function samplesOf(examples: readonly Labeled[], row: number, loose: number, used?: Uint8Array): Sample[] {
  return examples.map(({ buckets, labels }) => ({
    buckets: used ? buckets.filter((p) => used[p]) : buckets,
    share: 1 / Math.sqrt(buckets.length + 1),
    sign: labels[row] ? 1 : -1,
    most: loose,
  }));
}

/** A bucket matters by its weights and by how often it is met: a large weight of a rare feature mostly remembers one message. */
function strongest(models: Model[], examples: readonly Labeled[], used: number): Uint8Array {
  const met = new Float64Array(FEATURE_BUCKETS);
  for (const { buckets } of examples) for (const p of buckets) (met[p] as number) += 1;
  const pull = Float64Array.from({ length: FEATURE_BUCKETS }, (_, p) =>
    (met[p] as number) < 2
      ? 0
      : Math.max(...models.map(({ weights }, s) => Math.abs(weights[p] as number) * (STEP_WEIGHT[s] as number))) *
        Math.sqrt(met[p] as number),
  );
  const least = Float64Array.from(pull).sort()[FEATURE_BUCKETS - used - 1] as number;
  return Uint8Array.from(pull, (p) => (p > least ? 1 : 0));
}

/** Learns the three steps from "info" to "emergency". */
export function learn(examples: Example[], thresholds: Thresholds, settings: Settings = SETTINGS): Weights {
  const labeled = examples.map(({ buckets, level }) => ({ buckets, labels: [level >= 1, level >= 2, level >= 3] }));
  return { ...learnRows(labeled, settings), thresholds };
}

/** Learns each row alone, selects the buckets that matter most, learns those again and rounds each weight. */
export function learnRows(examples: readonly Labeled[], { loose, refit, rounds, used, squared }: Settings): LinearWeights {
  const rowsOf = (examples[0]?.labels ?? []).map((_, row) => row);
  const mask = strongest(
    rowsOf.map((row) => descend(samplesOf(examples, row, loose), rounds)),
    examples,
    used,
  );
  const models = rowsOf.map((row) => descend(samplesOf(examples, row, refit, mask), rounds));
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
