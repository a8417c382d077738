import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";

/** What content and rules are compiled from: the files of the editors and the operator, the code, and the packages it uses. */
const INPUTS = ["{content,site,app}/**/*", "package-lock.json"];

/**
 * The result of a compilation, read from `.cache/compiled` if no input has changed since. Content takes ten seconds of processor time,
 * and the content check, both halves of a build and two kinds of unit tests each need it.
 */
export function compileOnce<T>(root: string, name: string, compile: () => T): T {
  const folder = join(root, ".cache/compiled");
  const file = join(folder, `${name}-${digestOfInputs(root)}`);
  if (existsSync(file)) return deserialize(readFileSync(file)) as T;
  const result = compile();
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old.startsWith(`${name}-`)) rmSync(join(folder, old), { force: true });
  // Another process may read it at the same time, so it gets its name when it is complete.
  const unfinished = join(folder, `${process.pid}-${name}`);
  writeFileSync(unfinished, serialize(result));
  renameSync(unfinished, file);
  return result;
}

function digestOfInputs(root: string): string {
  const digest = createHash("sha256");
  for (const entry of globSync(INPUTS, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name);
    digest.update(`${path.slice(root.length)}\n`).update(readFileSync(path));
  }
  return digest.digest("hex").slice(0, 32);
}
