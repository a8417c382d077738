import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { pagePaths } from "../e2e/url-table.ts";
import type { Site } from "../standard/site.ts";
import { type Figure, ratio, slope } from "./figures.ts";
import { countOf, visitPages } from "./pages.ts";
import { PACE, type Round } from "./steps.ts";
import { holdStreams, isWhole, openAfter } from "./streams.ts";

const WARM_MINUTES = 2;
const EVERY_MS = 2_000;
const MB = 1_000_000;
const PAGE_BYTES = 4_096;

/** One look at workerd: minutes since the beginning, resident megabytes, open files and sockets. */
type Look = { minutes: number; rss: number; handles: number };

/** L7: pages and twenty streams for minutes, and what workerd holds meanwhile. */
export async function soak({ site, provider, fromPages }: Round, minutes: number): Promise<Figure[]> {
  const seconds = minutes * 60;
  const looks: Look[] = [];
  const over = new AbortController();
  const visits = Promise.all([
    holdStreams(site, 20, seconds, () => ({})),
    visitPages(site, { paths: pagePaths(), connections: 5, seconds, perSecond: Math.min(50, fromPages ?? 50) }),
  ]).finally(() => over.abort());
  // Awaited together: when workerd ends in the middle, this step breaks off and the others are still measured.
  const [[streams, load]] = await Promise.all([visits, watch(site, looks, over.signal)]);
  const open = await openAfter(provider, 10);
  const later = looks.filter((look) => look.minutes >= Math.min(WARM_MINUTES, minutes / 2));
  const whole = streams.filter((one) => isWhole(one, PACE.tokens)).length;
  const handles = later.map((look) => look.handles);
  return [
    { name: "RSS slope MB/min", value: slope(later.map((look) => [look.minutes, look.rss])), most: 1 },
    { name: "RSS first MB", value: later[0]?.rss ?? 0 },
    { name: "RSS last MB", value: later.at(-1)?.rss ?? 0 },
    { name: "handles slope 1/min", value: slope(later.map((look) => [look.minutes, look.handles])), most: 2 },
    { name: "handles most", value: Math.max(...handles) },
    { name: "goodput", value: ratio(whole, streams.length), least: 1 },
    { name: "pages", value: load.times.length, least: 1 },
    { name: "not 2xx", value: load.times.length - countOf(load, 2) + load.broken, most: 0 },
    { name: "open after", value: open, most: 0 },
  ];
}

async function watch(site: Site, looks: Look[], over: AbortSignal): Promise<void> {
  const pid = workerdOf(site);
  const began = performance.now();
  while (!over.aborted) {
    const rss = (Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES) / MB;
    looks.push({ minutes: (performance.now() - began) / 60_000, rss, handles: readdirSync(`/proc/${pid}/fd`).length });
    await pause(EVERY_MS, undefined, { signal: over }).catch(() => undefined);
  }
}

/** The largest workerd in the process group of the site (Linux). */
function workerdOf(site: Site): number {
  const found = readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const [before = "", after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
      const fields = after.split(" ");
      return before.includes("(workerd") && Number(fields[2]) === site.pid ? [{ pid: Number(pid), pages: Number(fields[21]) }] : [];
    } catch {
      return [];
    }
  });
  const largest = found.sort((one, other) => other.pages - one.pages)[0];
  if (!largest) throw new Error("no workerd found");
  return largest.pid;
}
