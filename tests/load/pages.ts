import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds of each answer, and how many came of each status; `broken` had no answer at all. */
export type PageLoad = { times: number[]; statuses: Map<number, number>; broken: number; perSecond: number };

/** Without `perSecond` each connection asks again as soon as it has an answer. */
type Pace = { paths: readonly string[]; connections: number; seconds: number; perSecond?: number };

const PATIENCE_MS = 20_000;

/**
 * Visitors who turn pages, each from another page on. At a steady pace they come evenly one after the other, and an answer's time counts from
 * the moment when it was to be asked for, so that a slow answer does not hide those that wait behind it.
 */
export async function visitPages(
  site: { url: string },
  { paths, connections, seconds, perSecond = Number.POSITIVE_INFINITY }: Pace,
): Promise<PageLoad> {
  const load: PageLoad = { times: [], statuses: new Map(), broken: 0, perSecond: 0 };
  const everyMs = (1000 * connections) / perSecond;
  const began = performance.now();
  const until = began + seconds * 1000;
  const visitors = Array.from({ length: connections }, async (_, visitor) => {
    const own = new Agent({ keepAlive: true, maxSockets: 1 });
    let at = Math.floor((paths.length * visitor) / connections);
    for (let turn = 0; ; turn++) {
      const due = everyMs > 0 ? began + everyMs * (turn + visitor / connections) : performance.now();
      if (due >= until) break;
      const early = due - performance.now();
      if (early > 0) await pause(early);
      // A timer that woke us late is no fault of the site.
      const from = early > 0 ? performance.now() : due;
      const status = await get(site.url + paths[at++ % paths.length], own);
      if (status === 0) load.broken += 1;
      else {
        load.times.push(performance.now() - from);
        load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
      }
    }
    own.destroy();
  });
  await Promise.all(visitors);
  load.perSecond = load.times.length / ((performance.now() - began) / 1000);
  return load;
}

/** @returns the status once the whole page is there, or 0 */
function get(url: string, agent: Agent): Promise<number> {
  return new Promise((done) => {
    const asked = request(url, { agent, headers: { Accept: "text/html" }, timeout: PATIENCE_MS }, (answer) => {
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
