import { type AddressInfo, createServer } from "node:net";

/** Opens and closes a port on loopback to find a free one. @returns the port; @throws Error when something else holds it */
export async function freePort(port = 0): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening, failed) => server.once("error", failed).listen(port, "127.0.0.1", listening));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return free;
}
