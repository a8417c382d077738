// `npm run bench`: our pages beside small peers, interleaved, three rounds, medians as ratios; writes docs/performance.md.
// Nothing here is asserted: a busy machine is no bug. Byte budgets are (tests/e2e/budgets.e2e.ts).
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { freePort } from "../e2e/free-port.ts";
import { startModelServer } from "../fakes/model-server.ts";
import { type BareWorker, startBare } from "./bare-workerd.ts";
import { load } from "./load.ts";
import { type PageRow, type StreamRow, writeReport } from "./report.ts";
import { type Arrival, watchStream } from "./streams.ts";

const ROOT = join(import.meta.dirname, "../..");
const WORK = join(ROOT, ".cache/bench");
const ENV = { ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false", CI: "true" };
const PAGE = "/dog-ate-chocolate-3-hours-ago";
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const STREAMS = Number(process.env.BENCH_STREAMS ?? 8);

let clients = 0;

rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK, { recursive: true });
run("remix", ["vite:build", "--logLevel", "error"]);
const assets = join(ROOT, "build/client");
const ours = await startBare(bundle("app/entry.worker.ts", "ours"), assets);
const html = await (await fetch(ours.url + PAGE)).text();
const string = join(WORK, "string.js");
const type = JSON.stringify({ headers: { "Content-Type": "text/html; charset=utf-8" } });
writeFileSync(string, `const html = ${JSON.stringify(html)};\nexport default { fetch: () => new Response(html, ${type}) };\n`);
const peers: { name: string; worker: BareWorker; path: string }[] = [
  { name: "constant string", worker: await startBare(string, assets), path: PAGE },
  { name: "ours, kept", worker: ours, path: PAGE },
  { name: "ours, start page, kept", worker: ours, path: "/" },
  {
    name: "plain Remix, rendered each time",
    worker: await startBare(bundle("tests/benches/plain-remix.worker.ts", "plain"), assets),
    path: PAGE,
  },
  { name: "ours, a search, rendered each time", worker: ours, path: "/symptoms?q=limping" },
];
const pages = await benchPages();
for (const { worker } of peers) worker.stop();
const streams = await benchStreams();
const sizes = sizesOf();
writeReport(join(ROOT, "docs/performance.md"), {
  machine: `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)} while it ran`,
  pages,
  streams,
  sizes,
});

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(join(ROOT, "node_modules/.bin", command), args, { cwd: ROOT, env: ENV, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
}

/** @returns the path of the Worker in one file */
function bundle(entry: string, name: string): string {
  const folder = join(WORK, name);
  run("wrangler", ["deploy", entry, "--dry-run", "--outdir", folder]);
  return join(folder, entry.replace(/^.*\/(.*)\.ts$/, "$1.js"));
}

async function benchPages(): Promise<PageRow[]> {
  const rounds = new Map<string, { cpu: number; perSecond: number; p50: number }[]>(peers.map(({ name }) => [name, []]));
  for (const { worker, path } of peers) await load(worker.url + path, 1);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, worker, path } of peers) {
      const before = worker.cpuMs();
      const { perSecond, requests, p50, failed } = await load(worker.url + path, SECONDS);
      if (failed > 0) throw new Error(`${name}: ${failed} of ${requests} failed`);
      rounds.get(name)?.push({ cpu: (worker.cpuMs() - before) / requests, perSecond, p50 });
    }
  }
  return [...rounds].map(([name, all]) => ({
    name,
    cpu: median(all.map(({ cpu }) => cpu)),
    perSecond: median(all.map((one) => one.perSecond)),
    p50: median(all.map((one) => one.p50)),
  }));
}

/** Through `wrangler dev`, for the chat needs its database; the model is a fake that says a word every 60 ms. */
async function benchStreams(): Promise<StreamRow[]> {
  await using model = await startModelServer({ scenario: "slow" });
  const port = await freePort();
  const state = join(WORK, "state");
  const settings = [`SIGNING_KEY:a key for the bench only`, "OPENAI_API_KEY:sk-not-a-key", `OPENAI_BASE_URL:${model.url}`];
  mkdirSync(state, { recursive: true });
  writeFileSync(join(state, "none.env"), "");
  run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state]);
  const vars = settings.flatMap((one) => ["--var", one]);
  const args = ["dev", "--port", String(port), "--ip", "127.0.0.1", "--persist-to", state, "--env-file", join(state, "none.env"), ...vars];
  const site = spawn(join(ROOT, "node_modules/.bin/wrangler"), [...args, "--show-interactive-dev-session=false", "--log-level", "error"], {
    cwd: ROOT,
    env: ENV,
    stdio: "ignore",
    detached: true,
  });
  const chat = `http://127.0.0.1:${port}/api/chat`;
  try {
    for (let turn = 0; turn < 120 && !(await fetch(`http://127.0.0.1:${port}/about`).catch(() => undefined)); turn++) {
      await new Promise((done) => setTimeout(done, 500));
    }
    const asked = { message: "why does my dog eat grass", petType: "dog", conversationHistory: [] };
    const direct = { model: "slow", stream: true, messages: [{ role: "user", content: "hello" }] };
    const ways: [string, () => Promise<Arrival>][] = [
      ["the model itself", () => watchStream(`${model.url}/chat/completions`, direct)],
      ["ours", () => watchStream(chat, asked, client())],
      ["ours, to a client that takes br", () => watchStream(chat, asked, { ...client(), "Accept-Encoding": "br, gzip" })],
    ];
    for (const [, ask] of ways) await ask();
    const arrivals = new Map<string, Arrival[]>(ways.map(([name]) => [name, []]));
    for (let turn = 0; turn < STREAMS; turn++) for (const [name, ask] of ways) arrivals.get(name)?.push(await ask());
    return [...arrivals].map(([name, all]) => ({
      name,
      firstByte: median(all.map((one) => one.firstByte)),
      firstToken: median(all.map((one) => one.firstToken)),
      pieces: median(all.map((one) => one.pieces)),
      complete: all.filter(({ complete }) => complete).length / all.length,
    }));
  } finally {
    if (site.pid) process.kill(-site.pid, "SIGTERM");
  }
}

/** Each question comes from a client of its own, or the limits would answer. */
function client(): Record<string, string> {
  clients += 1;
  return { "CF-Connecting-IP": `10.9.${clients >> 8}.${clients & 255}` };
}

function sizesOf(): { html: number; worker: number } {
  return { html: gzipSync(html).length, worker: gzipSync(readFileSync(join(WORK, "ours/entry.worker.js"))).length };
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
