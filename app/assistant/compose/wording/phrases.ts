import type { Phrases } from "#app/domain/knowledge/assistant-content.ts";
import { capitalized, uncapitalized } from "#app/domain/text/capitals.ts";
import type { Level } from "#app/domain/urgency.ts";

/** Puts words into the places of a phrase: `{pet}`, or `{Pet}` with a capital. What is not given stays empty. */
export function fill(phrase: string, words: Readonly<Record<string, string | undefined>>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, place: string) => {
    const word = words[place] ?? capitalized(words[uncapitalized(place)] ?? "");
    return word;
  });
}

/** What a level asks to be done; nothing where nobody is ill. */
export function actionFor(level: Level, phrases: Pick<Phrases, "action">, words: Parameters<typeof fill>[1]): string {
  return level === "info" ? "" : fill(phrases.action[level], words);
}

/** The first of several wordings that was not said before. */
export function unsaid(
  wordings: readonly string[],
  words: Readonly<Record<string, string | undefined>>,
  isSaid: (line: string) => boolean,
): string {
  const filled = wordings.map((wording) => fill(wording, words));
  return filled.find((wording) => !isSaid(wording)) ?? filled[0] ?? "";
}
