import type { Token } from "#app/language/tokenise.ts";
import type { WordClassesOf } from "./word-classes.ts";

/** The difference between the number of a class and that of its denial ("no blood"). */
const DENIED = 64;

/** One feature for each class, and one for every two classes in the same message or sentence. */
export type AddFeature = {
  alone: (kind: number) => void;
  inMessage: (a: number, b: number) => void;
  inSentence: (a: number, b: number) => void;
};

function pairs(kinds: Iterable<number>, say: (a: number, b: number) => void): void {
  const sorted = [...kinds].sort((a, b) => a - b);
  for (let i = 0; i < sorted.length; i += 1) for (let j = i + 1; j < sorted.length; j += 1) say(sorted[i] as number, sorted[j] as number);
}

/** @param denied by word, whether a denial reaches it */
export function addWordClassFeatures(words: readonly Token[], denied: readonly boolean[], kindsOf: WordClassesOf, say: AddFeature): void {
  const bySentence = new Map<number, Set<number>>();
  const all = new Set<number>();
  words.forEach(({ text, sentence }, i) => {
    const kinds = kindsOf(text);
    if (!kinds.length) return;
    let here = bySentence.get(sentence);
    if (!here) {
      here = new Set();
      bySentence.set(sentence, here);
    }
    for (const kind of kinds) {
      const said = denied[i] ? kind + DENIED : kind;
      here.add(said);
      all.add(said);
    }
  });
  for (const kind of all) say.alone(kind);
  pairs(all, say.inMessage);
  for (const here of bySentence.values()) pairs(here, say.inSentence);
}
