import { existsSync } from "node:fs";
import type { Document } from "yaml";
import { isMap } from "yaml";

const CONTENT = "content/";

type FilePath = { path: string; name: string };

/** The operator's file of the same name in `site/`, if there is one. */
export function overlayOf(file: FilePath): FilePath | undefined {
  if (!file.name.startsWith(CONTENT) || !file.path.endsWith(file.name)) return undefined;
  const name = `site/${file.name.slice(CONTENT.length)}`;
  const path = file.path.slice(0, -file.name.length) + name;
  return existsSync(path) ? { path, name } : undefined;
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
