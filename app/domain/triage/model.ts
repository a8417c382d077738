import type { LinearModel } from "./rule-book.ts";
import { LEVELS, type Level } from "./verdict.ts";

export type Learned = { level: Level; terms: string[] };
export type Model = (features: Set<string>) => Learned;

/** Weights are written as one letter each: A is -32, / is 31. */
export const WEIGHT_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const STEPS = 3;

/**
 * Three weighted sums over words and facts: at least routine, at least urgent, emergency.
 * Each feature counts once, wherever it stands, so order and repetition change nothing.
 */
export function createModel(model: LinearModel): Model {
  const names = model.features.split(" ");
  const at = new Map(names.map((name, i) => [name, i]));
  const weight = (feature: number, step: number) =>
    (WEIGHT_LETTERS.indexOf(model.weights[step * names.length + feature] as string) - 32) * model.scale;

  return (features) => {
    const sums = [...model.bias];
    const pulls: { name: string; pull: number }[] = [];
    let step = 0;
    for (const name of features) {
      const i = at.get(name);
      if (i === undefined) continue;
      for (let s = 0; s < STEPS; s += 1) (sums[s] as number) += weight(i, s);
    }
    while (step < STEPS && (sums[step] as number) > (model.limits[step] as number)) step += 1;
    if (step > 0) {
      for (const name of features) {
        const i = at.get(name);
        if (i !== undefined && /^[a-z]/.test(name)) pulls.push({ name, pull: weight(i, step - 1) });
      }
      pulls.sort((a, b) => b.pull - a.pull);
    }
    return {
      level: LEVELS[step] as Level,
      terms: pulls
        .filter(({ pull }) => pull > 0)
        .slice(0, 4)
        .map(({ name }) => name),
    };
  };
}
