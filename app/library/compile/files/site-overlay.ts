import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "yaml";
import { isMap } from "yaml";

const CONTENT = "content/";

/** The operator's file of the same name in `site/`, if there is one. Paths are from the project's root. */
export function overlayOf(root: string, file: string): string | undefined {
  const theirs = `site/${file.slice(CONTENT.length)}`;
  return file.startsWith(CONTENT) && existsSync(join(root, theirs)) ? theirs : undefined;
}

/**
 * Puts the keys of the operator's map over those of ours; a key without a value removes ours. Anything but two maps is replaced as a whole.
 * @returns the keys that are the operator's, or undefined when the whole document is
 */
export function mergeDocuments(ours: Document.Parsed, theirs: Document.Parsed): ReadonlySet<string> | undefined {
  if (!isMap(ours.contents) || !isMap(theirs.contents)) return undefined;
  const keys = new Set<string>();
  for (const { key, value } of theirs.contents.items) {
    const name = String(key);
    keys.add(name);
    if (value === null || (theirs.toJS() as Record<string, unknown>)[name] === null) ours.delete(name);
    else ours.set(name, value);
  }
  return keys;
}
