// `npm run bench:peers -- HARNESS ROUNDS [pages,taps,loads,scores]`: our page types and the larger peers by one measuring script, the perf-peers
// harness, which is installed and built apart from this project (it brings Lighthouse, Next, Astro and a single-page app). Writes baselines.json,
// which `npm run bench` takes up.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { freePort } from "../e2e/free-port.ts";
import type { PeerRow, Peers } from "./budgets.ts";
import { CONTENT } from "./pages.ts";
import { ROOT, startWranglerDev, stopOf, WORK } from "./site.ts";
import { median } from "./stats.ts";

const [harness = "", rounds = "3", parts] = process.argv.slice(2);
if (!harness) throw new Error("say where the perf-peers harness is");

/** One page of each kind: nothing comes to life, much does, a list does, a page with a style sheet of its own. */
const OURS: [string, string][] = [
  ["ours, content page", CONTENT],
  ["ours, start page", "/"],
  ["ours, symptom library", "/symptoms"],
  ["ours, emergency", "/emergency"],
];
const PEERS = ["static", "astro", "remix-noscript", "remix", "next-workerd", "spa-full"];
const HOST = "pawline.example";
const CHROME = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage";

type Measured = {
  label: string;
  bytes: { total: { br4: number }; js: { gz: number }; words_without_js: number };
  lighthouse: { score: number; lcp_ms: number; tbt_ms: number; cls: number; error?: string };
};

const FILE = join(import.meta.dirname, "baselines.json");
const NONE: Peers = { date: "", machine: "", rows: [], taps: [], loads: [] };
// Part by part, for all of it takes a quarter of an hour; what is not asked for stays as it was.
const peers: Peers = parts ? JSON.parse(readFileSync(FILE, "utf8")) : NONE;
const wants = (part: "pages" | "taps" | "loads" | "scores") => !parts || parts.split(",").includes(part);
peers.date = new Date().toISOString().slice(0, 10);

// Only on its own host may a page be indexed, which Lighthouse looks at.
const site = await startWranglerDev({ SITE_URL: `http://${HOST}` });
if (wants("pages")) {
  peers.rows = [];
  for (const [name, path] of OURS) keep(measure(`${site.url}${path}`, name)) || keep(measure(`${site.url}${path}`, name));
  tool("run.mjs", ["--phase", "page", "--only", PEERS.join(","), "--runs", rounds]);
  const results = readFileSync(join(harness, "results/page.jsonl"), "utf8").trim().split("\n");
  const measured = results.map((line) => JSON.parse(line) as Measured);
  for (const name of PEERS) {
    const last = measured.findLast(({ label }) => label === name);
    if (last) keep(last);
  }
  save();
}
if (wants("taps")) {
  const spa = await startFiles(join(harness, "peers/spa"), "wrangler.full.jsonc");
  peers.taps = [
    tapOf("ours", site.url + CONTENT, ["--selector", "button[data-fab]", "--dialog", "dialog[open]"]),
    tapOf("spa-full", `${spa.url}/dog-health-guide`, ["--selector", "button.fab"]),
  ];
  spa.stop();
  save();
}
if (wants("loads")) {
  const asFile = await startFiles(await pageAsFile(site.url + CONTENT), "wrangler.json");
  const files = await startFiles(join(harness, "peers/static"), "wrangler.jsonc");
  peers.loads = loadsOf([
    ["ours, content page", site.url + CONTENT, site.pid],
    ["ours, content page, as a file", `${asFile.url}/page`, asFile.pid],
    ["static", `${files.url}/dog-health-guide`, files.pid],
  ]);
  asFile.stop();
  files.stop();
  save();
}
if (wants("scores")) {
  for (const [name, path] of OURS) {
    const row = peers.rows.find((one) => one.name === name);
    if (row) row.scores = [...row.scores.slice(0, 1), ...scoresOf(path)];
    save();
  }
}
site.stop();

/** Lighthouse gives up on a page now and then; half a row helps nobody. @returns whether there is a whole one */
function keep(measured: Measured): boolean {
  if (measured.lighthouse.lcp_ms) return peers.rows.push(rowOf(measured)) > 0;
  console.error(`${measured.label}: ${measured.lighthouse.error}`);
  return false;
}

function save(): void {
  const load = loadavg()[0]?.toFixed(1);
  peers.machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), medians of ${rounds}, load average ${load} at the end`;
  writeFileSync(FILE, `${JSON.stringify(peers, null, 2)}\n`);
}

/** Runs one of the harness's scripts. @returns what it printed */
function tool(name: string, args: readonly string[]): string {
  return execFileSync(process.execPath, ["--no-warnings", join(harness, "lib", name), ...args], { encoding: "utf8", maxBuffer: 1e8 });
}

function measure(url: string, label: string): Measured {
  return JSON.parse(tool("measure.mjs", [url, "--label", label, "--runs", rounds, "--skip", "load,ttfb"]));
}

function rowOf({ label, bytes, lighthouse }: Measured): PeerRow {
  const { score, lcp_ms: lcp, tbt_ms: tbt, cls } = lighthouse;
  return {
    name: label,
    bytes: bytes.total.br4,
    scriptKb: bytes.js.gz / 1000,
    words: bytes.words_without_js,
    lcp,
    tbt,
    cls,
    scores: [score],
  };
}

/** Accessibility, best practices and search, the last one on the site's own host. Performance is a median, from `pages`. */
function scoresOf(path: string): number[] {
  const of = (url: string, categories: string, flags = "") => {
    const bin = join(harness, "node_modules/lighthouse/cli/index.js");
    const args = [bin, url, "--quiet", "--output=json", `--only-categories=${categories}`, `--chrome-flags=${CHROME}${flags}`];
    const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" };
    const report = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", env, maxBuffer: 1e8 }));
    return categories.split(",").map((one) => Math.round(report.categories[one].score * 100));
  };
  const here = of(site.url + path, "accessibility,best-practices");
  return [...here, ...of(`http://${HOST}${path}`, "seo", ` --host-resolver-rules="MAP ${HOST}:80 ${new URL(site.url).host}"`)];
}

function tapOf(name: string, url: string, args: readonly string[]): Peers["taps"][number] {
  const seen = JSON.parse(tool("tap.mjs", [url, "--label", name, "--runs", rounds, ...args]));
  return {
    name,
    buttonSeen: seen.button_seen_ms,
    dialogAtOnce: seen.dialog_at_once_ms,
    tapToDialog: seen.tap_to_dialog_later_ms,
    delay: seen.inp_later_ms,
  };
}

/** Each in turn, so that what else the machine does meets all of them; medians. */
function loadsOf(served: readonly [name: string, url: string, pid: number][]): Peers["loads"] {
  const seen = served.map((): { rps: number; cpu_ms_per_req: number }[] => []);
  for (let turn = 0; turn < Number(rounds); turn++) {
    for (const [at, [, url, pid]] of served.entries()) {
      seen[at]?.push(
        JSON.parse(tool("measure.mjs", [url, "--seconds", "8", "--pid", String(pid), "--skip", "bytes,lighthouse,ttfb"])).load,
      );
    }
  }
  return served.map(([name], at) => ({
    name,
    perSecond: median(seen[at]?.map(({ rps }) => rps) ?? []),
    cpu: median(seen[at]?.map(({ cpu_ms_per_req }) => cpu_ms_per_req) ?? []),
  }));
}

/** A page of ours, letter for letter, where `wrangler dev` serves it as a file: what the same bytes cost without our Worker. @returns the folder */
async function pageAsFile(url: string): Promise<string> {
  const folder = join(WORK, "page-as-file");
  mkdirSync(join(folder, "public"), { recursive: true });
  writeFileSync(join(folder, "public/page.html"), await (await fetch(url)).text());
  const config = { name: "page-as-file", compatibility_date: "2026-11-01", assets: { directory: "public" } };
  writeFileSync(join(folder, "wrangler.json"), JSON.stringify(config));
  return folder;
}

/** A peer that is nothing but files, as `wrangler dev` serves it. */
async function startFiles(cwd: string, config: string): Promise<{ url: string; pid: number; stop(): void }> {
  const port = String(await freePort());
  const args = ["dev", "-c", config, "--port", port, "--ip", "127.0.0.1", "--log-level", "error", "--show-interactive-dev-session=false"];
  const peer = spawn(join(ROOT, "node_modules/.bin/wrangler"), args, { cwd, stdio: "ignore", detached: true });
  const url = `http://127.0.0.1:${port}`;
  for (let turn = 0; turn < 120 && !(await fetch(url).catch(() => undefined)); turn++) await new Promise((done) => setTimeout(done, 250));
  return { url, pid: peer.pid ?? 0, stop: stopOf(peer) };
}
