import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Helpline, Page, PageCard, Passage, Source } from "#app/domain/page.ts";
import { checkPages } from "./check-pages.ts";
import { compileBody, compileText } from "./compile-page.ts";
import { readPageFile } from "./page-file.ts";
import { ContentError, type Problem } from "./problems.ts";
import { type FigureEntry, faqEntry, figureEntry, helplineEntry, type Site, siteFile, sourceEntry, synonymsFile } from "./schemas.ts";
import { readYamlList, readYamlMap, readYamlObject } from "./yaml-file.ts";

export type FaqItem = { id: string; question: string; answer: string };

/** Everything in content/, checked and compiled. */
export type Content = {
  site: Site;
  pages: Page[];
  passages: Passage[];
  faq: FaqItem[];
  helplines: Helpline[];
  figures: ReadonlyMap<string, FigureEntry>;
  sources: ReadonlyMap<string, Source>;
  synonyms: string[][];
};

/** What an editor wants to know of each page, by path: its sentences in plain text, and how many figures it uses. */
export type ContentReport = ReadonlyMap<string, { lines: string[]; figures: number }>;

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/**
 * Reads and checks the whole of content/.
 * @param root the project's root folder
 * @throws ContentError naming file, line and cure of everything that is wrong
 */
export function loadContent(root: string): Content {
  const { content, problems } = inspectContent(root);
  if (problems.length > 0 && !process.env.DRAFT) throw new ContentError(problems);
  return content;
}

/** Like `loadContent`, but returns the problems instead of throwing, for reports. */
export function inspectContent(root: string): { content: Content; problems: Problem[]; report: ContentReport } {
  const problems: Problem[] = [];
  const folder = join(root, "content");
  const file = (name: string) => ({ path: join(folder, name), name: `content/${name}` });
  const sources = new Map(
    [...readYamlMap(file("sources.yaml"), sourceEntry, problems)].map(([key, source]) => [key, { key, ...source }]),
  );
  const figures = readYamlMap(file("figures.yaml"), figureEntry, problems);
  const helplines = readYamlList(file("helplines.yaml"), helplineEntry, problems);
  const inline = (name: string, text: string): string => {
    const problem = (_line: number, says: string) => problems.push({ file: `content/${name}`, line: lineOfText(file(name).path, text), says });
    return compileText(markdown.parse(text) as Root, { figures, sources, cited: [], figuresUsed: new Set(), problem });
  };
  const faq = readYamlList(file("faq.yaml"), faqEntry, problems).map((item) => ({ ...item, answer: inline("faq.yaml", item.answer) }));
  const synonyms = readYamlObject(file("synonyms.yaml"), synonymsFile, problems);
  const site = readYamlObject(file("site.yaml"), siteFile, problems);
  const drafts = pageFiles(folder).map((path) => {
    const name = relative(root, path);
    const report = (line: number, says: string) => problems.push({ file: name, line, says });
    const source = readPageFile(readFileSync(path, "utf8"), name, report);
    const tree = markdown.parse(source.body) as Root;
    const cited: string[] = [];
    const figuresUsed = new Set<string>();
    // The parser counts lines from the first line of the body; the editor counts from the top of the file.
    const problem = (line: number, says: string) => report(line + source.bodyLine - 1, says);
    const body = compileBody(tree, { figures, sources, cited, figuresUsed, problem });
    return { name, slug: basename(path, ".md"), tree, source, cited, figuresUsed, body, problem };
  });
  checkPages(drafts, { figures, sources }, problems);
  const cards = new Map(drafts.map((draft) => [draft.slug, cardOf(draft)]));
  const pages = drafts.map((draft): Page => {
    const { front } = draft.source;
    return {
      ...cardOf(draft),
      headTitle: front.headTitle ?? front.title,
      description: front.description,
      keywords: front.keywords,
      reviewed: front.reviewed,
      blocks: draft.body.blocks,
      contents: draft.body.contents,
      related: front.related.flatMap((slug) => cards.get(slug) ?? []),
      sources: draft.cited.flatMap((key) => sources.get(key) ?? []),
    };
  });
  const passages = drafts.flatMap(passagesOfDraft);
  const report = new Map(
    drafts.map(({ slug, body, figuresUsed }) => [
      `/${slug}`,
      { lines: body.passages.flatMap((passage) => passage.items), figures: figuresUsed.size },
    ]),
  );
  return { content: { site, pages, passages, faq, helplines, figures, sources, synonyms }, problems, report };
}

type Draft = {
  slug: string;
  source: ReturnType<typeof readPageFile>;
  body: ReturnType<typeof compileBody>;
};

function cardOf({ slug, source: { kind, front } }: Draft): PageCard {
  const { title, summary, urgency, species } = front;
  return { path: `/${slug}`, kind, species, title, summary, ...(urgency && { urgency }) };
}

function passagesOfDraft({ slug, source: { kind, front }, body }: Draft): Passage[] {
  // Legal pages answer no question about an animal.
  if (kind === "info") return [];
  const terms = [...front.keywords, ...front.searchTerms, front.summary].join(" ");
  return body.passages.map(({ anchor, ...passage }, index) => ({
    ...passage,
    id: `/${slug}${anchor ? `#${anchor}` : ""}${passage.role === "signs" ? `~${index}` : ""}`,
    path: `/${slug}`,
    pageTitle: front.title,
    kind,
    species: front.species,
    terms,
  }));
}

function pageFiles(folder: string): string[] {
  return ["guides", "topics", "scenarios", "info"].flatMap((kind) =>
    readdirSync(join(folder, kind), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, kind, name))
      .sort(),
  );
}

/** The line on which a text of a YAML file begins; 1 when it was written so that it cannot be found again. */
function lineOfText(path: string, text: string): number {
  const start = text.slice(0, 30).split("\n")[0] ?? text;
  return readFileSync(path, "utf8").split("\n").findIndex((line) => line.includes(start)) + 1 || 1;
}
