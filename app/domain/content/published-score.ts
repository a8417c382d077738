import type { Turn } from "../chat/turn.ts";
import type { Level } from "../urgency.ts";

/** One figure of the page /how-we-test, in words: the share with its interval, and what it was meant to reach. */
export type ScoreLine = { name: string; goal: string; today: string };

/** Messages that arrived together, with their first score, which never changes, and today's. */
export type ScoredSet = {
  title: string;
  authors: number;
  cases: number;
  /** Which state of the screen met these messages first. */
  met: string;
  /** `today` is empty once the set has joined the messages that teach. */
  lines: readonly { name: string; first: string; today: string }[];
};

/** A message that was judged otherwise than its author labelled it. */
export type PublishedMiss = { id: string; label: Level; level: Level; message: string; history?: readonly Turn[]; why: string };

/** What `npm run triage:update` writes: scores on messages that did not teach the classifier. */
export type PublishedScore = {
  authors: number;
  cases: number;
  taught: number;
  /** The same messages told in two. */
  turns: readonly ScoreLine[];
  lines: readonly ScoreLine[];
  sets: readonly ScoredSet[];
  misses: readonly PublishedMiss[];
};

/** A share out of cases, in percent, with its 95% interval. */
export type PublishedShare = { percent: number; count: number; of: number; low: number; high: number };

const SHARE = /^([\d.]+)% \((\d+) of (\d+); 95% interval ([\d.]+)% to ([\d.]+)%\)$/;

/**
 * Reads a figure of content/how-we-test.json, such as "98.3% (1352 of 1376; 95% interval 97.4% to 98.8%)".
 * @returns undefined for a figure that is no share
 */
export function readShare(text: string): PublishedShare | undefined {
  const [percent, count, of, low, high] = SHARE.exec(text)?.slice(1).map(Number) ?? [];
  if (percent === undefined || count === undefined || of === undefined || low === undefined || high === undefined) return undefined;
  return { percent, count, of, low, high };
}
