import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ENV as PROJECT_ENV, ROOT } from "../../scripts/set-up.mjs";

export { ROOT };
export const WORK = join(ROOT, ".cache/bench");
const ENV = { ...PROJECT_ENV, CI: "true" };

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
