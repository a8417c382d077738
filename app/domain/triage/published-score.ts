import type { Level, Turn } from "./verdict.ts";

/** One figure of the page /how-we-test, in words: the share with its interval, for the first rules and for today's. */
export type ScoreLine = { name: string; goal: string; first: string; today: string };

/** A message that was judged otherwise than its author labelled it. */
export type PublishedMiss = { id: string; label: Level; level: Level; message: string; history?: readonly Turn[]; why: string };

/** What `npm run triage:publish` writes: scores on messages that nobody read while rules were written. */
export type PublishedScore = {
  authors: number;
  cases: number;
  taught: number;
  lines: readonly ScoreLine[];
  misses: readonly PublishedMiss[];
};
