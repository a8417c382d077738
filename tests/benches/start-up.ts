import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run, WORK } from "./site.ts";
import { median } from "./stats.ts";

const RUNS = 3;

/** Milliseconds that a Worker takes to start, by `wrangler check startup`: ours, and one that does nothing. */
export type StartUp = { ours: number; trivial: number };

/** The window of each profile, medians of interleaved runs. */
export function benchStartUp(): StartUp {
  const trivial = join(WORK, "trivial");
  mkdirSync(trivial, { recursive: true });
  writeFileSync(join(trivial, "worker.js"), 'export default { fetch: () => new Response("hello") };\n');
  writeFileSync(join(trivial, "wrangler.toml"), 'name = "trivial"\nmain = "worker.js"\ncompatibility_date = "2026-11-01"\n');
  const rounds = Array.from({ length: RUNS }, () => ({ ours: windowOf(ROOT), trivial: windowOf(trivial) }));
  return { ours: median(rounds.map(({ ours }) => ours)), trivial: median(rounds.map((round) => round.trivial)) };
}

function windowOf(folder: string): number {
  const profile = join(WORK, "start-up.cpuprofile");
  try {
    run("wrangler", ["check", "startup", "--config", join(folder, "wrangler.toml"), "--outfile", profile]);
  } catch {
    // It gives up after ten seconds on a crowded machine; the rest of the bench goes on, and says that this is missing.
    return Number.NaN;
  }
  const { startTime, endTime } = JSON.parse(readFileSync(profile, "utf8"));
  return (endTime - startTime) / 1000;
}
