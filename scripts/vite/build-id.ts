import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The inputs of a build. */
const SOURCES = ["app", "content", "site", "public", "scripts/vite", "package-lock.json", "remix.config.js", "vite.config.ts"];

/**
 * A build id that changes with every input. Pages carry it and the offline worker compares it, so that pages and data of different
 * builds are never mixed.
 */
export function buildId(root: string): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => filesIn(root, source))) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 12);
}

function filesIn(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(join(root, file)).isFile())
    .sort();
}
