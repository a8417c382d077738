import { languageOf } from "#app/language/message-language.ts";
import { hasWordStart, spacedWords } from "./word-starts.ts";

/**
 * The English words by which our answers are found, of a message in another language; empty for English.
 * @param words content/assistant/search-words.yaml
 */
export function englishWordsOf(message: string, words: Readonly<Record<string, readonly string[]>>): string {
  if (!languageOf(message)) return "";
  const text = spacedWords(message);
  return Object.entries(words)
    .filter(([, starts]) => hasWordStart(text, starts))
    .map(([english]) => english)
    .join(" ");
}
