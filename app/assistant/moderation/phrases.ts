import { revealedWords } from "./text/plain-words.ts";

/** Finds the phrases of a list in a clause. @returns the index of each one's first word */
export type PhraseFinder = (text: string) => number[];

const MOST_BETWEEN = 4;
const MOST_KNOWN = 32;

/** Compiles phrases as content/moderation/README.md describes them to one expression. */
export function phraseFinder(phrases: readonly string[]): PhraseFinder {
  if (phrases.length === 0) return () => [];
  const expression = new RegExp(`(?<= )(?:${phrases.map(compile).join("|")})`, "g");
  // Rules and classifier ask the same of each clause of a sentence.
  const known = new Map<string, number[]>();
  return (text) => {
    let found = known.get(text);
    if (!found) {
      found = [...text.matchAll(expression)].map(({ index }) => text.slice(1, index).split(" ").length - 1);
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(text, found);
    }
    return found;
  };
}

const compile = (phrase: string): string => phrase.trim().split(/\s+/).map(compileSlot).join("");

function compileSlot(slot: string): string {
  if (slot === "..") return `(?:\\S+ ){0,${MOST_BETWEEN}}?`;
  const isOptional = slot.endsWith("?");
  const words = (isOptional ? slot.slice(0, -1) : slot).split("|").map((word) => {
    const plain = revealedWords(word.replace("*", "")).join(" ");
    return word.endsWith("*") ? `${plain}\\S*` : plain;
  });
  return `(?:(?:${words.join("|")}) )${isOptional ? "?" : ""}`;
}
