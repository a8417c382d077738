import remend from "remend";

/** Blocks within blocks, deeper than any answer and less deep than the parser's recursion. */
const NESTED = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])[ \t]+)){20,}/m;
const MARKS = /[*_[\]`<>~|]/g;
/** More marks than in any answer; the parser's work grows with their square. */
const MOST_MARKS = 500;

/** Whether a text would break or stall the parser. Such text is shown as it is. */
export function isHostile(markdown: string): boolean {
  return NESTED.test(markdown) || (markdown.match(MARKS)?.length ?? 0) > MOST_MARKS;
}

/** The beginning of a mark at the very end: it may become a list, a heading, a rule or a link, and says nothing yet. */
const UNDECIDED = /(?:^|\n)(?:[-*+>#=_~`| \t]+|[ \t]*\d{1,3}[.)]?[ \t]*)$|!?\[[^\]\n]*\]?$|[*_`]{1,3}$/;

const isRow = (line: string | undefined) => /^[ \t]*\|/.test(line ?? "");

/** Without the row of a table that still arrives, and without a first row whose rule beneath it has not arrived: it may be no table. */
function withoutOpenRow(markdown: string): string {
  const lines = markdown.split("\n");
  const last = lines.pop();
  if (last && !isRow(last)) return markdown;
  if (isRow(lines.at(-1)) && !isRow(lines.at(-2))) lines.pop();
  return `${lines.join("\n")}\n`;
}

/**
 * A half-written answer as it will read once the next words are there: what is open is closed, what is undecided waits,
 * so that nothing on the screen turns into something else.
 */
export function settled(markdown: string): string {
  return remend(withoutOpenRow(markdown).replace(UNDECIDED, ""), { linkMode: "text-only" });
}

/** A line under words is a line: as a heading, or as the rule of a table without an outer edge, it would change words that are already read. */
export function withoutUnderlines(markdown: string): string {
  return markdown.replace(/\n([-=]{2,}[ \t]*|:?-+:?[ \t]*\|[-:| \t]*)(?=\n|$)/g, "\n\n$1");
}

const HEADING = /^\s*(?:#{1,6}\s+|\*\*)/;
/** What makes a heading of the line above it. */
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;

/** Drops a section headed as recommended or pet-care products (spec section 2); what follows under another heading stays. */
export function withoutProducts(markdown: string): string {
  let dropping = false;
  return markdown
    .split("\n")
    .filter((line, at, lines) => {
      const isUnderlined = line.trim() !== "" && UNDERLINE.test(lines[at + 1] ?? "");
      if (isUnderlined || HEADING.test(line)) dropping = /\b(?:recommended|pet[- ]care)\s+products?\b/i.test(line);
      return !dropping;
    })
    .join("\n");
}
