import { capitalized, uncapitalized } from "#app/domain/text/capitals.ts";

/** Puts words into the places of a phrase: `{pet}`, or `{Pet}` with a capital. What is not given stays empty. */
export function fill(phrase: string, words: Readonly<Record<string, string | undefined>>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, place: string) => {
    const word = words[place] ?? capitalized(words[uncapitalized(place)] ?? "");
    return word;
  });
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
