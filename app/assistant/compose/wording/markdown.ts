/** Paragraphs with an empty line between them; what is empty is left out. */
export function paragraphs(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join("\n\n");
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

export function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join("\n");
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** A list under a short label; nothing without items. */
export function labeled(label: string, items: readonly string[]): string {
  return items.length > 0 ? `${label}\n${bullets(items)}` : "";
}
