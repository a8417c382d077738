// @ts-expect-error it brings no types
import autocannon from "autocannon";
import type { Site } from "../standard/site.ts";

type Cannon = Promise<unknown> & {
  on(event: "response", told: (client: unknown, status: number, bytes: number, ms: number) => void): void;
  on(event: "reqError", told: (error: Error) => void): void;
};

/** Milliseconds of each answer, and how many came of each status; `broken` had no answer at all. */
export type PageLoad = { times: number[]; statuses: Map<number, number>; broken: number; perSecond: number };

type Pace = { paths: readonly string[]; connections: number; seconds: number; perSecond?: number };

/** Asks for pages over and over, each connection through all of them from a place of its own; as fast as it can, or at a pace. */
export async function loadPages(site: Site, { paths, connections, seconds, perSecond }: Pace): Promise<PageLoad> {
  const load: PageLoad = { times: [], statuses: new Map(), broken: 0, perSecond: 0 };
  let clients = 0;
  const began = performance.now();
  const cannon = (autocannon as (options: object) => Cannon)({
    url: site.url,
    connections,
    duration: seconds,
    timeout: 20,
    ...(perSecond ? { overallRate: Math.max(connections, Math.round(perSecond)) } : {}),
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

/** How many answers had a status of a hundred: 5 for 500 to 599. */
export function countOf({ statuses }: PageLoad, hundred: number): number {
  return [...statuses].reduce((sum, [status, count]) => sum + (Math.floor(status / 100) === hundred ? count : 0), 0);
}
