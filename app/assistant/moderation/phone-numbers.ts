import type { Word } from "./sentence-words.ts";
import { KIND } from "./word-lists.ts";

const PHONE_DIGITS = 7;
const TOLL_FREE = new Set(["800", "888", "877", "866", "855", "844", "833", "900"]);

export const isPhoneTalk = (words: readonly Word[]): boolean => words.some((word) => word.kind & KIND.phone);

/** A telephone number that is not one of ours, as a place in the raw text. */
export function madeUpPhone(words: readonly Word[], own: readonly string[]): number | undefined {
  let digits = "";
  let groups: string[] = [];
  let start = 0;
  const talk = isPhoneTalk(words);
  for (const word of words) {
    const digit = /^\d+$/.test(word.text) ? word.text : DIGIT_WORDS.get(word.text);
    const follows = talk ? word.clause - (words.at(-1)?.clause ?? 0) < 9 : /^[\s().\-–‐‑/+•·]*$/.test(word.sep);
    if (digit === undefined) {
      if (TOLL_FREE.has(groups.at(-1) ?? "") && /^[-.‐‑ ]$/.test(word.sep) && word.text.length >= 3 && digits.length >= 4) return start;
      if (!talk) digits = "";
      groups = talk ? groups : [];
      continue;
    }
    if (digits === "" || !follows) {
      digits = "";
      groups = [];
      start = word.start;
    }
    digits += digit;
    groups.push(digit);
    if (digits.length >= PHONE_DIGITS && isNumberOfNobody(digits, groups, own)) return start;
  }
  return undefined;
}

function isNumberOfNobody(digits: string, groups: readonly string[], own: readonly string[]): boolean {
  if (groups.length === 2 && groups.every((group) => /^(19|20)\d\d$/.test(group))) return false;
  // One of ours may still be arriving.
  return !own.some(
    (number) => number.startsWith(digits) || digits.startsWith(number) || number.endsWith(digits) || number.slice(-10).startsWith(digits),
  );
}

const DIGIT_WORDS = new Map(
  ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"].map((word, digit) => [word, String(digit)] as const),
);

const FROM_VERB = 4;
const RINGS = /^(?:call|dial|ring|phone|telephone|text|sms|whatsapp|number|hotline|helpline|line|tel|llame|appelez|chiama|ligue|rufen)$/;
const SHORT_ONE = 5;

/** How many words for digits follow one another from here: "oh eight hundred, double two". */
function spokenDigits(words: readonly Word[], from: number): number {
  let end = from;
  while (DIGIT_WORDS.has(words[end]?.text ?? "") || /^(?:oh|double|triple|hundred)$/.test(words[end]?.text ?? "")) end += 1;
  return end - from;
}

/** "Text HELP to 741741", "the hotline is at 131 126": short numbers, right after the word for calling. */
function shortPhone(words: readonly Word[], ownNumbers: readonly string[]): number | undefined {
  for (const [at, { text }] of words.entries()) {
    if (!RINGS.test(text)) continue;
    for (let next = at + 1; next <= at + FROM_VERB && next < words.length; next++) {
      if (spokenDigits(words, next) >= FROM_VERB) return words[next]?.start;
      let digits = "";
      for (let end = next; /^\d+$/.test(words[end]?.text ?? "") && (end === next || /^[ .-]$/.test(words[end]?.sep ?? "")); end++)
        digits += words[end]?.text;
      const isLong = digits.length > SHORT_ONE || (words[next]?.text.length ?? 0) >= SHORT_ONE;
      if (isLong && digits !== "" && !ownNumbers.some((number) => number.includes(digits))) return words[next]?.start;
    }
  }
  return undefined;
}

/** Seven digits or more in one sentence about calling, however they are spread. */
export function scatteredPhone(words: readonly Word[], ownNumbers: readonly string[]): number | undefined {
  if (!isPhoneTalk(words)) return undefined;
  const short = shortPhone(words, ownNumbers);
  if (short !== undefined) return short;
  const groups = words.filter((word) => /^\d{2,}$/.test(word.text));
  const digits = groups.map((word) => word.text).join("");
  if (digits.length < 7 || groups.length < 2) return undefined;
  if (ownNumbers.some((number) => number.endsWith(digits) || digits.endsWith(number.slice(-10)) || number.includes(digits)))
    return undefined;
  if (groups.some((word) => word.kind & KIND.released)) return undefined;
  return groups[0]?.start;
}
