import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { Root } from "mdast";
import type { Source } from "#app/domain/content/page.ts";
import { fillSiteTexts } from "../lists/site-file.ts";
import type { Problem } from "../problems.ts";
import { parseMarkdown } from "../prose/markdown.ts";
import { type CollectedTexts, collectTexts } from "../prose/text-pieces.ts";
import type { Site } from "../schemas.ts";
import { type CompiledBody, compileBody } from "./compile-page.ts";
import type { Registers } from "./entry-texts.ts";
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
  problem: (line: number, says: string) => void;
  /** Notes a problem of the front matter, on the line of a field. */
  fieldProblem: (field: string, says: string) => void;
};

/** Reads and compiles every page file of content/. */
export function parsePages(
  root: string,
  site: Partial<Site>,
  ledger: Registers,
  gathered: CollectedTexts,
  problems: Problem[],
): ParsedPage[] {
  return pageFiles(root).map((path) => {
    const name = relative(root, path);
    const report = (line: number, says: string) => problems.push({ file: name, line, says });
    const text = fillSiteTexts(readFileSync(path, "utf8"), site, report);
    return readDraft({ name, text, report }, ledger, gathered);
  });
}

type ReadFile = { name: string; text: string; report: (line: number, says: string) => void };

function readDraft({ name, text, report }: ReadFile, { figures, sources }: Registers, gathered: CollectedTexts): ParsedPage {
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
function pageFiles(root: string): string[] {
  return PAGE_FOLDERS.flatMap((pages) => {
    const files = new Map(["content", "site"].flatMap((folder) => pagesIn(join(root, folder, pages))));
    return [...files].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, path]) => path);
  });
}

function pagesIn(folder: string): [name: string, path: string][] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  return names.map((name) => [name, join(folder, name)]);
}
