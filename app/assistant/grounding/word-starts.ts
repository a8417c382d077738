import { normalise } from "#app/language/normalise.ts";

/** A text as the lists of `content/assistant` are looked up in it: small letters and digits, one space around each word. */
export function spacedWords(text: string): string {
  return ` ${normalise(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
}

/** Whether a word of the text begins with one of these. @param text as `spacedWords` gives it */
export function hasWordStart(text: string, starts: readonly string[]): boolean {
  return starts.some((start) => text.includes(` ${start}`));
}
