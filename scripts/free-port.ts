import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections: one of those can take a port between its choice and its use. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 50;

/** Opens and closes a port on loopback to see that it is free. @returns the port, any free one if none is given; @throws Error when something else holds it */
export async function freePort(port?: number): Promise<number> {
  if (port !== undefined) return heldByNobody(port);
  for (let tries = 1; tries < TRIES; tries++) {
    const any = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const free = await heldByNobody(any).catch(() => undefined);
    if (free) return free;
  }
  throw new Error(`no free port found between ${LOWEST} and ${HIGHEST}`);
}

async function heldByNobody(port: number): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening, failed) => server.once("error", failed).listen(port, "127.0.0.1", listening));
  await new Promise((closed) => server.close(closed));
  return port;
}
