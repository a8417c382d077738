import type { Clause } from "./text/plain-words.ts";

/** Words by what they mean. A star after a word matches any ending, before it any beginning; "_" joins words that follow each other. */
export type FrameClasses = Readonly<Record<string, readonly string[]>>;
/** A word of a class, where it stands, and whether it is denied. */
export type FrameHit = { name: string; at: number; isDenied: boolean };
/** Classes that must be met near each other; `isDenied` is asked of the first. */
export type Frame = { isDenied: boolean; first: string; others: readonly string[] };

const LONGEST = 4;
const BEFORE = 5;
const AFTER = 4;
const NEAR = 9;
/** These deny what stands before them too: "Warten Sie nicht", "n'attendez pas". */
const AFTER_VERB = new Set("nicht niet pas kein keine keinen geen nichts niets rien".split(" "));
/** "Do not hesitate to call." */
const NO_DENIAL = / (?:hesitate|forget) /;

export const readFrames = (list: readonly string[]): Frame[] =>
  list.map((text) => {
    const [first = "", ...others] = text.split("+").map((name) => name.trim());
    return { isDenied: first.startsWith("no "), first: first.replace(/^no /, ""), others };
  });

/** Is the frame met? What is denied must stand next to its first word, in any order. */
export const holds = ({ first, isDenied, others }: Frame, hits: readonly FrameHit[]): boolean =>
  hits.some(
    (hit) =>
      hit.name === first &&
      hit.isDenied === isDenied &&
      others.every((name) => hits.some((one) => one.name === name && one.at !== hit.at && Math.abs(one.at - hit.at) <= NEAR)),
  );

/** @param reach how many words before it deny a word of a class, where it is not `BEFORE` */
export function createHitReader(classes: FrameClasses, denials: readonly string[], reach: Readonly<Record<string, number>> = {}) {
  // "He brings up nothing and has to be seen": nothing of what follows is denied.
  const denies = new Set(denials.filter((word) => word !== "nothing" && word !== "none"));
  const exact = new Map<string, string[]>();
  for (const [name, words] of Object.entries(classes)) for (const word of words) exact.set(word, [...(exact.get(word) ?? []), name]);

  const classesAt = (words: readonly string[], at: number): Set<string> => {
    const found = new Set<string>();
    const add = (text: string) => {
      for (const name of exact.get(text) ?? []) found.add(name);
    };
    for (let count = 1; count <= LONGEST; count += 1) add(words.slice(at, at + count).join("_"));
    const word = words[at] ?? "";
    for (let length = 2; length <= word.length; length += 1) {
      add(`${word.slice(0, length)}*`);
      if (length < word.length) add(`*${word.slice(-length)}`);
    }
    return found;
  };

  /** @returns the hits of clauses that are read as one part of a sentence */
  return (part: readonly Clause[], more: (word: string) => readonly string[] = () => []): FrameHit[] => {
    let from = 0;
    return part.flatMap(({ words, text }) => {
      const start = from;
      from += words.length;
      return words.flatMap((word, at) =>
        [...classesAt(words, at), ...more(word)].map((name) => ({
          name,
          at: start + at,
          isDenied: !NO_DENIAL.test(text) && isDenied(words, at, reach[name]),
        })),
      );
    });
  };

  function isDenied(words: readonly string[], at: number, back = BEFORE): boolean {
    const before = words.slice(Math.max(0, at - back), at + 1);
    // "En" and "e" begin another clause in Dutch and Italian; "não é" does not.
    const own = before.slice(
      before.findLastIndex((word, nth) => (word === "en" || word === "e") && !denies.has(before[nth - 1] ?? "")) + 1,
    );
    return own.some((word) => denies.has(word)) || words.slice(at + 1, at + 1 + AFTER).some((word) => AFTER_VERB.has(word));
  }
}
