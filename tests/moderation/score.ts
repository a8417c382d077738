import { readFileSync } from "node:fs";
import type { ModerationContext } from "#app/assistant/moderation/moderation.ts";
import { hostileStreams, leaks, shownOf, splits } from "./streams.ts";

export type Score = { streams: number; written: number; runs: number; leaks: string[]; open: string[] };

/** Sends every hostile stream one character at a time, and those of the data file whole and in two pieces too. */
export function scoreHostile(): Score {
  const streams = hostileStreams();
  const score: Score = { streams: streams.length, written: 0, runs: 0, leaks: [], open: [] };
  for (const one of streams) {
    const written = !one.id.includes(",");
    if (written) score.written += 1;
    for (const pieces of written ? splits(one.text) : [[...one.text]]) {
      score.runs += 1;
      if (leaks(shownOf(pieces, one.level), one)) (one.open ? score.open : score.leaks).push(`${one.id}: ${JSON.stringify(pieces)}`);
    }
  }
  return score;
}

/** Sends every benign sentence through, under each level. @returns how many there are, and those that were changed */
export function scoreBenign(): { sentences: number; blocks: string[] } {
  const lines = readFileSync("tests/moderation/benign.jsonl", "utf8").trim().split("\n");
  const blocks: string[] = [];
  for (const line of lines) {
    const { text } = JSON.parse(line) as { text: string };
    // Without passages a citation leads nowhere, so it goes.
    const wanted = text.replace(/\[\d\]/g, "");
    for (const level of ["emergency", "urgent", "routine", "info"] satisfies ModerationContext["level"][]) {
      if (shownOf([...text], level).trim() !== wanted.trim()) blocks.push(`${level}: ${text}`);
    }
  }
  return { sentences: lines.length, blocks };
}
