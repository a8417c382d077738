/** The sentences of a text of ours: each ends with its mark. What people type needs `typedSentences`. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) /);
}

/** The sentences of what people or models type, without those that have no letter. A new line ends a sentence too. */
export function typedSentences(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|\n+/).flatMap((sentence) => (/\p{L}/u.test(sentence) ? [sentence.trim()] : []));
}
