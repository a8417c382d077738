import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";

/** A Worker in workerd alone: none of wrangler's layers, which cost more than the page. */
export type BareWorker = {
  url: string;
  pid: number;
  /** Processor time so far, user and system, in milliseconds. */
  cpuMs(): number;
  /** Bytes of the isolate: what its heap holds, and the buffers beside it. */
  heap(): Promise<number>;
  stop(): void;
};

const TICK_MS = 10;

/**
 * Starts a bundled module in workerd. It finds the built files of the site as `ASSETS`, the settings given, and none of the other bindings.
 * Of the network it sees this machine alone, for the fake model.
 * @param modulePath one file of JavaScript
 */
export async function startBare(modulePath: string, assets: string, settings: Record<string, string> = {}): Promise<BareWorker> {
  const folder = mkdtempSync(join(tmpdir(), "pawline-bare-"));
  const [port, inspector] = [await freePort(), await freePort()];
  cpSync(modulePath, join(folder, "worker.js"));
  writeFileSync(join(folder, "config.capnp"), config(port, assets, { SIGNING_KEY: "a key for the bench only", ...settings }));
  const workerd = createRequire(createRequire(import.meta.url).resolve("wrangler/package.json"))("workerd").default as string;
  const child = spawn(workerd, ["serve", `--inspector-addr=127.0.0.1:${inspector}`, "config.capnp"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilUp(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    cpuMs: () => cpuTicks(child.pid ?? 0) * TICK_MS,
    heap: () => heapOf(inspector),
    stop() {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function config(port: number, assets: string, settings: Record<string, string>): string {
  const texts = Object.entries(settings).map(([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-11-01",
      compatibilityFlags = ["nodejs_compat", "enable_request_signal"],
      bindings = [(name = "ASSETS", service = "assets"), ${texts.join(", ")}])),
    (name = "assets", disk = (path = ${JSON.stringify(assets)})),
    (name = "internet", network = (allow = ["local", "private"]))],
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

async function heapOf(inspector: number): Promise<number> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspector}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? "");
  await new Promise((opened, failed) => {
    socket.onopen = opened;
    socket.onerror = failed;
  });
  const answer = new Promise<{ usedSize: number; backingStorageSize?: number }>((done) => {
    socket.onmessage = ({ data }) => {
      const { id, result } = JSON.parse(String(data));
      if (id === 2) done(result);
    };
  });
  socket.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" }));
  socket.send(JSON.stringify({ id: 2, method: "Runtime.getHeapUsage" }));
  const { usedSize, backingStorageSize = 0 } = await answer;
  socket.close();
  return usedSize + backingStorageSize;
}

/** User and system time of a process, in hundredths of a second (Linux). */
function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
