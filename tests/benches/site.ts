import { type ChildProcess, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { answers, localServer, makeState, ENV as PROJECT_ENV, ROOT, startGroup } from "../../scripts/set-up.mjs";
import { freePort } from "../e2e/free-port.ts";

export { ROOT };
export const WORK = join(ROOT, ".cache/bench");
export const ENV = { ...PROJECT_ENV, CI: "true" };

/** Runs one of the project's tools to its end. @throws when it fails, with what it said */
export function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, env: ENV, encoding: "utf8" });
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
export async function startWranglerDev(settings: Record<string, string> = {}): Promise<{ url: string; stop(): void }> {
  const port = String(await freePort());
  const state = join(WORK, `state-${port}`);
  const none = join(state, "none.env");
  makeState(state);
  writeFileSync(none, "");
  const vars = Object.entries({ SIGNING_KEY: "a key for the bench only", ...settings }).flatMap(([name, text]) => [
    "--var",
    `${name}:${text}`,
  ]);
  const where = [...localServer(port), "--persist-to", state, "--env-file", none];
  const site = startGroup("wrangler", [...where, ...vars, "--log-level", "error"], { CI: "true" }) as unknown as ChildProcess;
  const stop = () => {
    if (site.pid) process.kill(-site.pid, "SIGTERM");
  };
  const url = `http://127.0.0.1:${port}`;
  if (await answers(`${url}/about`, 60)) return { url, stop };
  stop();
  throw new Error("wrangler dev does not answer");
}
