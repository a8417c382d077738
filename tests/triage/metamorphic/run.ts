import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { ScoreLine } from "#app/domain/content/published-score.ts";
import { atLeast, type Level } from "#app/domain/urgency.ts";
import type { Screen } from "#app/domain/verdict.ts";
import { shareInWords, wilson } from "#app/triage/train/wilson.ts";
import { additions, type Seed, type Variant, variantsOf } from "./variants.ts";

type Miss = Variant & { level: Level };
/** What became of the variants of one list: how many fell below the level of their seed, and of those how many below urgent. */
export type Outcome = { variants: number; below: Miss[]; belowUrgent: Miss[] };

/** @param every reads each n-th variant only, from a start that differs by seed */
export function runVariants(screen: Screen, seeds: readonly Seed[], level: Level, every = 1): Outcome {
  const added = additions();
  const outcome: Outcome = { variants: 0, below: [], belowUrgent: [] };
  for (const [s, seed] of seeds.entries()) {
    let n = s;
    for (const variant of variantsOf(seed, added)) {
      n += 1;
      if (n % every) continue;
      outcome.variants += 1;
      const found = screen(variant.message, { petType: variant.petType }).level;
      if (!atLeast(found, level)) outcome.below.push({ ...variant, level: found });
      if (!atLeast(found, "urgent")) outcome.belowUrgent.push({ ...variant, level: found });
    }
  }
  return outcome;
}

export const SUITES = [
  { file: "emergencies.txt", level: "emergency" },
  { file: "urgent.txt", level: "urgent" },
] as const;

const SCORE = new URL("./score.json", import.meta.url);
const WORST = 20;
/** One digit would round 13 misses to none. */
const DIGITS = 2;

/** Reads every variant, in one worker for each processor core, and writes the figures that /how-we-test shows. @returns them and every miss */
export async function runMetamorphic(): Promise<string> {
  const parts = availableParallelism();
  const outcomes = await Promise.all(Array.from({ length: parts }, (_, part) => runPart(part, parts)));
  const [emergencies, urgent] = SUITES.map((_, suite) => joined(outcomes.map((outcome) => outcome[suite] as Outcome))) as [
    Outcome,
    Outcome,
  ];
  const stay = (all: Outcome, below: readonly Miss[]) => shareInWords(wilson(all.variants - below.length, all.variants), DIGITS);
  const lines: ScoreLine[] = [
    {
      name: "Plain emergencies with something added, still an emergency",
      goal: "99.5% or more",
      today: stay(emergencies, emergencies.below),
    },
    { name: "The same, at least urgent", goal: "99.9% or more", today: stay(emergencies, emergencies.belowUrgent) },
    { name: "Plain urgent cases with something added, at least urgent", goal: "99% or more", today: stay(urgent, urgent.below) },
  ];
  writeFileSync(SCORE, `${JSON.stringify(lines, null, 1)}\n`);
  const misses = [...emergencies.below, ...urgent.below];
  return [
    ...lines.map(({ name, today }) => `${name}: ${today}`),
    "Misses by message:",
    ...mostFrequent(misses.map(({ seed }) => seed)),
    "Misses by addition:",
    ...mostFrequent(misses.map(({ change }) => change)),
    ...misses.map(({ level, seed, change, message }) => `  ${level} | ${seed} | ${change} | ${message}`),
  ].join("\n");
}

function runPart(part: number, parts: number): Promise<Outcome[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./part.ts", import.meta.url), { workerData: { part, parts } });
    worker.once("message", resolve).once("error", reject);
  });
}

function joined(outcomes: readonly Outcome[]): Outcome {
  return {
    variants: outcomes.reduce((sum, { variants }) => sum + variants, 0),
    below: outcomes.flatMap(({ below }) => below),
    belowUrgent: outcomes.flatMap(({ belowUrgent }) => belowUrgent),
  };
}

function mostFrequent(names: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  return [...count]
    .sort(([, one], [, other]) => other - one)
    .slice(0, WORST)
    .map(([name, times]) => `  ${times} | ${name}`);
}
