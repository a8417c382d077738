/** Puts words into the places of a phrase: `{pet}`, or `{Pet}` with a capital. What is not given stays empty. */
export function fill(phrase: string, words: Readonly<Record<string, string | undefined>>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, place: string) => {
    const word = words[place] ?? capitalized(words[place.charAt(0).toLowerCase() + place.slice(1)] ?? "");
    return word;
  });
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
