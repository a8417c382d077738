import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Document, YAMLMap } from "yaml";
import { isMap, isScalar } from "yaml";

const CONTENT = "content/";

/** The operator's file of the same name in `site/`, if there is one. Paths are from the project's root. */
export function overlayOf(root: string, file: string): string | undefined {
  const theirs = `site/${file.slice(CONTENT.length)}`;
  return file.startsWith(CONTENT) && existsSync(join(root, theirs)) ? theirs : undefined;
}

/**
 * Puts the keys of the operator's map over those of ours, in nested maps as well; a key without a value removes ours. Anything but two maps is
 * replaced as a whole, so that a field which an update adds reaches a file that names only some of them.
 * @returns the keys of the document that are the operator's, or undefined when the whole document is
 */
export function mergeDocuments(ours: Document.Parsed, theirs: Document.Parsed): ReadonlySet<string> | undefined {
  if (!isMap(ours.contents) || !isMap(theirs.contents)) return undefined;
  mergeMaps(ours.contents, theirs.contents);
  return new Set(theirs.contents.items.map(({ key }) => String(key)));
}

function mergeMaps(ours: YAMLMap, theirs: YAMLMap): void {
  for (const { key, value } of theirs.items) {
    const name = String(key);
    const own = ours.get(name, true);
    if (value === null || (isScalar(value) && value.value === null)) ours.delete(name);
    else if (isMap(own) && isMap(value)) mergeMaps(own, value);
    else ours.set(name, value);
  }
}
