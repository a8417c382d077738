import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isScalar, LineCounter, parseDocument } from "yaml";
import type { Problem } from "#app/domain/content/problem.ts";
import { mergeDocuments, overlayOf } from "./site-overlay.ts";

/** Says on which line of the file the value at a path begins; 1 when there is no such value. */
export type LineAt = (path: readonly PropertyKey[]) => number;

/** A parsed file that knows where each of its values was written. */
export type OpenDocument = { document: Document.Parsed; fileOf: (path: readonly PropertyKey[]) => string; lineAt: LineAt };

/**
 * Opens a file, with the operator's file of the same name over it.
 * @param file its path from the project's root
 */
export function openDocument(root: string, file: string, problems: Problem[]): OpenDocument | undefined {
  const overlay = overlayOf(root, file);
  const ours = existsSync(join(root, file)) || !overlay ? openOne(root, file, problems) : undefined;
  const theirs = overlay === undefined ? undefined : openOne(root, overlay, problems);
  if (!theirs || !ours) return ours ?? theirs;
  // Merged into a copy: lines are looked up in the document as it was written.
  const document = ours.document.clone() as Document.Parsed;
  const keys = mergeDocuments(document, theirs.document);
  if (!keys) return theirs;
  const source = (path: readonly PropertyKey[]) => {
    const isOurs = ours.document.hasIn(path) && !theirs.document.hasIn(path);
    return keys.has(String(path[0])) && !isOurs ? theirs : ours;
  };
  return { document, fileOf: (path) => source(path).fileOf(path), lineAt: (path) => source(path).lineAt(path) };
}

function openOne(root: string, file: string, problems: Problem[]): OpenDocument | undefined {
  if (!existsSync(join(root, file))) {
    problems.push({ file, line: 1, says: "the file is missing; restore it" });
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(root, file), "utf8"), { lineCounter: lines, uniqueKeys: true });
  for (const error of document.errors)
    problems.push({ file, line: lines.linePos(error.pos[0]).line, says: `${error.message.split("\n")[0]}; correct the YAML` });
  return { document, fileOf: () => file, lineAt: (path) => lineOfValue(document, lines, path) };
}

function lineOfValue(document: Document.Parsed, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true) as { range?: [number] } | null | undefined;
    if (!node?.range) continue;
    // The text of a block ("|-") begins on the line after its mark.
    const block = isScalar(node) && (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED") ? 1 : 0;
    return lines.linePos(node.range[0]).line + block;
  }
  return 1;
}
