import * as z from "zod";
import type { EditorsIssue } from "#app/domain/newsletter/newsletter-issue.ts";
import { isWeekKey } from "#app/domain/newsletter/week.ts";
import type { CompileContext } from "../compile-context.ts";
import { readFrontMatter } from "../files/front-matter.ts";
import { entryTexts } from "../pages/entry-texts.ts";

const front = z.strictObject({ subject: z.string().min(5).max(70), intro: z.string().min(10).max(200) });

/** Reads, checks and compiles the issues that an editor wrote: `content/newsletter/2026-W48.md`. */
export function readNewsletter(context: CompileContext): EditorsIssue[] {
  const names = context.filesIn("newsletter", ".md").filter((name) => name !== "README.md");
  return names.flatMap((name) => {
    const { file, text } = context.text(`newsletter/${name}`);
    const week = name.slice(0, -".md".length);
    const report = (line: number, says: string) => context.problems.push({ file, line, says });
    if (!isWeekKey(week)) report(1, "name the file after its week, like 2026-W48.md");
    const opened = readFrontMatter(text, "the issue", front, report);
    if (!opened) return [];
    const write = entryTexts(context, { file, lineAt: () => opened.bodyLine, report: (_path, says) => report(opened.bodyLine, says) });
    return { week, ...opened.front, html: write.block(opened.body.trim(), ["body"]) };
  });
}
