import { readFileSync } from "node:fs";
import { cssDeclarationSorter } from "css-declaration-sorter";
import type { AcceptedPlugin } from "postcss";

/**
 * Takes from the built style sheets what no browser needs: the long names of the design's tokens, a twentieth of what a page of text's styles weigh, and the
 * banner of the compiler, of whose own styles none is in them. What rules say is put in one order, which compresses better.
 * A sheet is named after its content, short names included, so that a browser never takes a kept one for another.
 * @param file the style sheet that declares the tokens
 */
export function leanSheets(file: string): AcceptedPlugin[] {
  const declared = readFileSync(file, "utf8").matchAll(/^\s*(--[\w-]+):/gm);
  const names = new Map([...new Set([...declared].map(([, name = ""]) => name))].map((name, at) => [name, `--${at.toString(36)}`]));
  const shorten = (text: string) => text.replace(/--[\w-]+/g, (name) => names.get(name) ?? name);
  return [
    {
      postcssPlugin: "lean-sheets",
      OnceExit(root) {
        root.walkComments((comment) => {
          comment.remove();
        });
        root.walkDecls((declaration) => {
          declaration.prop = shorten(declaration.prop);
          declaration.value = shorten(declaration.value);
        });
      },
    },
    cssDeclarationSorter({ order: "alphabetical", keepOverrides: true }),
  ];
}
