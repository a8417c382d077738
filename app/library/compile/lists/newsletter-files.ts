import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import type { EditorsIssue } from "#app/domain/newsletter/newsletter-issue.ts";
import { isWeekKey } from "#app/domain/newsletter/week.ts";
import { shapeProblems } from "../files/shape-problems.ts";
import { type EntryTexts, entryTexts, type Registers } from "../pages/entry-texts.ts";
import type { Problem } from "../problems.ts";
import type { CollectedTexts } from "../prose/text-pieces.ts";

const front = z.strictObject({ subject: z.string().min(5).max(70), intro: z.string().min(10).max(200) });

/** Reads, checks and compiles the issues that an editor wrote: `content/newsletter/2026-W48.md`. */
export function readNewsletter(root: string, ledger: Registers, gathered: CollectedTexts, problems: Problem[]): EditorsIssue[] {
  const folder = join(root, "content/newsletter");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  return names.sort().flatMap((name) => {
    const file = `content/newsletter/${name}`;
    const week = name.slice(0, -".md".length);
    const report = (line: number, says: string) => problems.push({ file, line, says });
    if (!isWeekKey(week)) report(1, "name the file after its week, like 2026-W48.md");
    const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, name), "utf8"));
    const parsed = front.safeParse(match ? parse(match[1] ?? "") : undefined);
    if (!match || !parsed.success) {
      for (const { path, says } of parsed.success ? [] : shapeProblems(parsed.error))
        report(1, `front matter, ${path.join(".") || "fields"}: ${says}`);
      return [];
    }
    const bodyLine = (match[1] ?? "").split("\n").length + 3;
    const write: EntryTexts = entryTexts({ file, owner: file, lineAt: () => bodyLine }, ledger, gathered, problems);
    return { week, ...parsed.data, html: write.block((match[2] ?? "").trim(), ["body"]) };
  });
}
