const SENTENCE_END = /[.!?…\n]+/;

/**
 * The words of each sentence that has any, for models of words.
 * @param most so many words of the message are read
 * @param wordsIn the words of a sentence
 */
export function sentenceWords(message: string, most: number, wordsIn: (sentence: string) => readonly string[]): string[][] {
  let left = most;
  const sentences: string[][] = [];
  for (const text of message.split(SENTENCE_END)) {
    const words = wordsIn(text).slice(0, left);
    left -= words.length;
    if (words.length > 0) sentences.push(words);
  }
  return sentences;
}
