import type { Token } from "#app/language/tokenise.ts";
import { afterOpening } from "./sentence-reading.ts";

const MAY = /^(can|could|may|should|would|shall)$/;
const TAKE = /^(eat|have|drink|take|lick|chew|try|get)$/;
const TAKEN = /^(eaten|had|drunk|taken|swallowed|gotten|got|[a-z]{3,}ed)$/;
const HAS_TAKEN = /^(ate|eaten|had|drank|drunk|taken|swallowed|licked|chewed)$/;
const VERDICT = /^(safe|ok|okay|fine|bad|toxic|poisonous|dangerous|harmful|good|healthy|allowed)$/;
const FARTHEST_TAKE = 5;

/** Whether a sentence only asks if an animal, the owner's too, may have something: "can my dog eat grapes", "are plums bad for him". */
export function asksPermission(tokens: readonly Token[], from: number, to: number): boolean {
  const word = (p: number) => (p < to ? (tokens[p]?.text ?? "") : "");
  const first = afterOpening(tokens, from, to);
  if (MAY.test(word(first)))
    for (let p = first + 2; p <= first + FARTHEST_TAKE; p += 1) if (TAKE.test(word(p))) return !TAKEN.test(word(p + 1));
  if (!/^(is|are)$/.test(word(first))) return false;
  let isAsked = false;
  for (let p = first + 2; p < to; p += 1) {
    if (HAS_TAKEN.test(word(p))) return false;
    isAsked ||= VERDICT.test(word(p)) && /^(for|to)$/.test(word(p + 1));
  }
  return isAsked;
}

const GIVE = /^(give|use|put|try|feed|offer)$/;
const TAKEN_ALREADY = /^(ate|eaten|had|drank|drunk|took|taken|swallowed|licked|chewed|got|gotten|gave|given|already)$/;

/**
 * Where an account begins that follows a question for permission without a full stop: at "he" in "can I give him ibuprofen he is limping".
 * Undefined where there is none, or where it tells that something was taken.
 */
export function accountAfterPermission(tokens: readonly Token[], from: number, to: number): number | undefined {
  const word = (p: number) => (p < to ? (tokens[p]?.text ?? "") : "");
  const first = afterOpening(tokens, from, to);
  const isAsked = MAY.test(word(first)) ? /^(i|we)$/.test(word(first + 1)) : word(first) === "is" && VERDICT.test(word(first + 2));
  let give = first + 2;
  while (isAsked && give < first + FARTHEST_TAKE && !GIVE.test(word(give))) give += 1;
  if (!isAsked || !GIVE.test(word(give))) return undefined;
  let account = give + 3;
  while (account < to && !/^(he|she|they)$/.test(word(account))) account += 1;
  if (account >= to) return undefined;
  for (let p = account; p < to; p += 1) if (TAKEN_ALREADY.test(word(p))) return undefined;
  return account;
}
