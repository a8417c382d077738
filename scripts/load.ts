// `npm run load`: the load plan of the standard (L0 to L6) on the built Worker in workerd with a vendor on loopback, three rounds, as ratios.
// `-- --soak 5` adds L7 for five minutes. `--rounds 1`, `--steps L2,L4` and `--share 0.2` (of each duration) make it shorter; then it proves less.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Figure, rowOf, type Step } from "../tests/load/figures.ts";
import { soak } from "../tests/load/soak.ts";
import { badVendor, flood, leavers, PACE, pages, type Round, streams, warmUp, writes } from "../tests/load/steps.ts";
import { startSite } from "../tests/standard/site.ts";
import { startVendor } from "../tests/standard/vendor.ts";
import { seeded } from "../tests/standard/visitor.ts";
import { cacheFolder, commitHere } from "./set-up.mjs";

/** A round may take so long, then all is given up. */
const MOST_MINUTES = 12;

const STEPS: Record<string, (round: Round) => Promise<Figure[]>> = {
  L0: warmUp,
  L1: pages,
  L2: streams,
  L3: leavers,
  L4: flood,
  L5: badVendor,
  L6: writes,
};

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    steps: { type: "string", default: Object.keys(STEPS).join() },
    share: { type: "string", default: "1" },
    soak: { type: "string", default: "0" },
    seed: { type: "string", default: "8" },
  },
});
const rounds = Math.min(5, Math.max(1, Number(values.rounds)));
const share = Math.min(1, Math.max(0.05, Number(values.share)));
const soakMinutes = Math.min(60, Number(values.soak));
const wanted = values.steps.split(",").filter((id) => STEPS[id]);

const machine = {
  cores: availableParallelism(),
  model: cpus()[0]?.model.trim(),
  loadBefore: loadavg()[0],
  ...(await calibrate(10 * share)),
};
console.info(machine);
const steps: Step[] = [];
for (let round = 0; round < rounds; round++) await playRound(round);
const rows = [...wanted, ...(soakMinutes > 0 ? ["L7"] : [])].map((id) =>
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
      machine: { ...machine, loadAfter: loadavg()[0] },
      rows,
      steps,
    },
    null,
    2,
  ),
);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);

async function playRound(index: number): Promise<void> {
  const name = "load";
  const vendor = await startVendor(PACE);
  const vars = { OPENAI_API_KEY: "sk-not-a-key", OPENAI_BASE_URL: vendor.url, DAILY_TOKENS: "100000000" };
  const site = await startSite({ name, vars });
  const bound = setTimeout(
    () => {
      console.error("the round took too long");
      process.exit(2);
    },
    (MOST_MINUTES + soakMinutes) * 60_000,
  );
  const round: Round = { name, site, vendor, share, random: seeded(Number(values.seed) + index) };
  try {
    for (const id of wanted) await play(id, index, () => (STEPS[id] as (round: Round) => Promise<Figure[]>)(round));
    if (soakMinutes > 0 && index === rounds - 1) await play("L7", index, () => soak(round, soakMinutes));
  } finally {
    clearTimeout(bound);
    await site.stop();
    await vendor.stop();
  }
}

/** Plays one step; one that breaks off is a fault of its row, and the next one has its turn. */
async function play(id: string, round: number, step: () => Promise<Figure[]>): Promise<void> {
  const began = performance.now();
  const { figures, notes } = await step().then(
    (figures) => ({ figures, notes: [] }),
    (error: unknown) => ({ figures: [], notes: [`broke off: ${error}`] }),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  steps.push({ id, seconds, figures, notes });
  const told = figures.map(({ name, value }) => `${name} ${Math.round(value * 1000) / 1000}`);
  console.info(`round ${round + 1} ${id} (${seconds} s): ${[...told, ...notes].join(", ")}`);
}

/** A fixed loop, over and over: how many rounds a second, and what share of a core it was given. Both fall when others use the machine. */
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
