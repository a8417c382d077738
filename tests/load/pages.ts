import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
// @ts-expect-error it brings no types
import autocannon from "autocannon";
import type { Site } from "../standard/site.ts";

type Cannon = Promise<unknown> & {
  on(event: "response", told: (client: unknown, status: number, bytes: number, ms: number) => void): void;
  on(event: "reqError", told: (error: Error) => void): void;
};

/** Milliseconds of each answer, and how many came of each status; `broken` had no answer at all. */
export type PageLoad = { times: number[]; statuses: Map<number, number>; broken: number; perSecond: number };

type Pace = { paths: readonly string[]; connections: number; seconds: number };

const PATIENCE_MS = 20_000;

const none = (): PageLoad => ({ times: [], statuses: new Map(), broken: 0, perSecond: 0 });

/** Asks for pages over and over, as fast as it can, each connection through all of them from a place of its own. */
export async function loadPages(site: Site, { paths, connections, seconds }: Pace): Promise<PageLoad> {
  const load = none();
  let clients = 0;
  const began = performance.now();
  const cannon = (autocannon as (options: object) => Cannon)({
    url: site.url,
    connections,
    duration: seconds,
    timeout: PATIENCE_MS / 1000,
    setupClient(client: { setRequests(requests: object[]): void }) {
      const first = Math.floor((paths.length * clients++) / connections);
      const inTurn = [...paths.slice(first), ...paths.slice(0, first)];
      client.setRequests(inTurn.map((path) => ({ method: "GET", path, headers: { Accept: "text/html" } })));
    },
  });
  cannon.on("response", (_client, status, _bytes, ms) => {
    load.times.push(ms);
    load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
  });
  cannon.on("reqError", () => {
    load.broken += 1;
  });
  await cannon;
  load.perSecond = load.times.length / ((performance.now() - began) / 1000);
  return load;
}

/**
 * Visitors who turn pages at a steady pace, evenly one after the other. (autocannon's own pace sends a second's worth in one burst.)
 * An answer's time counts from the moment when it was to be asked for, so that a slow answer does not hide those that wait behind it.
 */
export async function visitPages(site: Site, { paths, connections, seconds, perSecond }: Pace & { perSecond: number }): Promise<PageLoad> {
  const load = none();
  const agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const everyMs = (1000 * connections) / perSecond;
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    agents.map(async (own, visitor) => {
      let at = Math.floor((paths.length * visitor) / connections);
      for (let due = began + (everyMs * visitor) / connections; due < until; due += everyMs) {
        const early = due - performance.now();
        if (early > 0) await pause(early);
        // A timer that woke us late is no fault of the site.
        const from = early > 0 ? performance.now() : due;
        const status = await get(site, paths[at++ % paths.length] as string, own);
        if (status === 0) load.broken += 1;
        else {
          load.times.push(performance.now() - from);
          load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
        }
      }
      own.destroy();
    }),
  );
  load.perSecond = load.times.length / ((performance.now() - began) / 1000);
  return load;
}

/** @returns the status once the whole page is there, or 0 */
function get({ port }: Site, path: string, agent: Agent): Promise<number> {
  return new Promise((done) => {
    const asked = request({ host: "127.0.0.1", port, path, agent, headers: { Accept: "text/html" }, timeout: PATIENCE_MS }, (answer) => {
      answer.on("end", () => done(answer.statusCode ?? 0)).on("error", () => done(0));
      answer.resume();
    });
    asked.on("timeout", () => asked.destroy()).on("error", () => done(0));
    asked.end();
  });
}

/** How many answers had a status of a hundred: 5 for 500 to 599. */
export function countOf({ statuses }: PageLoad, hundred: number): number {
  return [...statuses].reduce((sum, [status, count]) => sum + (Math.floor(status / 100) === hundred ? count : 0), 0);
}
