import { isSlipOf, readChar, readings } from "./homoglyphs.ts";
import { INSIDE, kindOf, LONG_MEDICINES } from "./word-classes.ts";
import { KIND } from "./word-lists.ts";
import { PAIRS } from "./word-pairs.ts";

/** A word of the sentence that is arriving. `start` and `end` are places in its raw text. */
export type Word = { text: string; kind: number; start: number; end: number; sep: string; clause: number; spelled: boolean };

/** The sentence so far: whole words, and the one that is still arriving. */
export type Reading = { words: Word[]; open: { text: string; start: number } | undefined; sep: string };

const APOSTROPHE = /['’‘ʼ]/;
const ELIDED = /^(?:[a-z]|un|qu|dell|all)$/;
const BREAK = /[,;:()—–!?…\n|]|\.\s|\.$/;
/** "Ibu-profen", "vom-iting": a hyphen tears more kinds of words than a space does. */
const HYPHEN = /^[-\u2010-\u2015]$/;
const MATTERS = KIND.medicine | KIND.emetic | KIND.hardUnit;
const LETS = /^(?:have|lick|swallow|take|eat|chew|drink)$/;
const SPACELESS = /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Reads a sentence character by character, as a person would see it. */
export function createSentenceReader() {
  let words: Word[] = [];
  let open: { text: string; start: number; end: number; places: number[] } | undefined;
  let sep = "";
  let clause = 0;
  // The words of an answer repeat.
  const known = new Map<string, { text: string; kind: number }>();

  const bestKind = (word: string) => {
    const kind = known.get(word) ?? findKind(word);
    known.set(word, kind);
    return kind;
  };

  const add = (text: string, kind: number, start: number, end: number) => {
    const before = words.at(-1);
    if (before && joins(before, text, sep)) {
      const joined = before.text + text;
      const whole = bestKind(joined);
      const spelled = text.length === 1 && (before.spelled || before.text.length === 1);
      const torn = HYPHEN.test(sep) ? MATTERS | KIND.vomit | KIND.makes : MATTERS;
      if (spelled || (whole.kind & torn && !(kind & torn) && !(before.kind & KIND.number))) {
        words[words.length - 1] = { ...before, text: joined, kind: whole.kind, end, spelled };
        sep = "";
        return;
      }
    }
    if (BREAK.test(sep) || kind & KIND.contrast) clause += 1;
    const pair = before ? (PAIRS.get(`${before.text} ${text}`) ?? 0) : 0;
    // "Let her have", "let him lick it": given all the same.
    const isLet = LETS.test(text) && words.slice(-2).some((word) => word.text === "let");
    words.push({
      text,
      kind: isLet ? KIND.gives | KIND.strict : kind | pair,
      start: pair & MATTERS && before ? before.start : start,
      end,
      sep,
      clause,
      spelled: false,
    });
    sep = "";
  };

  const close = () => {
    if (!open) return;
    const { text, start, end, places } = open;
    open = undefined;
    const whole = bestKind(text);
    if (/^\p{L}+$/u.test(text) || /^\d+$/.test(text) || whole.kind & MATTERS) {
      add(whole.text, /^\d+$/.test(text) ? KIND.number : whole.kind, start, end);
      return;
    }
    for (const part of text.matchAll(/\d+|[^\d]+/g)) {
      const at = part.index ?? 0;
      const stop = places[at + part[0].length] ?? end;
      add(part[0], /^\d/.test(part[0]) ? KIND.number : bestKind(part[0]).kind, places[at] ?? start, stop);
    }
  };

  return {
    feed(char: string, at: number): void {
      // Most of what is written; the rest of the alphabet of the world is slower.
      if (open && char >= "a" && char <= "z") {
        open.text += char;
        open.places.push(at);
        open.end = at + 1;
        return;
      }
      // "L'aspirine": the article is a word of its own; "don't" is one word.
      const seen = open && APOSTROPHE.test(char) && ELIDED.test(open.text) ? " " : readChar(char);
      if (seen === "" && open) open.end = at + char.length;
      else if (seen === "") sep += char;
      for (const one of seen) {
        if (one === " ") {
          close();
          sep += char;
        } else if (open) {
          open.text += one;
          open.places.push(at);
          open.end = at + char.length;
        } else open = { text: one, start: at, end: at + char.length, places: [at] };
      }
    },
    close,
    /** How many whole words there are. */
    count: () => words.length,
    reading: (): Reading => ({ words, open, sep }),
    /** The sentence as it would be if its last word had ended. */
    ifClosed(): Reading {
      const before = { words, open, sep, clause };
      words = words.slice();
      close();
      const closed = { words, open, sep };
      ({ words, open, sep, clause } = before);
      return closed;
    },
    /** Begins a new sentence. */
    reset(): void {
      words = [];
      open = undefined;
      sep = "";
      clause = 0;
    },
  };
}

/** "M a k e h i m v o m i t": nobody writes so but to hide something. */
export const isSpelledOut = ({ spelled, text }: Word): boolean => spelled && text.length > 5 && HIDDEN.test(text);

const HIDDEN = /vomit|ibuprofen|aspirin|cetamol|advil|tylenol|peroxide|tablet|pill|milligram|\d{5}/;

/** May two words be one that was torn apart ("ibu-profen", "m g")? */
function joins(before: Word, text: string, sep: string): boolean {
  if (!/^[ .'\-\u2010-\u2015/]{1,2}$/.test(sep) || /\.\s/.test(sep)) return false;
  if (before.kind & KIND.number || /\d/.test(text)) return false;
  return before.text.length + text.length <= 20;
}

/** What a word is, in whichever reading says most. */
function findKind(word: string): { text: string; kind: number } {
  for (const text of readings(word)) {
    const kind = kindOf(text) || (text.endsWith("s") && text.length > 4 ? kindOf(text.slice(0, -1)) & MATTERS : 0);
    if (kind) return { text, kind };
    if (text.length > 6 && LONG_MEDICINES.some((name) => isSlipOf(text, name))) return { text, kind: KIND.medicine };
  }
  if (SPACELESS.test(word)) {
    let kind = 0;
    for (const [name, what] of INSIDE) if (word.includes(name)) kind |= what;
    return { text: word, kind };
  }
  return { text: word, kind: 0 };
}
