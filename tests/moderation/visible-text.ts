/** What a reader sees of Markdown: no marks, no invisible characters, small plain letters. Written apart from the guard, to judge it. */
export function seen(markdown: string): string {
  return markdown
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<\/?[a-z][^<>]{0,3}>/gi, "")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}*_~`]/gu, "")
    .replace(/\s+/g, " ")
    .toLowerCase();
}
