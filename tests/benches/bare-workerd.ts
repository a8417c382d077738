import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../e2e/free-port.ts";

/** A Worker in workerd alone: none of wrangler's layers, which cost more than the page. */
export type BareWorker = { url: string; cpuMs(): number; stop(): void };

const TICK_MS = 10;

/**
 * Starts a bundled module in workerd. It finds the built files of the site as `ASSETS`, and none of the other bindings.
 * @param modulePath one file of JavaScript
 */
export async function startBare(modulePath: string, assets: string): Promise<BareWorker> {
  const folder = mkdtempSync(join(tmpdir(), "pawline-bare-"));
  const port = await freePort();
  cpSync(modulePath, join(folder, "worker.js"));
  writeFileSync(join(folder, "config.capnp"), config(port, assets));
  const workerd = createRequire(createRequire(import.meta.url).resolve("wrangler/package.json"))("workerd").default as string;
  const child = spawn(workerd, ["serve", "config.capnp"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  await untilUp(url, child);
  return {
    url,
    cpuMs: () => cpuTicks(child.pid ?? 0) * TICK_MS,
    stop() {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function config(port: number, assets: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-11-01",
      bindings = [(name = "ASSETS", service = "assets"), (name = "SIGNING_KEY", text = "a key for the bench only")])),
    (name = "assets", disk = (path = ${JSON.stringify(assets)})),
    (name = "internet", network = (allow = []))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);
`;
}

async function untilUp(url: string, child: ChildProcess): Promise<void> {
  for (let turn = 0; turn < 300 && child.exitCode === null; turn++) {
    const up = await fetch(url).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("workerd does not answer");
}

/** User and system time of a process, in hundredths of a second (Linux). */
function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
