import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { CompiledBody } from "./compile-page.ts";
import { lineOf } from "./directives.ts";
import type { PageFile } from "./page-file.ts";
import type { Problem } from "./problems.ts";
import { type FigureEntry, REQUIRED_HEADINGS } from "./schemas.ts";

/** Doors that are written by hand, not made from a file of content/. */
export const OWN_DOORS = ["/", "/symptoms"];

type Draft = {
  name: string;
  slug: string;
  tree: Root;
  source: PageFile;
  body: CompiledBody;
  problem: (line: number, says: string) => void;
};

/** Checks what can only be seen across pages and files: headings, links, related pages, doubles, sources of figures. */
export function checkPages(
  drafts: readonly Draft[],
  ledger: { figures: ReadonlyMap<string, FigureEntry>; sources: ReadonlyMap<string, unknown> },
  problems: Problem[],
): void {
  const bySlug = new Map<string, Draft>();
  for (const draft of drafts) {
    const twin = bySlug.get(draft.slug);
    if (twin) problems.push({ file: draft.name, line: 1, says: `the address /${draft.slug} is taken by ${twin.name}; rename one` });
    bySlug.set(draft.slug, draft);
  }
  for (const draft of drafts) {
    checkHeadings(draft);
    checkCards(draft);
    checkLinks(draft, bySlug, problems);
  }
  checkDoubles(drafts, problems);
  for (const [id, figure] of ledger.figures) {
    if (!ledger.sources.has(figure.source)) {
      problems.push({ file: "content/figures.yaml", line: 1, says: `${id}: there is no source "${figure.source}" in content/sources.yaml` });
    }
  }
}

function checkHeadings({ tree, source, problem }: Draft): void {
  const wanted = [...REQUIRED_HEADINGS[source.kind]];
  for (const node of tree.children) {
    if (node.type !== "heading") continue;
    if (node.depth === 1) problem(lineOf(node), "the title is in the front matter; begin headings in the text with ##");
    if (node.depth === 2 && toString(node) === wanted[0]) wanted.shift();
  }
  if (wanted[0]) problem(1, `the section "## ${wanted[0]}" is missing or out of order (content/README.md lists them)`);
}

function checkCards({ source: { kind, front }, body, problem }: Draft): void {
  if (kind === "info") return;
  if (body.blocks[0]?.kind !== "card") problem(1, "the page must begin with a care card");
  if (front.urgency && !body.blocks.some((block) => block.kind === "card" && block.level === front.urgency)) {
    problem(1, `the front matter says "${front.urgency}", but no care card of the page has that level; add one or correct the level`);
  }
}

function checkLinks({ name, tree, source, problem }: Draft, bySlug: ReadonlyMap<string, Draft>, problems: Problem[]): void {
  visit(tree, "link", (link) => {
    if (link.url.startsWith("#source-")) return;
    if (/^(https|mailto|tel):/.test(link.url)) {
      if (source.kind !== "info") problem(lineOf(link), `the link ${link.url} leaves the site; name it as a source instead`);
      return;
    }
    const [path = "", anchor] = link.url.split("#");
    const target = bySlug.get(path.slice(1));
    if (!target && !OWN_DOORS.includes(path)) problem(lineOf(link), `the link ${link.url} leads to no page; correct or remove it`);
    if (target && anchor && !target.body.anchors.includes(anchor)) {
      problem(lineOf(link), `the page ${path} has no heading "#${anchor}"; correct the link`);
    }
  });
  for (const slug of source.front.related) {
    if (!bySlug.has(slug)) problems.push({ file: name, line: 1, says: `related: there is no page "${slug}"; correct or remove it` });
  }
}

function checkDoubles(drafts: readonly Draft[], problems: Problem[]): void {
  for (const field of ["title", "description", "summary"] as const) {
    const seen = new Map<string, string>();
    for (const { name, source } of drafts) {
      const twin = seen.get(source.front[field]);
      if (twin) problems.push({ file: name, line: 1, says: `${field} is the same as in ${twin}; write each page its own` });
      seen.set(source.front[field], name);
    }
  }
}
