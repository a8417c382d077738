import type { CrisisModel } from "#app/domain/chat/crisis-advice.ts";

/** A sentence with its score, and whether the patterns of content/human-danger.yaml find it first. */
export type Scored = { lang: string; danger: boolean; isPattern: boolean; score: number };
type Thresholds = CrisisModel["thresholds"];

/** The largest shares of messages without danger that may get the card and that may get at least the quiet sentence (decision 0066). */
const MOST = { sure: { grief: 0.02, ordinary: 0.0005 }, unsure: { grief: 0.12, ordinary: 0.01 } };

/** The lowest thresholds that stay within the shares. @param grief grief and figures of speech @param ordinary owners' other messages */
export function chooseThresholds(grief: readonly Scored[], ordinary: readonly Scored[]): Thresholds {
  const choose = (most: { grief: number; ordinary: number }) =>
    Number(Math.max(limitOf(grief, most.grief), limitOf(ordinary, most.ordinary)).toFixed(2));
  return { sure: choose(MOST.sure), unsure: choose(MOST.unsure) };
}

/** The shares that get the card, and the card or the quiet sentence. */
export function shares(rows: readonly Scored[], { sure, unsure }: Thresholds): string {
  const above = (limit: number) => rows.filter(({ isPattern, score }) => isPattern || score > limit).length;
  const share = (count: number) => `${((100 * count) / rows.length).toFixed(2)}% (${count})`;
  return `sure ${share(above(sure))}, any ${share(above(unsure))}`;
}

/** What a pattern finds counts too: it leaves the fewer to the classifier. */
function limitOf(rows: readonly Scored[], share: number): number {
  const scores = rows.map(({ isPattern, score }) => (isPattern ? Number.POSITIVE_INFINITY : score)).sort((one, other) => other - one);
  return scores[Math.floor(share * rows.length)] ?? 0;
}
