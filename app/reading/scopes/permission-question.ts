import { afterOpening, type Span, type Words } from "./sentence-reading.ts";

const FARTHEST_TAKE = 5;

/** Whether a sentence only asks if an animal, the owner's too, may have something: "can my dog eat grapes", "are plums bad for him". */
export function asksPermission(words: Words, span: Span): boolean {
  const { to } = span;
  const is = within(words, span);
  const first = afterOpening(words, span);
  if (is("may", first)) for (let p = first + 2; p <= first + FARTHEST_TAKE; p += 1) if (is("take", p)) return !is("taken", p + 1);
  if (!is("is_or_are", first)) return false;
  let isAsked = false;
  for (let p = first + 2; p < to; p += 1) {
    if (is("has_taken", p)) return false;
    isAsked ||= is("verdict_asked", p) && is("for_or_to", p + 1);
  }
  return isAsked;
}

/**
 * Where an account begins that follows a question for permission without a full stop: at "he" in "can I give him ibuprofen he is limping".
 * Undefined where there is none, or where it tells that something was taken.
 */
export function accountAfterPermission(words: Words, span: Span): number | undefined {
  const { to } = span;
  const is = within(words, span);
  const first = afterOpening(words, span);
  const isAsked = is("may", first) ? is("i_or_we", first + 1) : is("is_or_are", first) && is("verdict_asked", first + 2);
  let give = first + 2;
  while (isAsked && give < first + FARTHEST_TAKE && !is("give", give)) give += 1;
  if (!isAsked || !is("give", give)) return undefined;
  let account = give + 3;
  while (account < to && !is("he_or_she", account)) account += 1;
  if (account >= to) return undefined;
  for (let p = account; p < to; p += 1) if (is("taken_or_given", p)) return undefined;
  return account;
}

/** Tests the words of one sentence. */
function within({ is }: Words, { to }: Span): Words["is"] {
  return (list, at) => at < to && is(list, at);
}
