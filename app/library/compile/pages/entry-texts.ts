import type { Root } from "mdast";
import type { Source } from "#app/domain/content/page.ts";
import type { CompileContext } from "../compile-context.ts";
import type { Located } from "../files/content-reader.ts";
import type { DirectiveReader } from "../prose/directives.ts";
import { parseMarkdown } from "../prose/markdown.ts";
import { collectTexts } from "../prose/text-pieces.ts";
import { compileText } from "./compile-page.ts";

/** Compiles the texts of one entry of a YAML file, and knows the sources that they rest on. */
export type EntryTexts = {
  line(text: string, path: readonly PropertyKey[]): string;
  /** The named fields of an entry, each a list of lines. */
  lists<Field extends string>(entry: Record<Field, readonly string[]>, ...fields: Field[]): Record<Field, string[]>;
  block(text: string, path: readonly PropertyKey[]): string;
  sources(): Source[];
};

/** @param id names the entry within its file */
export function entryTexts(
  { figures, sources, gathered, problems }: CompileContext,
  { file, lineAt, report }: Omit<Located<unknown>, "item">,
  id = "",
): EntryTexts {
  const cited: string[] = [];
  const owner = `${file} ${id}`;
  const compile = (text: string, path: readonly PropertyKey[]): { html: string; tree: Root } => {
    const start = lineAt(path);
    const lineInFile = (line: number) => start + line - 1;
    const problem: DirectiveReader["problem"] = (line, says) => problems.push({ file, line: lineInFile(line), says });
    const tree = parseMarkdown(text);
    const html = compileText(tree, { figures, sources, cited, figuresUsed: gathered.figuresUsed, problem });
    collectTexts(tree, { file, owner, mayLeave: false, lineInFile }, gathered);
    return { html, tree };
  };
  const line: EntryTexts["line"] = (text, path) => {
    const { html, tree } = compile(text, path);
    const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
    if (inner !== undefined && tree.children.length === 1) return inner.trim();
    report(path, "the text must be one paragraph; take out lists, headings and empty lines");
    return html;
  };
  return {
    line,
    lists: (entry, ...fields) => {
      const compiled = fields.map((field) => [field, entry[field].map((text, index) => line(text, [field, index]))]);
      return Object.fromEntries(compiled);
    },
    block: (text, path) => compile(text, path).html,
    sources: () => cited.flatMap((key) => sources.get(key) ?? []),
  };
}
