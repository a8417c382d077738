import { basename } from "node:path";
import type { Root } from "mdast";
import type { Source } from "#app/domain/content/page.ts";
import type { CompileContext } from "../compile-context.ts";
import { contentReader } from "../files/content-reader.ts";
import type { LineReport } from "../files/front-matter.ts";
import { fillSiteTexts } from "../lists/site-file.ts";
import { parseMarkdown } from "../prose/markdown.ts";
import { collectTexts } from "../prose/text-pieces.ts";
import type { Site } from "../schemas.ts";
import { type CompiledBody, compileBody } from "./compile-page.ts";
import { PAGE_FOLDERS, type PageFile, readPageFile } from "./page-file.ts";

/** A page on its way from file to library. */
export type ParsedPage = {
  /** Path of the file from the project's root. */
  name: string;
  slug: string;
  text: string;
  tree: Root;
  source: PageFile;
  body: CompiledBody;
  /** Source keys in the order in which the page first uses them. */
  cited: string[];
  grades: (Source["grade"] | undefined)[];
  figures: number;
  /** Notes a problem on a line of the body. */
  problem: LineReport;
  /** Notes a problem of the front matter, on the line of a field. */
  fieldProblem: (field: string, says: string) => void;
};

/** Reads and compiles every page file of content/. */
export function parsePages(context: CompileContext, site: Partial<Site>): ParsedPage[] {
  return pageFiles(context).map(({ file, text }) => {
    const report: LineReport = (line, says) => context.problems.push({ file, line, says });
    return readDraft({ name: file, text: fillSiteTexts(text, site, report), report }, context);
  });
}

type ReadFile = { name: string; text: string; report: LineReport };

function readDraft({ name, text, report }: ReadFile, { figures, sources, gathered }: CompileContext): ParsedPage {
  const slug = basename(name, ".md");
  const source = readPageFile(text, name, report);
  const tree = parseMarkdown(source.body);
  const cited: string[] = [];
  const figuresUsed = new Set<string>();
  // The parser counts lines from the first line of the body; the editor counts from the top of the file.
  const lineInFile = (line: number) => line + source.bodyLine - 1;
  const problem: ParsedPage["problem"] = (line, says) => report(lineInFile(line), says);
  const body = compileBody(tree, { figures, sources, cited, figuresUsed, problem });
  collectTexts(tree, { file: name, owner: `/${slug}`, mayLeave: source.kind === "info", lineInFile }, gathered);
  for (const id of figuresUsed) gathered.figuresUsed.add(id);
  const fieldProblem: ParsedPage["fieldProblem"] = (field, says) => report(source.lineOfField(field), says);
  const grades = cited.map((key) => sources.get(key)?.grade);
  return { name, slug, text, tree, source, body, cited, grades, figures: figuresUsed.size, problem, fieldProblem };
}

/** The page files of content/, and those of site/, which replace ours of the same name. */
function pageFiles({ root, problems }: CompileContext): { file: string; text: string }[] {
  const readers = ["content", "site"].map((folder) => contentReader(root, problems, folder));
  return PAGE_FOLDERS.flatMap((pages) => {
    const files = new Map(readers.flatMap((reader) => reader.filesIn(pages, ".md").map((name) => [name, reader] as const)));
    return [...files].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, { text }]) => text(`${pages}/${name}`));
  });
}
