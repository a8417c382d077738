import type { CompileContext } from "../compile-context.ts";
import { figureText } from "../lists/figure-text.ts";
import { bareNumberProblem } from "./directives.ts";

const DIRECTIVE = /:(\w+)\[([^\]]*)\](?:\{unit=(main|other)\})?/g;
const MARKUP = /\*\*|__|`|\]\(|<\w/;

/**
 * Fills figures and names into a text shown as plain text in a card, a chat reply or a search result: no Markdown.
 * @param cited takes the keys of the sources behind the figures
 */
export function plainText(text: string, context: CompileContext, cited: Set<string>, problem: (says: string) => void): string {
  const bare = bareNumberProblem(text.replace(DIRECTIVE, ""));
  if (bare) problem(bare.says);
  if (MARKUP.test(text)) problem("the text is printed as it stands; take out Markdown marks and links");
  const fill = (directive: string, key: string, unit?: "main" | "other"): string => {
    if (directive === "name") return key;
    const figure = directive === "figure" ? context.figures.get(key) : undefined;
    if (figure) {
      context.gathered.figuresUsed.add(key);
      cited.add(figure.source);
      return figureText(figure, unit);
    }
    problem(
      directive === "figure"
        ? `there is no figure "${key}"; add it to content/figures.yaml or correct the name`
        : `":${directive}" cannot stand here; use :figure or :name, and list sources in the field "sources"`,
    );
    return "";
  };
  return text.replace(DIRECTIVE, (_, directive: string, key: string, unit?: "main" | "other") => fill(directive, key, unit)).trim();
}
