import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readRegisters } from "#app/library/compile/lists/read-lists.ts";
import type { RuleBook } from "../rules/rule-book.ts";
import { compileRuleBook, type SourceFile } from "./compile-rules.ts";

/** The red-flag files of a content folder, in name order. */
export function ruleFiles(folder: string): SourceFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), "utf8") }));
}

/** The rules of `content/red-flags` below the project's root, with the figures of the ledger in them. */
export function readRuleBook(root: string): RuleBook {
  const { figures } = readRegisters((name) => ({ path: join(root, "content", name), name: `content/${name}` }), []);
  return compileRuleBook(ruleFiles(join(root, "content/red-flags")), figures);
}
