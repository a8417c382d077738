import remend from "remend";

/** Past this depth the parser's recursion could fail; such text is shown as it is. */
export const TOO_DEEP = /^[\s>*+-]{60,}|(?:[[(*_!]{1,3}\s?){200,}/m;

/** The beginning of a mark at the very end: it may become a list, a heading, a rule or a link, and says nothing yet. */
const UNDECIDED = /(?:^|\n)[ \t]*(?:[-*+>#=_~`|]+|\d{1,3}[.)]?)[ \t]*$|!?\[[^\]\n]*\]?$|\*{1,3}$|_{1,3}$/;

/**
 * A half-written answer as it will read once the next words are there: what is open is closed, what is undecided waits,
 * so that nothing on the screen turns into something else.
 */
export function settled(markdown: string): string {
  return remend(markdown.replace(UNDECIDED, ""), { linkMode: "text-only" });
}

/** Drops a section headed as recommended or pet-care products (spec section 2); what follows under another heading stays. */
export function withoutProducts(markdown: string): string {
  let dropping = false;
  return markdown
    .split("\n")
    .filter((line) => {
      const heading = /^\s*(?:#{1,6}\s+|\*\*)(.*)/.exec(line);
      if (heading) dropping = /\b(?:recommended|pet[- ]care)\s+products?\b/i.test(heading[1] ?? "");
      return !dropping;
    })
    .join("\n");
}
