import type { Root as HtmlRoot } from "hast";
import { toString as htmlText } from "hast-util-to-string";
import type { Root, RootContent } from "mdast";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { Block, Page } from "#app/domain/content/page.ts";
import type { CardLevel } from "#app/domain/urgency.ts";
import { type DirectiveReader, readDirectives } from "../prose/directives.ts";
import { cardHeading, isLabel } from "./card-label.ts";
import { type BodyPassage, passagesOf, withoutCitations } from "./passages.ts";

/** The body of a page, compiled: no Markdown is left for the Worker or the browser. */
export type CompiledBody = Pick<Page, "blocks" | "contents"> & { passages: BodyPassage[]; anchors: string[] };

const toHtmlTree = unified().use(remarkRehype).use(rehypeSlug);
const toHtml = unified().use(rehypeStringify);

/** Compiles a parsed page body. Directives are replaced in place; what is wrong with them goes to the reader's report. */
export function compileBody(tree: Root, directives: DirectiveReader): CompiledBody {
  readDirectives(tree, directives);
  // One pass over the whole page, so that anchors are unique across its blocks.
  const html = toHtmlTree.runSync({ ...tree, children: tree.children.map(markCard) } as Root) as HtmlRoot;
  const contents = html.children.flatMap((node) =>
    node.type === "element" && node.tagName === "h2" ? [{ id: String(node.properties.id), text: htmlText(node) }] : [],
  );
  return { blocks: splitBlocks(tree, html), contents, passages: passagesOf(tree, contents), anchors: anchorsOf(html) };
}

/** Compiles a text of a YAML file to HTML. It has no list of sources at its foot, so source marks are left out. */
export function compileText(tree: Root, directives: DirectiveReader): string {
  readDirectives(tree, directives);
  const html = toHtmlTree.runSync(withoutCitations(tree)) as HtmlRoot;
  return toHtml.stringify(html);
}

function markCard(node: RootContent): RootContent {
  if (node.type !== "containerDirective") return node;
  const children = node.children.filter((child) => !isLabel(child));
  return { type: "blockquote", children, data: { hName: "care-card" } } as RootContent;
}

/** One block for each card and for the text under each heading, because the page renders them separately. */
function splitBlocks(tree: Root, html: HtmlRoot): Block[] {
  const cards = tree.children.filter((node) => node.type === "containerDirective");
  const blocks: Block[] = [];
  let run: HtmlRoot["children"] = [];
  const flush = () => {
    const text = toHtml.stringify({ type: "root", children: run }).trim();
    if (text) blocks.push({ kind: "html", html: text });
    run = [];
  };
  for (const node of html.children) {
    const name = node.type === "element" ? node.tagName : undefined;
    if (name === "h2" || name === "care-card") flush();
    if (node.type !== "element" || name !== "care-card") {
      run.push(node);
      continue;
    }
    const card = cards.shift();
    if (card?.type !== "containerDirective") continue;
    const helpline = node.children.some(isHelpline);
    const children = node.children.filter((child) => !isHelpline(child));
    const body = toHtml.stringify({ type: "root", children } as HtmlRoot).trim();
    blocks.push({ kind: "card", level: card.name as CardLevel, heading: cardHeading(card), html: body, helpline });
  }
  flush();
  return blocks;
}

function isHelpline(node: HtmlRoot["children"][number]): boolean {
  return node.type === "element" && node.tagName === "poison-line";
}

function anchorsOf(html: HtmlRoot): string[] {
  return html.children.flatMap((node) => (node.type === "element" && node.properties.id ? [String(node.properties.id)] : []));
}
