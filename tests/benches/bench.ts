// `npm run bench`: our pages and answers beside small peers, interleaved, medians as ratios; writes docs/performance.md. About eight minutes.
// Nothing here is asserted: a busy machine is no bug. Byte budgets are (tests/e2e/budgets.e2e.ts).
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { inlineScripts } from "../e2e/content-page-budget.ts";
import { startSite } from "../standard/site.ts";
import { benchBrowser, idleBytes } from "./browser.ts";
import { benchChat } from "./chat.ts";
import { benchPages, CONTENT } from "./pages.ts";
import { writeReport } from "./report.ts";
import { bundle, ROOT, run, WORK } from "./site.ts";
import { benchStartUp } from "./start-up.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const STREAMS = Number(process.env.BENCH_STREAMS ?? 8);
const NONE = Number.NaN;
const PAINTS = Number(process.env.BENCH_PAINTS ?? 7);

rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK, { recursive: true });
run("remix", ["vite:build", "--logLevel", "error"]);
const assets = join(ROOT, "build/client");
const ours = bundle("app/entry.worker.ts", "ours");
const bundles = { ours, plain: bundle("tests/benches/plain-remix.worker.ts", "plain") };
const whole = bundle("tests/benches/whole.worker.ts", "whole");
const failed: string[] = [];
const startUp = await part("start-up", async () => benchStartUp(), { ours: NONE, trivial: NONE });
const {
  rows: pages,
  memory,
  html,
} = await part("pages", () => benchPages(bundles, assets, SECONDS), {
  rows: [],
  memory: { before: NONE, after: NONE },
  html: "",
});
const { streams, costs } = await part("chat", () => benchChat(whole, assets, STREAMS), {
  streams: [],
  costs: { longAnswer: NONE, longPassed: NONE, shortAnswer: NONE, shortPassed: NONE, passages: NONE, symptoms: NONE },
});
const { paints, tap } = await part("browser", () => withSite((url) => benchBrowser(url, [CONTENT, "/"], PAINTS)), {
  paints: [],
  tap: { tapToDialog: NONE, delay: NONE, secondVisit: NONE, wordsWithoutScript: NONE },
});
const idle = await part("idle bytes", () => withSite((url) => idleBytes(`${url}/`)), NONE);
const inline = inlineScripts(html);
writeReport(join(ROOT, "docs/performance.md"), {
  machine: `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)} at the end${failed.map((one) => `; failed: ${one}`).join("")}`,
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
});

// What a part that failed left running would keep the command from ending.
process.exit(failed.length > 0 ? 1 : 0);

/** A part that fails is written down with its reason; the others go on. */
async function part<T>(name: string, work: () => Promise<T>, missing: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = String(error).split("\n")[0];
    console.error(`${name} failed: ${reason}`);
    failed.push(`${name} (${reason})`);
    return missing;
  }
}

async function withSite<T>(work: (url: string) => Promise<T>): Promise<T> {
  const site = await startSite({ name: "bench" });
  try {
    return await work(site.url);
  } finally {
    await site.stop();
  }
}

/** Of nothing there is no figure. */
function gzip(text: string | Buffer): number {
  return text.length > 0 ? gzipSync(text).length : NONE;
}
