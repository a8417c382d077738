import { Agent, request } from "node:http";

/** What a while of load did: answers a second, and milliseconds from request to last byte. */
export type Load = { perSecond: number; requests: number; p50: number; p99: number; failed: number };

/** Asks one address over and over, on some connections at once. */
export async function load(url: string, seconds: number, connections = 16): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const sent = performance.now();
        if ((await ask(url, agent)) === 200) times.push(performance.now() - sent);
        else failed += 1;
      }
    }),
  );
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  const perSecond = times.length / ((performance.now() - began) / 1000);
  return { perSecond, requests: times.length + failed, p50: at(0.5), p99: at(0.99), failed };
}

function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((done, broken) => {
    const sent = request(url, { agent }, (answer) => {
      answer.resume();
      answer.on("end", () => done(answer.statusCode ?? 0));
    });
    sent.on("error", broken).end();
  });
}
