import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** Parses our Markdown: GitHub's tables and lists, and directives for figures, sources and care cards. */
export function parseMarkdown(text: string): Root {
  return markdown.parse(text) as Root;
}
