import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { shapeProblems } from "./shape-problems.ts";

/** Takes what is wrong on a line of a file. */
export type LineReport = (line: number, says: string) => void;

type Opened = {
  fields: unknown;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  /** Line of the file of a field; 1 when there is no such field. */
  lineOfField: (...path: readonly PropertyKey[]) => number;
};

/**
 * Splits a Markdown file into the YAML between its dashes and the body.
 * @param what names the kind of file to the editor
 * @param report takes each problem with its line in the file
 */
export function openFrontMatter(text: string, what: string, report: LineReport): Opened | undefined {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (!match) {
    report(1, `${what} has no front matter; begin the file with --- and the fields of docs/editing.md`);
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? "", { lineCounter: lines });
  // The front matter begins on the second line of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  for (const error of document.errors) report(lineAt(error.pos[0]), `${error.message.split("\n")[0]}; correct the YAML`);
  return {
    fields: document.toJS() ?? {},
    body: text.slice(match[0].length),
    bodyLine: match[0].split("\n").length,
    lineOfField: (...path) => {
      const node = document.getIn(path, true) as { range?: [number] } | undefined;
      return node?.range ? lineAt(node.range[0]) : 1;
    },
  };
}

/** Like `openFrontMatter`, for fields of one shape. @returns undefined when they cannot be used */
export function readFrontMatter<T>(text: string, what: string, shape: z.ZodType<T>, report: LineReport) {
  const opened = openFrontMatter(text, what, report);
  if (!opened) return undefined;
  const { fields, ...rest } = opened;
  const { data: front, error } = shape.safeParse(fields);
  for (const { path, says } of error ? shapeProblems(error) : [])
    report(rest.lineOfField(...path), `${path.map(String).join(".")}: ${says}`);
  return front && { front, ...rest };
}
