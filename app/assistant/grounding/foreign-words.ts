import { languageOf } from "#app/language/message-language.ts";
import { normalise } from "#app/language/normalise.ts";

/**
 * The English words by which our answers are found, of a message in another language; empty for English.
 * @param words content/assistant/search-words.yaml
 */
export function englishWordsOf(message: string, words: Readonly<Record<string, readonly string[]>>): string {
  if (!languageOf(message)) return "";
  const text = ` ${normalise(message).replace(/[^a-z0-9]+/g, " ")}`;
  return Object.entries(words)
    .filter(([, starts]) => starts.some((start) => text.includes(` ${start}`)))
    .map(([english]) => english)
    .join(" ");
}
