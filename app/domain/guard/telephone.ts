import type { Word } from "./reading.ts";
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

/** Seven digits or more in one sentence about calling, however they are spread. */
export function scatteredPhone(words: readonly Word[], ownNumbers: readonly string[]): number | undefined {
  if (!isPhoneTalk(words)) return undefined;
  const groups = words.filter((word) => /^\d{2,}$/.test(word.text));
  const digits = groups.map((word) => word.text).join("");
  if (digits.length < 7 || groups.length < 2) return undefined;
  if (ownNumbers.some((number) => number.endsWith(digits) || digits.endsWith(number.slice(-10)) || number.includes(digits)))
    return undefined;
  if (groups.some((word) => word.kind & KIND.released)) return undefined;
  return groups[0]?.start;
}
