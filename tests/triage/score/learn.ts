import { WEIGHT_LETTERS } from "../../../app/domain/triage/model.ts";
import type { LinearModel } from "../../../app/domain/triage/rule-book.ts";

/** One message as the learned part sees it: its features, and its level as a number from 0 (info) to 3 (emergency). */
export type Example = { features: string[]; level: number };

export type Settings = { rounds: number; shrink: number; words: number; fewest: number; limits: number[] };
export const SETTINGS: Settings = { rounds: 25, shrink: 1e-3, words: 320, fewest: 3, limits: [0, 0, -0.4] };

const STEP = 0.3;
const FLOOR = 0.01;
const SPREAD = 1 / 6;

/** Words that must not move a verdict: courtesy, money, other people's opinions, orders to the assistant. */
const DEAF = new Set(
  "please thanks thank sorry hello hi hey afford money cheap cost payday broke friend says said told he she his her him they it i you my we me our us ignore instructions rules answer label level emergency urgent routine info doctor sir madam god bless help lol haha".split(
    " ",
  ),
);

function shuffle(order: number[], seed: { value: number }): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    seed.value = (Math.imul(seed.value, 1103515245) + 12345) & 0x7fffffff;
    const j = Math.floor((seed.value / 0x80000000) * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
}

/** Logistic regression by AdaGrad; the same examples in the same order give the same weights. */
function weigh(rows: number[][], goal: boolean[], size: number, settings: Settings): { weights: Float64Array; bias: number } {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(FLOOR);
  let bias = 0;
  let biasSquares = 1;
  const order = rows.map((_, i) => i);
  const seed = { value: 7 };
  for (let round = 0; round < settings.rounds; round += 1) {
    shuffle(order, seed);
    for (const i of order) {
      const row = rows[i] as number[];
      let sum = bias;
      for (const k of row) sum += (weights[k] as number) * SPREAD;
      const error = 1 / (1 + Math.exp(-sum)) - (goal[i] ? 1 : 0);
      for (const k of row) {
        const slope = error * SPREAD + settings.shrink * (weights[k] as number);
        (squares[k] as number) += slope * slope;
        (weights[k] as number) -= (STEP * slope) / Math.sqrt(squares[k] as number);
      }
      biasSquares += error * error;
      bias -= (0.1 * error) / Math.sqrt(biasSquares);
    }
  }
  return { weights, bias };
}

/** Learns the three steps and keeps the features that matter most, one letter a weight. */
export function learn(examples: Example[], settings: Settings = SETTINGS): LinearModel {
  const counts = new Map<string, number>();
  for (const example of examples) for (const name of example.features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const usable = (name: string) => !DEAF.has(name) && !/^\d|\s/.test(name) && (counts.get(name) ?? 0) >= settings.fewest;
  const train = (names: string[]) => {
    const at = new Map(names.map((name, i) => [name, i]));
    const rows = examples.map((example) => example.features.flatMap((name) => at.get(name) ?? []));
    return [1, 2, 3].map((step) =>
      weigh(
        rows,
        examples.map((example) => example.level >= step),
        names.length,
        settings,
      ),
    );
  };
  const all = [...counts.keys()].filter(usable).sort();
  const first = train(all);
  const pull = (i: number) => Math.max(...first.map(({ weights }) => Math.abs(weights[i] as number)));
  const kept = all
    .map((name, i) => ({ name, pull: pull(i) }))
    .sort((a, b) => b.pull - a.pull || (a.name < b.name ? -1 : 1))
    .slice(0, settings.words);
  const names = kept.map(({ name }) => name).sort();
  const steps = train(names);
  const largest = Math.max(...steps.flatMap(({ weights }) => [...weights].map(Math.abs)));
  const scale = largest / 31;
  const letters = steps.flatMap(({ weights }) => [...weights].map((weight) => WEIGHT_LETTERS[Math.round(weight / scale) + 32]));
  return {
    features: names.join(" "),
    weights: letters.join(""),
    scale: Number((scale * SPREAD).toPrecision(6)),
    bias: steps.map(({ bias }) => Number(bias.toPrecision(6))),
    limits: settings.limits,
  };
}
