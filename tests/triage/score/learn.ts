import { PLACES } from "../../../app/domain/triage/ngrams.ts";
import type { Weights } from "../../../app/domain/triage/rule-book.ts";
import { pack, STEPS } from "../../../app/domain/triage/weigher.ts";

/** One message as the weighing sees it: the places of its traces, and its level from 0 (info) to 3 (emergency). */
export type Example = { places: Int32Array; level: number };
export type Settings = { rounds: number; shrink: number; kept: number };
export const SETTINGS: Settings = { rounds: 10, shrink: 1e-3, kept: 5000 };
export type Limits = Weights["limits"];

const PACE = 0.3;
const FLOOR = 0.01;
const BIAS_PACE = 0.02;
const REFIT_ROUNDS = 3;
const MOST = 3;
/** The largest of the kept weights, this share of them, are cut to the end of the scale. */
const CUT = 0.04;
const STEP_WEIGHT = [0.8, 1, 1.3];

type Line = { weights: Float64Array; squares: Float64Array; bias: number; order: number[]; seed: number };

function shuffle(line: Line): void {
  const { order } = line;
  for (let i = order.length - 1; i > 0; i -= 1) {
    line.seed = (Math.imul(line.seed, 1103515245) + 12345) & 0x7fffffff;
    const j = Math.floor((line.seed / 0x80000000) * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
}

/** Logistic regression by AdaGrad; the same examples in the same order give the same weights. */
function run(line: Line, examples: Example[], step: number, rounds: number, shrink: number, kept?: Uint8Array): void {
  const { weights, squares } = line;
  for (let round = 0; round < rounds; round += 1) {
    shuffle(line);
    for (const i of line.order) {
      const { places, level } = examples[i] as Example;
      const share = 1 / Math.sqrt(places.length + 1);
      let sum = line.bias;
      for (const p of places) sum += (weights[p] as number) * share;
      const error = 1 / (1 + Math.exp(-sum)) - (level >= step ? 1 : 0);
      for (const p of places) {
        if (kept && !kept[p]) continue;
        const slope = error * share + shrink * (weights[p] as number);
        (squares[p] as number) += slope * slope;
        (weights[p] as number) -= (PACE * slope) / Math.sqrt(squares[p] as number);
      }
      line.bias -= BIAS_PACE * error;
    }
  }
}

/** A place matters by its weights and by how often it is met: a large weight of a rare trace mostly remembers one message. */
function strongest(lines: Line[], examples: Example[], kept: number): Uint8Array {
  const met = new Float64Array(PLACES);
  for (const { places } of examples) for (const p of places) (met[p] as number) += 1;
  const pull = Float64Array.from(
    { length: PLACES },
    (_, p) =>
      Math.max(...lines.map(({ weights }, s) => Math.abs(weights[p] as number) * (STEP_WEIGHT[s] as number))) * Math.sqrt(met[p] as number),
  );
  const least = Float64Array.from(pull).sort()[PLACES - kept - 1] as number;
  return Uint8Array.from(pull, (p) => (p > least ? 1 : 0));
}

/** Learns the three steps, keeps the places that matter most, learns those again and rounds each weight to -3..3. */
export function learn(examples: Example[], limits: Limits, { rounds, shrink, kept }: Settings = SETTINGS): Weights {
  const lines: Line[] = Array.from({ length: STEPS }, () => ({
    weights: new Float64Array(PLACES),
    squares: new Float64Array(PLACES).fill(FLOOR),
    bias: 0,
    order: examples.map((_, i) => i),
    seed: 7,
  }));
  lines.forEach((line, s) => {
    run(line, examples, s + 1, rounds, shrink);
  });
  const mask = strongest(lines, examples, kept);
  const scale: number[] = [];
  const rows = lines.map((line, s) => {
    for (let p = 0; p < PLACES; p += 1) if (!mask[p]) line.weights[p] = 0;
    run(line, examples, s + 1, REFIT_ROUNDS, shrink, mask);
    const sizes = Float64Array.from(line.weights, Math.abs).sort();
    const unit = (sizes[PLACES - 1 - Math.floor(kept * CUT)] as number) / MOST;
    scale.push(Number(unit.toPrecision(6)));
    return Int8Array.from(line.weights, (weight) => Math.max(-MOST, Math.min(MOST, Math.round(weight / unit))));
  });
  return { ...pack(rows), scale, bias: lines.map(({ bias }) => Number(bias.toPrecision(6))), limits };
}
