/** The words of our own pages, as they lie beside the assets. */
export const WORDS_FILE = "/_content/words.json";

/** Far more than today's four thousand; opened, they take about 3 MB. */
const MOST_WORDS = 40_000;

/**
 * Every word of the texts in something, in small letters, each once; without single letters and words with others than a to z.
 * @param most of more words those that stand there most often
 */
export function wordsOf(content: unknown, most = MOST_WORDS): string[] {
  const found = new Map<string, number>();
  const walk = (value: unknown): void => {
    if (typeof value === "string") {
      const text = value.replace(/<[^>]+>/g, " ").toLowerCase();
      for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])(?:[a-z]{2,}|[ai])(?![\p{L}\p{N}])/gu))
        found.set(word, (found.get(word) ?? 0) + 1);
    } else if (value && typeof value === "object") Object.values(value).forEach(walk);
  };
  walk(content);
  const oftenFirst = [...found].sort(([, one], [, other]) => other - one);
  return oftenFirst
    .slice(0, most)
    .map(([word]) => word)
    .sort();
}
