import { ACTS, type Act } from "#app/domain/knowledge/acts.ts";

/** What a message does by its author, and the score of each act, in the order of `ACTS`. */
export type ScoredMessage = { acts: readonly Act[]; scores: readonly number[] };

/** The threshold at which most of an act is found with least beside it: the best F1. */
export function chooseThreshold(scored: readonly ScoredMessage[], act: Act, row: number): number {
  const sorted = scored
    .map(({ acts, scores }) => ({ isTrue: acts.includes(act), score: scores[row] as number }))
    .sort((one, other) => other.score - one.score);
  const all = sorted.filter(({ isTrue }) => isTrue).length;
  let found = 0;
  let best = { f1: 0, threshold: 0 };
  sorted.forEach(({ isTrue, score }, at) => {
    if (isTrue) found += 1;
    const f1 = (2 * found) / (at + 1 + all);
    if (f1 > best.f1) best = { f1, threshold: (score + (sorted[at + 1]?.score ?? score)) / 2 };
  });
  return Number(best.threshold.toFixed(2));
}

/** Prints F1 by act, their mean, and how often the act with the highest score above its threshold is one of the message's. */
export function printScores(scored: readonly ScoredMessage[], thresholds: Readonly<Record<Act, number>>): void {
  const all = ACTS.map((act, row) => {
    const isFound = ({ scores }: ScoredMessage) => (scores[row] as number) > thresholds[act];
    const wanted = scored.filter(({ acts }) => acts.includes(act));
    const found = scored.filter(isFound);
    const right = wanted.filter(isFound).length;
    const f1 = (2 * right) / (wanted.length + found.length || 1);
    console.info(
      `${act.padEnd(20)} F1 ${f1.toFixed(2)}  precision ${share(right, found.length)}  recall ${share(right, wanted.length)}  of ${wanted.length}`,
    );
    return f1;
  });
  const doing = scored.filter(({ acts }) => acts.length > 0);
  const chosen = doing.filter(({ acts, scores }) => acts.includes(surest(scores, thresholds))).length;
  const telling = scored.filter(({ acts }) => acts.length === 0);
  const silent = telling.filter(({ scores }) => ACTS.every((act, row) => (scores[row] as number) <= thresholds[act])).length;
  console.info(`macro-F1 ${(all.reduce((sum, f1) => sum + f1, 0) / all.length).toFixed(3)}`);
  console.info(
    `forced choice ${share(chosen, doing.length)} of ${doing.length}; no act found in ${share(silent, telling.length)} of ${telling.length} without one`,
  );
}

function surest(scores: readonly number[], thresholds: Readonly<Record<Act, number>>): Act {
  const above = (act: Act) => (scores[ACTS.indexOf(act)] as number) - thresholds[act];
  return ACTS.reduce((best, act) => (above(act) > above(best) ? act : best));
}

function share(part: number, all: number): string {
  return all === 0 ? "-" : `${((100 * part) / all).toFixed(0)}%`;
}
