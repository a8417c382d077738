import type { Check, CheckAnswer, Checked, CheckSign } from "#app/domain/check.ts";
import type { Screen, Verdict } from "#app/domain/verdict.ts";
import { type Post, petTypeOf } from "./posts.ts";

/** More answers than a check has signs. */
const MOST_TAPS = 8;

/**
 * The verdict of a post once its owner has answered the check: each quoted sign from what is true of the post, and the list with "none of
 * these", which is the least favorable answer for an emergency.
 */
export function afterTaps(screen: Screen, post: Post): Verdict {
  const judge = (checked?: Checked) => screen(post.text, { petType: petTypeOf(post), ...(checked && { checked }) });
  let verdict = judge();
  let checked: Checked = {};
  for (let tap = 0; verdict.check && tap < MOST_TAPS; tap++) {
    checked = { ...checked, ...nextAnswer(verdict.check, post) };
    verdict = judge(checked);
  }
  return verdict;
}

function nextAnswer({ signs: [sign] }: Check, post: Post): Checked {
  return sign ? { [sign.id]: truthOf(sign, post) } : { none: true };
}

/** Words that mislead are answered with no, except in an emergency, where they talk it down. */
export function truthOf({ quote, answers }: Pick<CheckSign, "quote" | "answers">, { level, status, traps }: Post): CheckAnswer {
  const isTrap = level !== "emergency" && traps.some((trap) => sharesWords(trap, quote));
  const wanted = isTrap ? "no" : (TRUTHS[status] ?? "no");
  return answers.some(({ id }) => id === wanted) ? wanted : "no";
}

const TRUTHS: Partial<Record<Post["status"], CheckAnswer>> = { present: "yes", over: "over", treated: "vet" };

/** A trap may go on past the end of the quote, or begin before it. */
function sharesWords(trap: string, quote: string): boolean {
  const [short, long] = [wordsOf(trap), wordsOf(quote)];
  return long.includes(short) || (short.length > long.length && short.includes(long));
}

function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()} `;
}
