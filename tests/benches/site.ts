import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localServer } from "../../scripts/set-up.mjs";
import { freePort } from "../e2e/free-port.ts";

export const ROOT = join(import.meta.dirname, "../..");
export const WORK = join(ROOT, ".cache/bench");
export const ENV = { ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false", CI: "true" };

/** Runs one of the project's tools to its end. @throws when it fails, with what it said */
export function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(join(ROOT, "node_modules/.bin", command), args, { cwd: ROOT, env: ENV, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** @returns the path of a Worker in one file */
export function bundle(entry: string, name: string): string {
  const folder = join(WORK, name);
  run("wrangler", ["deploy", entry, "--dry-run", "--outdir", folder]);
  return join(folder, entry.replace(/^.*\/(.*)\.ts$/, "$1.js"));
}

/** The built site as `npm start` runs it, with a state of its own and none of the developer's settings. */
export async function startWranglerDev(settings: Record<string, string> = {}): Promise<{ url: string; pid: number; stop(): void }> {
  const port = await freePort();
  const state = join(WORK, `state-${port}`);
  const none = join(state, "none.env");
  mkdirSync(state, { recursive: true });
  writeFileSync(none, "");
  run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state]);
  const all = { SIGNING_KEY: "a key for the bench only", ...settings };
  const vars = Object.entries(all).flatMap(([name, text]) => ["--var", `${name}:${text}`]);
  const where = [...localServer(port), "--persist-to", state, "--env-file", none];
  const site = spawn(join(ROOT, "node_modules/.bin/wrangler"), [...where, ...vars, "--log-level", "error"], {
    cwd: ROOT,
    env: ENV,
    stdio: "ignore",
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = stopOf(site);
  for (let turn = 0; turn < 240; turn++) {
    if (await fetch(`${url}/about`).catch(() => undefined)) return { url, pid: site.pid ?? 0, stop };
    await new Promise((done) => setTimeout(done, 250));
  }
  stop();
  throw new Error("wrangler dev does not answer");
}

/** How to end a process that was started detached, with all that it started. It ends with us too, however we end. */
export function stopOf({ pid }: ChildProcess): () => void {
  let running = true;
  const stop = () => {
    if (running && pid) process.kill(-pid, "SIGTERM");
    running = false;
  };
  process.on("exit", stop);
  return stop;
}
