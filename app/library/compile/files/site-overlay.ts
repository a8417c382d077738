import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Document, YAMLMap } from "yaml";
import { isMap, isScalar } from "yaml";
import type { Problem } from "#app/domain/content/problem.ts";

const CONTENT = "content/";
/** Folders that no operator overlays: the clinical part, which is measured and signed as it is. */
const OURS_ALONE = ["answers", "substances", "triage"];

/** The operator's file of the same name in `site/`, if there is one. Paths are from the project's root. */
export function overlayOf(root: string, file: string): string | undefined {
  const name = file.slice(CONTENT.length);
  if (!file.startsWith(CONTENT) || OURS_ALONE.some((folder) => name.startsWith(`${folder}/`))) return undefined;
  return existsSync(join(root, `site/${name}`)) ? `site/${name}` : undefined;
}

/** Names what an operator wrote in vain: it would look as if it counted. */
export function vainOverlays(root: string): Problem[] {
  return OURS_ALONE.filter((folder) => existsSync(join(root, "site", folder))).map((folder) => ({
    file: `site/${folder}`,
    line: 1,
    says: "answers, substances and triage rules are the clinical part and are not overlaid; remove the folder, and suggest the change to the project",
  }));
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
