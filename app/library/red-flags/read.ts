import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RuleBook } from "../../domain/triage/rule-book.ts";
import { compileRuleBook, type SourceFile } from "./compile.ts";

/** The red-flag files of a content folder, in name order. */
export function redFlagFiles(folder: string): SourceFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), "utf8") }));
}

export function readRuleBook(folder: string): RuleBook {
  return compileRuleBook(redFlagFiles(folder));
}
