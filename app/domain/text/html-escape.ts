const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** The words of a piece of our own compiled HTML, without its tags. */
export function htmlToText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d)>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
      if (name) return NAMED[name] ?? all;
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    })
    .replace(/[ \n]+/g, " ")
    .trim();
}
