import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Located } from "../files/content-reader.ts";
import { isLabel } from "../pages/card-label.ts";
import { withoutCitations } from "../pages/passages.ts";
import { lineOf } from "./directives.ts";

/** A paragraph, list item or table cell in plain text, with its position. */
export type TextPiece = {
  file: string;
  line: number;
  /** The page's path, or the file and id of an entry: what an editor would call the same text. */
  owner: string;
  text: string;
  /** The heading of a care card: the same words on every page, so that they are learned once. */
  cardHeading: boolean;
};

export type LinkPiece = { file: string; line: number; url: string; mayLeave: boolean };

/** Notes the page that an entry leads to by its field `page`, so that it is checked. */
export function linkToPage(
  { gathered }: { gathered: CollectedTexts },
  { file, lineAt }: Omit<Located<unknown>, "item">,
  url: string,
  field = "page",
): void {
  gathered.links.push({ file, line: lineAt([field]), url, mayLeave: false });
}

/** What is gathered from all texts on the way, for the checks that look across them. */
export type CollectedTexts = { pieces: TextPiece[]; links: LinkPiece[]; figuresUsed: Set<string> };

type Place = { file: string; owner: string; mayLeave: boolean; lineInFile: (line: number) => number };

/** Gathers paragraphs and links of a parsed text whose directives are already replaced. */
export function collectTexts(tree: Root, { file, owner, mayLeave, lineInFile }: Place, { pieces, links }: CollectedTexts): void {
  visit(tree, (node) => {
    if (node.type === "paragraph" || node.type === "tableCell") {
      pieces.push({ file, line: lineInFile(lineOf(node)), owner, text: textOf(withoutCitations(node)), cardHeading: isLabel(node) });
    }
    if (node.type === "link" && !node.url.startsWith("#source-"))
      links.push({ file, line: lineInFile(lineOf(node)), url: node.url, mayLeave });
  });
}
