// `npm run bench`: our pages and answers beside small peers, interleaved, medians as ratios; writes docs/performance.md. About eight minutes.
// Nothing here is asserted: a busy machine is no bug. Byte budgets are (tests/e2e/budgets.e2e.ts).
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { inlineScripts } from "../e2e/content-page-budget.ts";
import { benchBrowser, idleBytes } from "./browser.ts";
import { benchChat } from "./chat.ts";
import type { Peers } from "./goals.ts";
import { benchPages, CONTENT } from "./pages.ts";
import { writeReport } from "./report.ts";
import { bundle, ROOT, run, startWranglerDev, WORK } from "./site.ts";
import { benchStartUp } from "./start-up.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const STREAMS = Number(process.env.BENCH_STREAMS ?? 8);
const PAINTS = Number(process.env.BENCH_PAINTS ?? 7);

rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK, { recursive: true });
run("remix", ["vite:build", "--logLevel", "error"]);
const assets = join(ROOT, "build/client");
const ours = bundle("app/entry.worker.ts", "ours");
const bundles = { ours, plain: bundle("tests/benches/plain-remix.worker.ts", "plain") };
const whole = bundle("tests/benches/whole.worker.ts", "whole");
const startUp = benchStartUp();
const { rows: pages, memory, html } = await benchPages(bundles, assets, SECONDS);
const { streams, costs } = await benchChat(whole, assets, STREAMS);
const site = await startWranglerDev();
const { paints, tap } = await benchBrowser(site.url, [CONTENT, "/"], PAINTS);
const idle = await idleBytes(`${site.url}/`);
site.stop();
const inline = inlineScripts(html);
const peersFile = join(import.meta.dirname, "peers.json");
writeReport(
  join(ROOT, "docs/performance.md"),
  {
    machine: `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)} at the end`,
    pages,
    memory,
    streams,
    costs,
    paints,
    tap,
    startUp,
    sizes: {
      html: gzip(html),
      inline: gzip(inline),
      boot: gzip(inline.slice(inline.indexOf("(()=>"), inline.indexOf("})();") + 5)),
      worker: gzip(readFileSync(ours)),
      idle,
    },
  },
  readPeers(peersFile),
);

function gzip(text: string | Buffer): number {
  return gzipSync(text).length;
}

function readPeers(file: string): Peers | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
