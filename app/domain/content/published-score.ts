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

/** Posts by owners in public forums: how many emergencies and harmless posts were called an emergency, as shares in words. */
export type RealPosts = { on: string; posts: number; emergencies: string; harmless: string };

/** What `npm run triage:update` writes: scores on messages that did not teach the classifier. */
export type PublishedScore = {
  authors: number;
  cases: number;
  taught: number;
  realPosts: RealPosts;
  /** The same messages told in two. */
  turns: readonly ScoreLine[];
  lines: readonly ScoreLine[];
  sets: readonly ScoredSet[];
  misses: readonly PublishedMiss[];
};

/** A share out of cases, in percent, with its 95% interval. */
export type PublishedShare = { percent: number; count: number; of: number; low: number; high: number };

const SHARE = /^([\d.]+)% \((\d+) of (\d+); 95% interval ([\d.]+)% to ([\d.]+)%\)$/;

/** "97% or more", "3% or less", "0.80 or more". */
const LIMIT = /^([\d.]+)%? or (more|less)$/;
/** "within 4 points of the rest": how far it may lie below the figure that follows it. */
const NEAR = /^within ([\d.]+) points of the rest$/;

/**
 * Whether a figure has reached its goal, as both are printed.
 * @param rest the figure that follows it, with which a goal may compare it
 * @returns undefined without a goal
 */
export function meetsGoal({ goal, today }: Pick<ScoreLine, "goal" | "today">, rest?: Pick<ScoreLine, "today">): boolean | undefined {
  const reached = Number.parseFloat(today);
  const [, limit, side] = LIMIT.exec(goal) ?? [];
  if (limit !== undefined) return side === "more" ? reached >= Number(limit) : reached <= Number(limit);
  const [, points] = NEAR.exec(goal) ?? [];
  return points === undefined || !rest ? undefined : Number.parseFloat(rest.today) - reached <= Number(points);
}

/** How many figures have a goal, and which of them miss it. */
export function goalsOf(lines: readonly ScoreLine[]): { count: number; missed: ScoreLine[] } {
  const met = lines.map((line, at) => meetsGoal(line, lines[at + 1]));
  return { count: met.filter((one) => one !== undefined).length, missed: lines.filter((_, at) => met[at] === false) };
}

/**
 * Reads a figure of content/how-we-test.json, such as "98.3% (1352 of 1376; 95% interval 97.4% to 98.8%)".
 * @returns undefined for a figure that is no share
 */
export function readShare(text: string): PublishedShare | undefined {
  const [percent, count, of, low, high] = SHARE.exec(text)?.slice(1).map(Number) ?? [];
  if (percent === undefined || count === undefined || of === undefined || low === undefined || high === undefined) return undefined;
  return { percent, count, of, low, high };
}
