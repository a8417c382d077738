/** Whole items from the first on, while they have no more than so many words together; one at least. */
export function truncate(items: readonly string[], mostWords: number): readonly string[] {
  let words = 0;
  const fits = items.findIndex((item, index) => {
    words += wordsIn(item);
    return index > 0 && words > mostWords;
  });
  return fits < 0 ? items : items.slice(0, fits);
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

export function join(parts: readonly string[]): string {
  return parts.filter(Boolean).join("\n\n");
}

export function section(heading: string, body: string): string {
  return body && `### ${heading}\n${body}`;
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

export function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join("\n");
}
