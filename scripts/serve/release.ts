import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, ROOT, run } from "../set-up.mjs";

/** What only building and bundling need. */
const FOR_BUNDLING = /^\[(alias|build)\]$/;

/**
 * Copies what is served out of the way of the next update: wrangler's local server would otherwise take up each file that an update or a
 * build writes, and answer 500 until it is complete.
 * @param name one of this machine's servers
 * @returns the configuration of the copy
 */
export function makeRelease(name: string): string {
  const folder = cacheFolder(`served/${name}`);
  rmSync(folder, { recursive: true });
  run("wrangler", ["deploy", "--env", "", "--dry-run", "--outdir", join(folder, "worker")], { CI: "true" }, "pipe");
  cpSync(join(ROOT, "build/client"), join(folder, "client"), { recursive: true });
  const config = join(folder, "wrangler.toml");
  writeFileSync(config, configOf(readFileSync(join(ROOT, "wrangler.toml"), "utf8")));
  return config;
}

/** The configuration of a Worker that is bundled. */
function configOf(text: string): string {
  const tables = text.split(/^(?=\[)/m).filter((table) => !FOR_BUNDLING.test(table.split("\n")[0] ?? ""));
  return tables
    .join("")
    .replace('main = "app/entry.worker.ts"', 'main = "worker/entry.worker.js"\nno_bundle = true')
    .replace("\nminify = true", "")
    .replace('directory = "build/client"', 'directory = "client"');
}
