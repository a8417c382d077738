import { figureText } from "../lists/figure-text.ts";
import type { FigureEntry } from "../schemas.ts";

/** What the texts of one entry may refer to, and where it is noted what they referred to. */
export type PlainTextReader = {
  figures: ReadonlyMap<string, FigureEntry>;
  figuresUsed: Set<string>;
  /** Keys of the sources behind the figures. */
  cited: Set<string>;
  problem: (says: string) => void;
};

const DIRECTIVE = /:(\w+)\[([^\]]*)\](?:\{unit=(main|other)\})?/g;
const MARKUP = /\*\*|__|`|\]\(|<\w/;

/** Fills figures and names into a text shown as plain text in a card, a chat reply or a search result: no Markdown. */
export function plainText(text: string, reader: PlainTextReader): string {
  const found = /\d[\d.,/]*/.exec(text.replace(DIRECTIVE, ""));
  if (found)
    reader.problem(
      `the number "${found[0]}" stands bare in the text; write it by id (:figure[...]), in words, or as :name[...] if it is a name`,
    );
  if (MARKUP.test(text)) reader.problem("the text is printed as it stands; take out Markdown marks and links");
  return text.replace(DIRECTIVE, (_, directive: string, key: string, unit?: "main" | "other") => fill(directive, key, unit, reader)).trim();
}

function fill(directive: string, key: string, unit: "main" | "other" | undefined, reader: PlainTextReader): string {
  if (directive === "name") return key;
  const figure = directive === "figure" ? reader.figures.get(key) : undefined;
  if (figure) {
    reader.figuresUsed.add(key);
    reader.cited.add(figure.source);
    return figureText(figure, unit);
  }
  reader.problem(
    directive === "figure"
      ? `there is no figure "${key}"; add it to content/figures.yaml or correct the name`
      : `":${directive}" cannot stand here; use :figure or :name, and list sources in the field "sources"`,
  );
  return "";
}
