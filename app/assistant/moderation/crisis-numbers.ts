import type { CrisisLine } from "#app/domain/chat/crisis-advice.ts";
import { phraseFinder } from "./phrases.ts";
import { revealedWords } from "./text/plain-words.ts";

const RUN = /\d[\d\s().-]*\d/g;
const LEAST_DIGITS = 3;

/** All numbers of the lines, those in their notes too, as digits. */
export function numbersOfLines(lines: readonly CrisisLine[]): string[] {
  const found = lines.flatMap(({ number, tel, note }) => [digitsOf(number), digitsOf(tel), ...(note.match(RUN) ?? []).map(digitsOf)]);
  return [...new Set(found)].filter(({ length }) => length >= LEAST_DIGITS);
}

/** Does the text hold one of these numbers? */
export function holdsNumber(text: string, numbers: readonly string[]): boolean {
  return (text.match(RUN) ?? []).some((run) => numbers.includes(digitsOf(run)));
}

/** The text without these numbers. */
export function withoutNumbers(text: string, numbers: readonly string[]): string {
  return text.replace(RUN, (run) => (numbers.includes(digitsOf(run)) ? "" : run));
}

/** @returns whether a sentence names a phone line for people in a crisis (content/moderation/crisis.yaml) */
export function crisisLineFinder(lines: readonly string[]): (text: string) => boolean {
  const find = phraseFinder(lines);
  return (text) => find(` ${revealedWords(text).join(" ")} `).length > 0;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
