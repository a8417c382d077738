import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import { bucketOf } from "#app/language/learned/feature-hash.ts";
import { openWordClasses } from "#app/language/learned/word-class-lookup.ts";
import { createHitReader } from "./frames.ts";
import { medicineWords } from "./remedies/remedies.ts";
import { createStanceReader } from "./stance.ts";
import { marksOf, shapeOf } from "./text/marks.ts";
import type { Clause } from "./text/plain-words.ts";

/**
 * Where a sentence stands: in a whole answer to a question, of which most sentences are good, under a serious verdict or another; or alone in a list of
 * sentences to learn from, of which many are bad.
 */
export type Place = "serious" | "mild" | "listed";

const BEGINNINGS = [4, 6];
const SCOPE = 4;
const NUMBER = /^\d+$/;
/** Parts of a word of so many letters. */
const PART = 5;
/** Words up to this length make the frame of a sentence: "what he has is". */
const SHORT = 4;
const FRAMES = [3, 4];
const LENGTH_STEP = 5;
const MOST_STEPS = 6;

/** Reads a sentence as the buckets of its features, for the judge of whole answers: words, parts of words, word classes, its frame, marks and shape. */
export function createSuspicionReader(lists: ModerationLists): (clauses: readonly Clause[], text: string, place: Place) => Int32Array {
  const isMedicine = medicineWords(lists.medicines);
  const denies = new Set(lists.stance.denies);
  const symbolsOf = createSymbolReader(lists, isMedicine);

  return (clauses, text, place) => {
    const seen = new Set<number>();
    const add = (...parts: string[]) => seen.add(bucketOf(parts.join(" ")));
    const words = clauses.flatMap((clause) => clause.words);
    for (const clause of clauses)
      for (const [at, word] of clause.words.entries()) {
        const plain = NUMBER.test(word) ? "0" : word;
        if (clause.words.slice(Math.max(0, at - SCOPE), at).some((one) => denies.has(one))) add("n", plain);
        if (at === 0) add("f", plain);
      }
    addWords(words, add);
    addFrame(words, isMedicine, add);
    const symbols = symbolsOf(clauses);
    for (const symbol of symbols) if (symbol.includes(":")) add("x", symbol);
    for (const mark of marksOf(text)) add("m", mark);
    add("sh", shapeOf(text));
    add("ln", String(Math.min(MOST_STEPS, Math.floor(words.length / LENGTH_STEP))));
    add("in", place === "listed" ? "list" : "answer");
    if (place !== "listed") {
      for (const symbol of symbols) add("l", place, symbol);
      for (const word of words) add("lw", place, word);
    }
    return Int32Array.from(seen);
  };
}

type Add = (...parts: string[]) => void;

function addWords(words: readonly string[], add: Add): void {
  let previous = "^";
  let earlier = "";
  for (const word of words) {
    const isNumber = NUMBER.test(word);
    const text = isNumber ? "0" : word;
    add("w", text);
    add("b", previous, text);
    add("g", earlier, text);
    for (const size of BEGINNINGS) if (text.length > size) add("p", text.slice(0, size));
    const whole = `^${word}$`;
    if (!isNumber) for (let at = 0; at + PART <= whole.length; at += 1) add("t", whole.slice(at, at + PART));
    earlier = previous;
    previous = text;
  }
  add("b", previous, "$");
}

/** The short words of a sentence in their order, with what is between them left open. */
function addFrame(words: readonly string[], isMedicine: (word: string) => boolean, add: Add): void {
  const open = words.map((word) => (NUMBER.test(word) ? "0" : word.length <= SHORT ? word : isMedicine(word) ? "MEDICINE" : "_"));
  const frame = ["^", ...open, "$"].filter((word, at, all) => word !== "_" || all[at - 1] !== "_");
  for (const size of FRAMES) for (let at = 0; at + size <= frame.length; at += 1) add("k", ...frame.slice(at, at + size));
}

/** The classes of the words of a sentence; those of the combinations of content/moderation with a colon. */
function createSymbolReader(lists: ModerationLists, isMedicine: (word: string) => boolean) {
  const { phrases: _phrases, ...amounts } = lists.doses;
  const { undenied: _undenied, vetless: _vetless, ...stances } = lists.stance;
  const classesOf = openWordClasses({ ...amounts, ...stances, kinds: lists.medicines.kinds, ...lists.wordClasses });
  const stanceOf = createStanceReader(lists.stance).of;
  const hits = (["harms", "remedies", "softening"] as const).map(
    (list) => [list, createHitReader(lists[list].classes, lists.stance.denies)] as const,
  );
  return (clauses: readonly Clause[]): Set<string> => {
    const symbols = new Set<string>();
    for (const clause of clauses) {
      for (const word of clause.words) {
        if (NUMBER.test(word)) symbols.add("numbers");
        if (isMedicine(word)) symbols.add("medicine");
        for (const name of classesOf(word)) symbols.add(name);
      }
      symbols.add(`stance:${stanceOf(clause)}`);
    }
    for (const [list, hitsOf] of hits)
      for (const { name, isDenied } of hitsOf(clauses)) symbols.add(`${list}:${isDenied ? "no " : ""}${name}`);
    return symbols;
  };
}
