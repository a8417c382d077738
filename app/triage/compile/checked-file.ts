import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { lineOf, type SourceFile, stop } from "./yaml-lines.ts";

export type Checked<T> = { file: SourceFile; content: T; line: (path: PropertyKey[]) => number };

/** Reads one YAML file and holds it against its shape; stops at the first thing that does not fit. */
export function checkedFile<T>(file: SourceFile, shape: z.ZodType<T>): Checked<T> {
  const counter = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: counter });
  const line = (path: PropertyKey[]) => lineOf(document, counter, path);
  const broken = document.errors[0];
  if (broken) stop(file, counter.linePos(broken.pos[0]).line, `${broken.message.split("\n")[0]}; mend the YAML`);
  const checked = shape.safeParse(document.toJS() ?? {});
  if (!checked.success) {
    const issue = checked.error.issues[0];
    stop(file, line(issue?.path ?? []), `${(issue?.path ?? []).join(".") || "this file"}: ${issue?.message}`);
  }
  return { file, content: checked.data as T, line };
}
