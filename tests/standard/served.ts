import { type ChildProcess, spawn } from "node:child_process";
import { expect } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { answers, ENV, ROOT } from "../../scripts/set-up.mjs";
import { filesUnder, rowsOf, type Site } from "./site.ts";

export const envOfServe = (port: number, data: string, more: Record<string, string> = {}) => ({
  ...ENV,
  SITE_URL: "https://pets.example.org",
  PORT: String(port),
  DATA_DIR: data,
  ...more,
});

/** `npm run serve`, as the container starts it, with its data in a folder. */
export async function serve(data: string, settings: Record<string, string> = {}): Promise<Omit<Site, "local">> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, ["scripts/serve.ts"], {
    cwd: ROOT,
    env: envOfServe(port, data, settings),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text: string) => (said += text));
  const gone = new Promise((done) => child.once("exit", done));
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    await gone;
  };
  const up = await answers(`${url}/healthz`, 120);
  if (!up) await stop();
  expect(up, said).toBe(true);
  return {
    url,
    port,
    pid: child.pid ?? 0,
    state: data,
    said: () => said,
    rows: (sql) => rowsOf(data, sql),
    kept: () => filesUnder(data),
    stop,
  };
}
