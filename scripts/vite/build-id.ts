import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What a build is made of. */
const SOURCES = ["app", "content", "public", "scripts/vite", "package-lock.json", "remix.config.js", "vite.config.ts"];

/**
 * A name for the build that changes whenever anything that it is made of does. Pages carry it and the offline worker compares it, so
 * that nobody reads a page of one build beside a figure of another.
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
