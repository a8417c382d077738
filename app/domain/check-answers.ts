import type { Check, CheckAnswer, Checked, ListOther } from "./check.ts";
import type { Verdict } from "./verdict.ts";

/** An answer to a check, with the words that the owner read when they gave it. */
export type AnsweredSign = {
  /** Id of the sign, of an item of the list, or `none`. */
  id: string;
  answer: CheckAnswer | true;
  /** The value of the button that gave it. */
  value: string;
  /** The owner's words that were asked about; absent for the list. */
  quote?: string;
  asks: string;
  says: string;
};

const NONE = "none";

/** The value of the button for an answer to a sign, to an item of the list (`yes`) or to the list as a whole. */
export function checkTapValue(id: string, word: string): string {
  return `${id} ${word}`;
}

export function listValue(word: ListOther): string {
  return checkTapValue(NONE, word);
}

/** The answer that a button's value stands for; undefined where the check does not offer it. */
export function readTap({ signs, also, listAsks, others }: Check, value: string): AnsweredSign | undefined {
  const [id = "", word = ""] = value.split(" ");
  const sign = signs.find((one) => one.id === id);
  if (sign) {
    const chosen = sign.answers.find((answer) => answer.id === word);
    return chosen && { id, answer: chosen.id, value, quote: sign.quote, asks: sign.asks, says: chosen.says };
  }
  if (id === NONE) {
    const other = also.length > 0 ? others.find((one) => one.id === word) : undefined;
    return other && { id, answer: true, value, asks: listAsks, says: other.says };
  }
  const item = word === "yes" ? also.find((one) => one.id === id) : undefined;
  return item && { id, answer: "yes", value, asks: listAsks, says: item.says };
}

/** The answers with one more; a later answer to the same sign replaces the earlier one. */
export function withAnswer(answers: readonly AnsweredSign[], given: AnsweredSign): AnsweredSign[] {
  return [...withoutAnswer(answers, given.id), given];
}

export function withoutAnswer(answers: readonly AnsweredSign[], id: string): AnsweredSign[] {
  return answers.filter((one) => one.id !== id);
}

/** A verdict that does not ask again what was answered: a tap counts, whatever a later verdict of the same turn knows of it. */
export function withoutAnswered(verdict: Verdict, answers: readonly AnsweredSign[] = []): Verdict {
  const { check, ...rest } = verdict;
  if (!check || answers.length === 0) return verdict;
  const isAnswered = (id: string) => answers.some((one) => one.id === id);
  const signs = check.signs.filter(({ id }) => !isAnswered(id));
  const also = isAnswered(NONE) ? [] : check.also;
  return signs.length > 0 || also.length > 0 ? { ...rest, check: { ...check, signs, also } } : rest;
}

/** The answers as the request carries them; undefined for none. */
export function checkedOf(answers: readonly AnsweredSign[]): Checked | undefined {
  return answers.length > 0 ? Object.fromEntries(answers.map(({ id, answer }) => [id, answer])) : undefined;
}
