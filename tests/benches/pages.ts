import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { visitPages } from "../load/pages.ts";
import { type BareWorker, startBare } from "./bare-workerd.ts";
import { WORK } from "./site.ts";
import { median } from "./stats.ts";

/** Medians of the rounds: milliseconds of processor time and of waiting, answers a second. */
export type PageRow = { name: string; cpu: number; perSecond: number; p50: number };

/** What one isolate holds, in bytes: empty of pages, and after all of them and a while of load. */
export type Memory = { before: number; after: number };

export const CONTENT = "/dog-ate-chocolate-3-hours-ago";
const ROUNDS = 3;
const CONNECTIONS = 16;

/** The same page in several ways, in turn. Nothing else of the machine should run. */
export async function benchPages(bundles: { ours: string; plain: string }, assets: string, seconds: number) {
  const ours = await startBare(bundles.ours, assets);
  const plain = await startBare(bundles.plain, assets);
  const before = await ours.heap();
  const html = await (await fetch(ours.url + CONTENT)).text();
  const string = await startBare(constantString(html), assets);
  const peers: { name: string; worker: BareWorker; path: string }[] = [
    { name: "constant string", worker: string, path: CONTENT },
    { name: "ours, cached", worker: ours, path: CONTENT },
    { name: "ours, start page, cached", worker: ours, path: "/" },
    { name: "ours, rendered each time", worker: plain, path: `${CONTENT}?ours` },
    { name: "plain Remix, rendered each time", worker: plain, path: CONTENT },
    { name: "ours, a search, rendered each time", worker: ours, path: "/symptoms?q=limping" },
  ];
  try {
    const rounds = new Map<string, { cpu: number; perSecond: number; p50: number }[]>(peers.map(({ name }) => [name, []]));
    for (const { worker, path } of peers) await visitPages(worker, { paths: [path], connections: CONNECTIONS, seconds: 1 });
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, worker, path } of peers) {
        const before = worker.cpuMs();
        const { times, statuses, broken, perSecond } = await visitPages(worker, { paths: [path], connections: CONNECTIONS, seconds });
        const good = statuses.get(200) ?? 0;
        if (broken > 0 || good < times.length) throw new Error(`${name}: ${times.length - good + broken} pages failed`);
        rounds.get(name)?.push({ cpu: (worker.cpuMs() - before) / times.length, perSecond, p50: median(times) });
      }
    }
    const rows: PageRow[] = [...rounds].map(([name, all]) => ({
      name,
      cpu: median(all.map(({ cpu }) => cpu)),
      perSecond: median(all.map((one) => one.perSecond)),
      p50: median(all.map((one) => one.p50)),
    }));
    for (const path of await everyPath(ours.url)) await (await fetch(ours.url + path)).arrayBuffer();
    const memory: Memory = { before, after: await ours.heap() };
    return { rows, memory, html };
  } finally {
    for (const worker of [ours, plain, string]) worker.stop();
  }
}

function constantString(html: string): string {
  const file = join(WORK, "string.js");
  const type = JSON.stringify({ headers: { "Content-Type": "text/html; charset=utf-8" } });
  writeFileSync(file, `const html = ${JSON.stringify(html)};\nexport default { fetch: () => new Response(html, ${type}) };\n`);
  return file;
}

async function everyPath(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
}
