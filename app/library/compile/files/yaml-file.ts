import { existsSync, readFileSync } from "node:fs";
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { Problem } from "../problems.ts";
import { shapeProblems } from "./shape-problems.ts";
import { mergeDocuments, overlayOf } from "./site-overlay.ts";

export type File = { path: string; name: string };

/** Says on which line of the file the value at a path begins; 1 when there is no such value. */
export type LineAt = (path: readonly PropertyKey[]) => number;

type Opened = { fileOf: (path: readonly PropertyKey[]) => File; problems: Problem[]; document: Document.Parsed; lineAt: LineAt };

const NOWHERE: LineAt = () => 1;

/** Reads a YAML map of entries that all have one shape, keyed by id. */
export function readYamlMap<T>(file: File, entry: z.ZodType<T>, problems: Problem[]): { entries: Map<string, T>; lineAt: LineAt } {
  const entries = new Map<string, T>();
  const opened = open(file, problems);
  if (!opened) return { entries, lineAt: NOWHERE };
  if (!isMap(opened.document.contents))
    problems.push({ file: file.name, line: 1, says: "the file must be a map of ids; write it as in docs/editing.md" });
  else {
    for (const [key, value] of Object.entries(opened.document.toJS() as Record<string, unknown>)) {
      const item = check(opened, entry, value, [key]);
      if (item !== undefined) entries.set(key, item);
    }
  }
  return { entries, lineAt: opened.lineAt };
}

/** A list entry that knows its place in the file, so that what is wrong with its texts can be found. */
export type WithLine<T> = { item: T; lineAt: LineAt };

/**
 * Reads a YAML list of entries that all have one shape. Two entries with the same key are a problem.
 * @param keyOf what must be unique among the entries
 */
export function readYamlList<T>(file: File, entry: z.ZodType<T>, problems: Problem[], keyOf?: (item: T) => string): WithLine<T>[] {
  const opened = open(file, problems);
  if (!opened) return [];
  // A file of comments alone is an empty list.
  if (opened.document.contents === null) return [];
  if (!isSeq(opened.document.contents)) {
    problems.push({ file: file.name, line: 1, says: "the file must be a list; begin each entry with a dash" });
    return [];
  }
  const seen = new Set<string>();
  return (opened.document.toJS() as unknown[]).flatMap((value, index) => {
    const item = check(opened, entry, value, [index]);
    if (item === undefined) return [];
    const key = keyOf?.(item);
    if (key !== undefined && seen.has(key)) {
      problems.push({ file: file.name, line: opened.lineAt([index]), says: `"${key}" stands twice; rename or remove one` });
    }
    if (key !== undefined) seen.add(key);
    return [{ item, lineAt: (path: readonly PropertyKey[]) => opened.lineAt([index, ...path]) }];
  });
}

/** Reads a YAML file that is one object. @returns undefined when it is not of the shape; the problems say why */
export function readYamlObject<T>(file: File, schema: z.ZodType<T>, problems: Problem[]): WithLine<T> | undefined {
  const opened = open(file, problems);
  const item = opened && check(opened, schema, opened.document.toJS(), []);
  return item === undefined ? undefined : { item, lineAt: opened?.lineAt ?? NOWHERE };
}

/** Opens a file of content/, with the operator's file of the same name over it. */
function open(file: File, problems: Problem[]): Opened | undefined {
  const overlay = overlayOf(file);
  const ours = existsSync(file.path) || !overlay ? openOne(file, problems) : undefined;
  const theirs = overlay && openOne(overlay, problems);
  if (!theirs || !ours) return ours ?? theirs;
  // Merged into a copy: lines are looked up in the document as it was written.
  const document = ours.document.clone() as Document.Parsed;
  const keys = mergeDocuments(document, theirs.document);
  if (!keys) return theirs;
  const source = ([key]: readonly PropertyKey[]) => (keys.has(String(key)) ? theirs : ours);
  return { ...ours, document, fileOf: (path) => source(path).fileOf(path), lineAt: (path) => source(path).lineAt(path) };
}

function openOne(file: File, problems: Problem[]): Opened | undefined {
  if (!existsSync(file.path)) {
    problems.push({ file: file.name, line: 1, says: "the file is missing; restore it" });
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file.path, "utf8"), { lineCounter: lines, uniqueKeys: true });
  for (const error of document.errors) {
    problems.push({ file: file.name, line: lines.linePos(error.pos[0]).line, says: `${error.message.split("\n")[0]}; correct the YAML` });
  }
  return { fileOf: () => file, problems, document, lineAt: (path) => lineOfValue(document, lines, path) };
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

function check<T>({ fileOf, problems, lineAt }: Opened, schema: z.ZodType<T>, value: unknown, at: PropertyKey[]): T | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path, says } of shapeProblems(parsed.error)) {
    const full = [...at, ...path];
    problems.push({ file: fileOf(full).name, line: lineAt(full), says: `${full.map(String).join(".")}: ${says}` });
  }
  return undefined;
}
