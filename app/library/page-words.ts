/** The words of our own pages, as they lie beside the assets. */
export const WORDS_FILE = "/_content/words.json";

/** Every word of the texts in something, in small letters, each once; without single letters and words with others than a to z. */
export function wordsOf(content: unknown): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === "string") {
      const text = value.replace(/<[^>]+>/g, " ").toLowerCase();
      for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])(?:[a-z]{2,}|[ai])(?![\p{L}\p{N}])/gu)) found.add(word);
    } else if (value && typeof value === "object") Object.values(value).forEach(walk);
  };
  walk(content);
  return [...found].sort();
}
