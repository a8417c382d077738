import { joinNegations, normalise, spellOutEmoji, splitCompound } from "./normalise.ts";

export type Token = {
  text: string;
  /** Lexicon words that this token may mean. */
  ids: readonly number[];
  /** True when the word was only recognized by allowing a slip of the finger. */
  fuzzy: boolean;
  sentence: number;
  clause: number;
  capital: boolean;
  value?: number;
  /** Said by the assistant: its nouns say what the answer is about, its sentences claim nothing. */
  fromAssistant?: boolean;
  /** The pet's own name, which says nothing of its health. */
  isPetName?: boolean;
  /** Where the word stands in the text that was cut, emoji spelled out; parts of one written word share it. */
  from: number;
  to: number;
};

/** A word goes on over every apostrophe, accents that are signs of their own, and the soft hyphens and joiners of a copied text. */
const PIECE = /\d+\/\d+|\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}'’‘ʼ`´\u00ad\u200b-\u200d\u2060\ufeff]*|[.!?\n;…。！？]+|[,:()"]| - |[%°]/gu;
const NUMBERS = new Map(
  Object.entries({
    half: 0.5,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    couple: 2,
    few: 3,
    several: 4,
    dozen: 12,
  }),
);
const ANY_LETTER = /\p{L}/u;

function numberOf(text: string): number | undefined {
  const first = text.charCodeAt(0);
  if (first >= 48 && first <= 57) {
    const [a, b] = text.split("/");
    if (b !== undefined) return Number(b) ? Number(a) / Number(b) : undefined;
    return Number(text.replace(",", "."));
  }
  return NUMBERS.get(text);
}

type Word = { text: string; capital: boolean; from: number; to: number };

/** Fewer letters may be a list: "vitamins a, d, e", "i a m". */
const FEWEST_SPACED = 5;

/** "c h o c o l a t e": letters with one space between them are one word. */
function withSpacedJoined(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at + 1;
    const goesOn = () => isLetter(words[end]) && words[end]?.from === (words[end - 1]?.to ?? 0) + 1;
    if (isLetter(words[at])) while (goesOn()) end += 1;
    const run = words.slice(at, end);
    const [first] = run;
    if (first && run.length >= FEWEST_SPACED)
      out.push({ ...first, text: run.map(({ text }) => text).join(""), to: run.at(-1)?.to ?? first.to });
    else out.push(...run);
    at = end;
  }
  return out;
}

const isLetter = (word: Word | undefined) => word?.text.length === 1 && ANY_LETTER.test(word.text);

/** Cuts a text into words that know their sentence and clause. Words carry no lexicon ids yet. */
export function tokenise(text: string, sentence = 0): Token[] {
  const out: Token[] = [];
  let clause = sentence * 1000;
  let open = sentence;
  let fresh = true;
  let words: Word[] = [];
  const flush = () => {
    for (const word of joinNegations(withSpacedJoined(words))) {
      const value = numberOf(word.text);
      out.push({ ...word, ids: [], fuzzy: false, sentence: open, clause, ...(value === undefined ? {} : { value }) });
      fresh = false;
    }
    words = [];
  };
  for (const found of spellOutEmoji(text).matchAll(PIECE)) {
    const piece = found[0];
    if (/^[.!?\n;…。！？]/.test(piece)) {
      flush();
      if (!fresh) {
        open += 1;
        clause = open * 1000;
        fresh = true;
      }
    } else if (/^[,:()"]| - /.test(piece)) {
      flush();
      clause += 1;
    } else {
      const capital = /^\p{Lu}/u.test(piece);
      const small = normalise(piece).trim();
      const inner = ANY_LETTER.test(piece) ? splitCompound(small.slice(0, 40)) : [small];
      for (const part of inner) if (part) words.push({ text: part, capital, from: found.index, to: found.index + piece.length });
    }
  }
  flush();
  return out;
}

/** The places of words from `start` up to `end`, which is not one of them. */
export function placesBetween(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i);
}
