import { readability, sentencesOf, wordsOf } from "../readability.ts";

const LONGEST_SENTENCE = 25;

/** Words of design and style that content avoids, each with what to write instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:anew|upon|nought|mend(?:s|ed|ing)?|graver?)\b/i, "use an everyday word: again, on, nothing, fix, serious"],
  [/\b(?:proves? (?:little|nothing)|no proof)\b/i, "say what the owner should do instead of a saying"],
  [/\b(?:a|the|in|of|after|during|has|have|had) fits?\b(?! of)|\bfitting (?:pet|dog|cat)\b/i, 'write "seizure"'],
  [/\bvet[- ]approved\b|\bvets? recommend\b/i, "leave out claims that nobody has signed"],
  [
    /\bcolour|\bfavourite|\bbehaviour|\bdiarrhoea|\bvomit(?:ed|s)? out\b|\boedema|\banaemia|\btumour|\blitre|\bgrey\b/i,
    "use the US spelling",
  ],
];

/** @returns what is wrong with the wording of a text, in sentences for an editor */
export function wordingProblems(text: string): string[] {
  const long = sentencesOf(text).flatMap(({ sentence }) => {
    const { length } = wordsOf(sentence);
    if (length <= LONGEST_SENTENCE) return [];
    const start = sentence.trim().split(/\s+/).slice(0, 6).join(" ");
    return [`the sentence "${start} ..." has ${length} words, at most ${LONGEST_SENTENCE}; cut it in two`];
  });
  const banned = BANNED.flatMap(([pattern, cure]) => {
    const found = pattern.exec(text)?.[0];
    return found ? [`"${found}" is not how we write; ${cure}`] : [];
  });
  return [...long, ...banned];
}

/** @returns the problem of a text with more words than it may have, if it has */
export function lengthProblem(what: string, text: string, most: number): string | undefined {
  const { length } = wordsOf(text);
  return length > most ? `${what} has ${length} words, at most ${most}; shorten it` : undefined;
}

/** @returns the problem of lines that read harder than a school grade, if they do */
export function gradeProblem(lines: readonly string[], most: number): string | undefined {
  const { grade } = readability(lines);
  return grade > most ? `the reading grade is ${grade}, at most ${most}; use shorter sentences and words` : undefined;
}
