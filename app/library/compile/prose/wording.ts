import { readability, sentenceSegments, wordSegments } from "./readability.ts";

const LONGEST_SENTENCE = 25;

/** Words that content avoids, each with what to write instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:anew|upon|nought|mend(?:s|ed|ing)?|graver|grave (?:sign|risk|danger|illness))\b/i,
    "use an everyday word: again, on, nothing, fix, serious",
  ],
  [/\b(?:proves? (?:little|nothing)|no proof)\b/i, "say what the owner should do instead of a saying"],
  [/\b(?:a|the|in|of|after|during|has|have|had) fits?\b(?! of)|\bfitting (?:pet|dog|cat)\b/i, 'write "seizure"'],
  [/\bvet[- ]approved\b|\bvets? recommend\b/i, "leave out claims that nobody has signed"],
  [
    /\b(?:colour|favourite|behaviour|diarrhoea|oedema|anaemia|tumour|litre|(?<!african )greys?\b|neighbour|labour|odour|faeces|haemorrh|anaesth|oesoph|leukaem|paralys(?:e|ed)\b|recognis(?:e|ing)|organis(?:e|ing|ation)|practise|whilst|amongst|vomit(?:ed|s)? out)/i,
    "use the US spelling",
  ],
  [/\b(?:go|goes|went) to heaven\b|\brainbow bridge\b/i, "leave belief to the reader; say died or put to sleep"],
  [/\bfur baby\b|\bpet parents?\b|\bdoggos?\b|\bkitties\b/i, "write owner, dog, cat"],
];

/** Runs of letters and digits: at least as many as the words that `wordsOf` finds, and found in a tenth of the time. */
export const runsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** @returns what is wrong with the wording of a text, in sentences for an editor, and on which of its lines, from 0 */
export function wordingProblems(text: string): { line: number; says: string }[] {
  const isShort = runsOf(text).length <= LONGEST_SENTENCE;
  const long = (isShort ? [] : sentenceSegments(text)).flatMap(({ index, sentence }) => {
    const { length } = wordSegments(sentence);
    if (length <= LONGEST_SENTENCE) return [];
    const start = sentence.trim().split(/\s+/).slice(0, 6).join(" ");
    const says = `the sentence "${start} ..." has ${length} words, at most ${LONGEST_SENTENCE}; cut it in two`;
    return [{ line: text.slice(0, index).split("\n").length - 1, says }];
  });
  const banned = BANNED.flatMap(([pattern, cure]) => {
    const found = pattern.exec(text)?.[0];
    return found ? [{ line: 0, says: `"${found}" is not how we write; ${cure}` }] : [];
  });
  return [...long, ...banned];
}

/** @returns the problem of a text with more words than it may have, if it has */
export function lengthProblem(what: string, text: string, most: number): string | undefined {
  const { length } = wordSegments(text);
  return length > most ? `${what} has ${length} words, at most ${most}; shorten it` : undefined;
}

/** @returns the problem of lines that read harder than a school grade, if they do */
export function gradeProblem(lines: readonly string[], most: number): string | undefined {
  const { grade } = readability(lines);
  return grade > most ? `the reading grade is ${grade}, at most ${most}; use shorter sentences and words` : undefined;
}
