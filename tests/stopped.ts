import { type ChildProcess, spawnSync } from "node:child_process";
import { expect } from "vitest";

/** Stops a server with one signal, and expects that no process is left that has its data folder in the command. */
export async function expectStopped(server: ChildProcess, data: string): Promise<void> {
  const gone = new Promise((done) => server.once("exit", done));
  server.kill("SIGTERM");
  await gone;
  const left = () =>
    spawnSync("ps", ["-eo", "args"], { encoding: "utf8" })
      .stdout.split("\n")
      .filter((line) => line.includes(data));
  await expect.poll(left, { timeout: 10_000 }).toEqual([]);
}
