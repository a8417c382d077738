// `npm run lock:digests`: adds missing digests to package-lock.json, by asking the registry for each package without one.
// npm leaves out the digests of binaries for other systems when the registry it used does not have them, and never adds them later.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ENV, ROOT } from "../set-up.mjs";

const file = join(ROOT, "package-lock.json");
const lock: { packages: Record<string, { version?: string; resolved?: string; integrity?: string }> } = JSON.parse(
  readFileSync(file, "utf8"),
);
const missing: string[] = [];
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path || entry.integrity) continue;
  const name = `${path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)}@${entry.version}`;
  const integrity = digestOf(name);
  if (integrity) {
    // npm writes the digest after the version.
    const { version, resolved, ...rest } = entry;
    lock.packages[path] = { ...(version && { version }), ...(resolved && { resolved }), integrity, ...rest };
    added += 1;
  } else missing.push(name);
}
if (added > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
for (const name of missing) console.error(`not in the registry: ${name}`);
console.info(`${added} digests added, ${missing.length} missing`);
process.exit(missing.length > 0 ? 1 : 0);

/** @returns nothing when the registry does not have the package */
function digestOf(name: string): string | undefined {
  try {
    const said = execFileSync("npm", ["view", name, "dist.integrity"], { cwd: ROOT, env: ENV, encoding: "utf8", stdio: "pipe" }).trim();
    return said.startsWith("sha512-") ? said : undefined;
  } catch {
    return undefined;
  }
}
