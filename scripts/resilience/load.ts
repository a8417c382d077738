// `npm run load`: the load plan of the standard on the built Worker in workerd with a provider on loopback, as ratios: three rounds of L0 to L6,
// and five minutes of L7. All of it takes about eleven minutes. Each round has a fifth of the plan's durations.
// `-- --only L3`, `--rounds 1`, `--share 1` (the plan's own durations), `--soak 1` and `--streams 25` choose; the report says which.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { type Figure, rowOf, type Step } from "../../tests/load/figures.ts";
import { soak } from "../../tests/load/soak.ts";
import { badVendor, flood, leavers, PACE, pages, type Round, streams, warmUp, writes } from "../../tests/load/steps.ts";
import { startProvider } from "../../tests/standard/provider.ts";
import { startSite } from "../../tests/standard/site.ts";
import { seeded } from "../../tests/standard/visitor.ts";
import { readArguments } from "../arguments.ts";
import { cacheFolder, commitHere } from "../set-up.mjs";

/** The soak runs before the failing provider, after which the circuit breaker is open for a minute. */
const STEPS: Record<string, (round: Round) => Promise<Figure[]>> = {
  L0: warmUp,
  L1: pages,
  L2: streams,
  L3: leavers,
  L4: flood,
  L7: (round) => soak(round, soakMinutes),
  L5: badVendor,
  L6: writes,
};

/** Seconds of overhead per round, and the plan's seconds per round. */
const AROUND_S = 40;
const PLAN_S = 330;

const { values } = readArguments({
  options: {
    rounds: { type: "string", default: "3" },
    only: { type: "string", default: Object.keys(STEPS).join() },
    share: { type: "string", default: "0.2" },
    soak: { type: "string", default: "5" },
    streams: { type: "string", default: "100" },
    seed: { type: "string", default: "8" },
  },
});
const rounds = within(values.rounds, 1, 5);
const share = within(values.share, 0.05, 1);
const soakMinutes = within(values.soak, 1, 60);
const atOnce = within(values.streams, 1, 100);
const wanted = Object.keys(STEPS).filter((id) => values.only.split(",").includes(id));
const mostMinutes = Math.ceil((rounds * (PLAN_S * share + AROUND_S) + 2 * AROUND_S) / 60) + (wanted.includes("L7") ? soakMinutes : 0);
const until = performance.now() + mostMinutes * 60_000;
const hangs = setTimeout(
  () => {
    console.error(`hangs after ${mostMinutes} minutes`);
    // Its child processes stop with it (tests/standard/site.ts).
    process.exit(2);
  },
  (mostMinutes + 1) * 60_000,
);

const machine = {
  cores: availableParallelism(),
  model: cpus()[0]?.model.trim(),
  loadBefore: loadavg()[0],
  ...(await calibrate(10 * share)),
};
console.info(machine);
const steps: Step[] = [];
const provider = await startProvider(PACE);
const vars = { OPENAI_API_KEY: "sk-not-a-key", OPENAI_BASE_URL: provider.url, DAILY_TOKENS: "100000000" };
const site = await startSite({ name: "load", vars });
for (let index = 0; index < rounds; index++) {
  const [first, last] = [index === 0, index === rounds - 1];
  const round: Round = { site, provider, share, streams: atOnce, first, last, random: seeded(Number(values.seed) + index) };
  for (const id of wanted.filter((id) => last || id !== "L7"))
    await play(id, index, () => (STEPS[id] as (round: Round) => Promise<Figure[]>)(round));
}
await site.stop();
await provider.stop();
clearTimeout(hangs);
const rows = [...wanted].sort().map((id) =>
  rowOf(
    id,
    steps.filter((step) => step.id === id),
  ),
);
for (const { id, ok, figure, faults } of rows)
  console.info(`${id} ${ok ? "pass" : "FAIL"}  ${figure}${faults.map((fault) => `\n   ${fault}`).join("")}`);
writeFileSync(
  join(cacheFolder("standard-reports"), "load.json"),
  JSON.stringify(
    {
      at: new Date().toISOString(),
      commit: commitHere(),
      ok: rows.every(({ ok }) => ok),
      rounds,
      share,
      streams: atOnce,
      seconds: Math.round(performance.now() / 1000),
      machine: { ...machine, loadAfter: loadavg()[0] },
      rows,
      steps,
    },
    null,
    2,
  ),
);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);

function within(value: string, least: number, most: number): number {
  const number = Number(value);
  if (!(number >= least && number <= most)) throw new Error(`${value} is not between ${least} and ${most}`);
  return number;
}

/** Runs one step. A step that fails, or for which there is no time, counts as failed, and the next one runs. */
async function play(id: string, round: number, step: () => Promise<Figure[]>): Promise<void> {
  const began = performance.now();
  const inTime = began < until ? step() : Promise.reject(new Error(`${mostMinutes} minutes are over`));
  const { figures, notes } = await inTime.then(
    (figures) => ({ figures, notes: [] }),
    (error: unknown) => ({ figures: [], notes: [`broke off: ${error}`] }),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  steps.push({ id, seconds, figures, notes });
  const measured = figures.map(({ name, value }) => `${name} ${Math.round(value * 1000) / 1000}`);
  console.info(`round ${round + 1} ${id} (${seconds} s): ${[...measured, ...notes].join(", ")}`);
}

/** Repeats a fixed loop: hashes per millisecond, and the share of a core it got. Both fall when other processes use the machine. */
async function calibrate(seconds: number): Promise<{ hashesPerMs: number; coreShare: number }> {
  const block = Buffer.alloc(4096, 7);
  const before = process.cpuUsage();
  const began = performance.now();
  let hashes = 0;
  while (performance.now() - began < seconds * 1000) {
    createHash("sha256").update(block).digest();
    hashes += 1;
  }
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  return { hashesPerMs: hashes / ms, coreShare: (user + system) / 1000 / ms };
}
