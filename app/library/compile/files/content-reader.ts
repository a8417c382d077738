import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq } from "yaml";
import type { z } from "zod";
import type { Problem } from "#app/domain/content/problem.ts";
import { shapeProblems } from "./shape-problems.ts";
import { overlayOf } from "./site-overlay.ts";
import { type LineAt, type OpenDocument, openDocument } from "./yaml-document.ts";

/** Takes what is wrong with the value at a path. */
export type Report = (path: readonly PropertyKey[], says: string) => void;

/** Something read from a file: a list entry, a map or a whole file. Paths begin at the item. */
export type Located<T> = { item: T; file: string; lineAt: LineAt; report: Report };

/** Reads the files of one folder, with the operator's files of the same name over them, and collects what is wrong in them. */
export type ContentReader = {
  root: string;
  problems: Problem[];
  has(name: string): boolean;
  /** The names of the files under a subfolder, in order; none when there is no such folder. */
  filesIn(subfolder: string, ending: string): string[];
  /** A text as it stands; nothing when there is no such file. */
  text(name: string): { file: string; text: string };
  /** A map of entries that all have one shape, keyed by id. */
  map<T>(name: string, entry: z.ZodType<T>): Located<Map<string, T>>;
  /**
   * A list of entries that all have one shape. Two entries with the same key are a problem.
   * @param keyOf what must be unique among the entries
   */
  list<T>(name: string, entry: z.ZodType<T>, keyOf?: (item: T) => string): Located<T>[];
  /** A file that is one object; undefined when it is not of the shape. */
  object<T>(name: string, schema: z.ZodType<T>): Located<T> | undefined;
};

/** @param folder its path from the project's root */
export function contentReader(root: string, problems: Problem[] = [], folder = "content"): ContentReader {
  const fileOf = (name: string) => `${folder}/${name}`;
  const pathOf = (name: string) => join(root, fileOf(name));
  const open = (name: string) => openDocument(root, fileOf(name), problems);
  const report = (name: string, says: string) => problems.push({ file: fileOf(name), line: 1, says });
  return {
    root,
    problems,
    has: (name) => existsSync(pathOf(name)) || overlayOf(root, fileOf(name)) !== undefined,
    filesIn(subfolder, ending) {
      if (!existsSync(pathOf(subfolder))) return [];
      const names = readdirSync(pathOf(subfolder), { recursive: true, encoding: "utf8" });
      return names.filter((name) => name.endsWith(ending)).sort();
    },
    text: (name) => ({ file: fileOf(name), text: existsSync(pathOf(name)) ? readFileSync(pathOf(name), "utf8") : "" }),
    map<T>(name: string, entry: z.ZodType<T>) {
      const entries = new Map<string, T>();
      const opened = open(name);
      if (opened && !isMap(opened.document.contents)) report(name, "the file must be a map of ids; write it as in docs/editing.md");
      else if (opened) {
        for (const [key, value] of Object.entries(opened.document.toJS() as Record<string, unknown>)) {
          const item = check(opened, entry, value, [key], problems);
          if (item !== undefined) entries.set(key, item);
        }
      }
      if (opened) return located(entries, opened, [], problems);
      return { item: entries, file: fileOf(name), lineAt: () => 1, report: (_path, says) => report(name, says) };
    },
    list(name, entry, keyOf) {
      const opened = open(name);
      // A file of comments alone is an empty list.
      if (!opened || opened.document.contents === null) return [];
      if (!isSeq(opened.document.contents)) {
        report(name, "the file must be a list; begin each entry with a dash");
        return [];
      }
      const seen = new Set<string>();
      return (opened.document.toJS() as unknown[]).flatMap((value, index) => {
        const item = check(opened, entry, value, [index], problems);
        if (item === undefined) return [];
        const one = located(item, opened, [index], problems);
        const key = keyOf?.(item);
        if (key !== undefined && seen.has(key)) one.report([], `"${key}" stands twice; rename or remove one`);
        if (key !== undefined) seen.add(key);
        return [one];
      });
    },
    object(name, schema) {
      const opened = open(name);
      const item = opened && check(opened, schema, opened.document.toJS(), [], problems);
      return opened && item !== undefined ? located(item, opened, [], problems) : undefined;
    },
  };
}

/** An item of a document that begins at a path. */
function located<T>(item: T, { fileOf, lineAt }: OpenDocument, at: readonly PropertyKey[], problems: Problem[]): Located<T> {
  return {
    item,
    file: fileOf(at),
    lineAt: (path) => lineAt([...at, ...path]),
    report: (path, says) => problems.push({ file: fileOf([...at, ...path]), line: lineAt([...at, ...path]), says }),
  };
}

function check<T>(
  opened: OpenDocument,
  schema: z.ZodType<T>,
  value: unknown,
  at: readonly PropertyKey[],
  problems: Problem[],
): T | undefined {
  const { data, error } = schema.safeParse(value);
  const { report } = located(value, opened, [], problems);
  for (const { path, says } of error ? shapeProblems(error) : []) {
    const full = [...at, ...path];
    report(full, `${full.map(String).join(".")}: ${says}`);
  }
  return data;
}
