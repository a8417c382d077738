import { toString as textOf } from "mdast-util-to-string";
import type { Problem } from "#app/domain/content/problem.ts";
import { SITE_ROUTES } from "#app/domain/http/site-routes.ts";
import { lineOf } from "../prose/directives.ts";
import type { Readability } from "../prose/readability.ts";
import type { LinkPiece } from "../prose/text-pieces.ts";
import { REQUIRED_HEADINGS, WORD_COUNTS } from "../schemas.ts";
import type { ParsedPage } from "./parsed-page.ts";

const LINKABLE = SITE_ROUTES.filter(({ linkable }) => linkable).map(({ path }) => path);

/** Checks what can only be seen across pages and files: headings, cards, links, related pages, doubles. */
export function checkPages(drafts: readonly ParsedPage[], links: readonly LinkPiece[], problems: Problem[]): void {
  const bySlug = new Map<string, ParsedPage>();
  for (const draft of drafts) {
    const twin = bySlug.get(draft.slug);
    if (twin) problems.push({ file: draft.name, line: 1, says: `the address /${draft.slug} is taken by ${twin.name}; rename one` });
    bySlug.set(draft.slug, draft);
  }
  for (const draft of drafts) {
    checkHeadings(draft);
    checkCards(draft);
    checkSources(draft);
    checkVerdict(draft);
    draft.source.front.related.forEach((slug) => {
      if (!bySlug.has(slug)) draft.fieldProblem("related", `related: there is no page "${slug}"; correct or remove it`);
      if (slug === draft.slug) draft.fieldProblem("related", "related: the page names itself; name another one");
    });
  }
  for (const link of links) {
    const says = linkProblem(link, bySlug);
    if (says) problems.push({ file: link.file, line: link.line, says });
  }
  checkDoubles(drafts);
}

function checkHeadings({ tree, source, problem, fieldProblem }: ParsedPage): void {
  const { shape } = source.front;
  const wanted = [...REQUIRED_HEADINGS[shape ?? source.kind]];
  let last = 1;
  for (const node of tree.children) {
    if (node.type !== "heading") continue;
    if (node.depth === 1) problem(lineOf(node), "the title is in the front matter; begin headings in the text with ##");
    if (node.depth > last + 1) problem(lineOf(node), `"${textOf(node)}" skips a level of headings; use ${"#".repeat(last + 1)}`);
    const found = wanted.indexOf(textOf(node));
    if (node.depth === 2 && (found === 0 || (shape && found > 0))) wanted.splice(found, 1);
    last = node.depth;
  }
  if (wanted[0])
    fieldProblem("title", `the section "## ${wanted[0]}" is missing or out of order (docs/editing.md lists them); add or move it`);
}

function checkCards({ source: { kind, front }, body, fieldProblem }: ParsedPage): void {
  if (kind === "info") return;
  if (body.blocks[0]?.kind !== "card") fieldProblem("title", "the page must begin with a care card; move one above the text");
  if (front.urgency && !body.blocks.some((block) => block.kind === "card" && block.level === front.urgency)) {
    fieldProblem("urgency", `no care card of the page has the level "${front.urgency}"; add one or correct the level`);
  }
}

function checkSources({ source: { kind }, grades, fieldProblem }: ParsedPage): void {
  if (kind !== "info" && !grades.includes("A"))
    fieldProblem("title", "the page names no source of grade A; rest its main advice on a manual, guideline, paper or poison service");
}

/** The list of foods and the search show the summary alone. */
function checkVerdict({ source: { kind, front }, fieldProblem }: ParsedPage): void {
  if (kind === "food" && !/^(?:Yes|No|It depends)\b/.test(front.summary))
    fieldProblem("summary", "summary: the summary of a food begins with yes, no or it depends; put the verdict first");
}

/** Checks the length and the reading grade of a page against its kind. */
export function checkReading(
  { source: { kind, front }, fieldProblem }: ParsedPage,
  { words, grade }: Readability,
  mostGrade: number,
): void {
  const what = front.shape ?? kind;
  const [least, most] = WORD_COUNTS[what] ?? [0, Number.POSITIVE_INFINITY];
  if (words < least) fieldProblem("title", `the page has ${words} words, "${what}" has at least ${least}; say what is missing`);
  if (words > most) fieldProblem("title", `the page has ${words} words, "${what}" has at most ${most}; shorten it`);
  if (grade > mostGrade) {
    fieldProblem(
      "title",
      `the reading grade is ${grade}, at most ${mostGrade}; use shorter sentences and words, or give a reason in content/reading-exceptions.yaml`,
    );
  }
}

function linkProblem({ url, mayLeave }: LinkPiece, bySlug: ReadonlyMap<string, ParsedPage>): string | undefined {
  if (/^(https|mailto|tel):/.test(url)) return mayLeave ? undefined : `the link ${url} leaves the site; name it as a source instead`;
  const [path = "", anchor] = url.split("#");
  const target = bySlug.get(path.slice(1));
  if (!path.startsWith("/") || (!target && !LINKABLE.includes(path))) return `the link ${url} leads to no page; correct or remove it`;
  if (target && anchor && !target.body.anchors.includes(anchor)) return `the page ${path} has no heading "#${anchor}"; correct the link`;
  return undefined;
}

function checkDoubles(drafts: readonly ParsedPage[]): void {
  for (const field of ["title", "headTitle", "description", "summary"] as const) {
    const seen = new Map<string, string>();
    for (const { name, source, fieldProblem } of drafts) {
      const text = source.front[field];
      if (!text) continue;
      const twin = seen.get(text);
      if (twin) fieldProblem(field, `${field} is the same as in ${twin}; write each page its own`);
      seen.set(text, name);
    }
  }
}
