import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { overlayOf } from "#app/library/compile/files/site-overlay.ts";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Whether an operator's file in site/ replaces fixed copy, so that the words of the specification need not stand there.
 * @param file below content/
 * @param keys of a file that is a map: any of them
 */
export function isReplaced(file: string, ...keys: string[]): boolean {
  const overlay = overlayOf(ROOT, `content/${file}`);
  if (!overlay) return false;
  const theirs: unknown = parse(readFileSync(join(ROOT, overlay), "utf8"));
  return Array.isArray(theirs) || keys.some((key) => key in ((theirs ?? {}) as object));
}
