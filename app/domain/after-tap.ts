import { type AnsweredSign, readTap, withAnswer, withoutAnswer } from "./check-answers.ts";
import { readPetType } from "./pets.ts";
import { type Corrected, withChip, withoutChip } from "./read-chips.ts";
import type { Verdict } from "./verdict.ts";

/** What a tap on the card or on what was read does: the name of its button. */
export const TAP_NAMES = ["answer", "undo", "unread", "reread", "petType", "petName"] as const;

/** Chips whose words can be said better: the message is asked again with the owner's new words in their place. */
export const REWORDED = ["sign", "since"] as const;

/** The field of what a chip should say. */
export const WORDS_FIELD = "words";

export type TapName = (typeof TAP_NAMES)[number] | (typeof REWORDED)[number];

/** What the owner has answered and put right about one message. */
export type Given = { answers: readonly AnsweredSign[]; corrected?: Corrected };

/**
 * What is given after a tap; undefined where the tap means nothing.
 * @param verdict of the message with what was given before
 */
export function afterTap(
  { check, read = [] }: Pick<Verdict, "check" | "read">,
  given: Given,
  name: Tap[0],
  value: string,
): Given | undefined {
  const { answers, corrected } = given;
  const chip = read.find(({ id }) => id === value);
  switch (name) {
    case "answer": {
      const answer = check && readTap(check, value);
      return answer && { ...given, answers: withAnswer(answers, answer) };
    }
    case "undo":
      return { ...given, answers: withoutAnswer(answers, value) };
    case "unread":
      return chip && { ...given, corrected: withoutChip(corrected, chip) };
    case "reread":
      return corrected && { ...given, corrected: withChip(corrected, value) };
    case "petType": {
      const petType = readPetType(value);
      return petType && { ...given, corrected: { ...instead(read, corrected, "animal"), petType } };
    }
    case "petName":
      return value.trim() ? { ...given, corrected: { ...instead(read, corrected, "name"), petName: value.trim() } } : undefined;
  }
}

/** What a tap says: the value of its button, or the words that stand beside it. */
export function tapValue(name: TapName, value: string, words: unknown): string {
  return name === "petName" || isReworded(name) ? String(words ?? "") : value;
}

/** Whether a tap says a chip of the message better. */
export function isReworded(name: TapName): name is (typeof REWORDED)[number] {
  return (REWORDED as readonly TapName[]).includes(name);
}

/** A tap: the name of its button and its value. */
export type Tap = readonly [name: (typeof TAP_NAMES)[number], value: string];

/** Whether a value from outside is a tap. */
export function isTap(value: unknown): value is Tap {
  return Array.isArray(value) && TAP_NAMES.includes(value[0]) && typeof value[1] === "string";
}

/**
 * What taps one after the other have given, each read against the card that it was made on. Those that mean nothing there are left out.
 * @param verdictFor the verdict of the message with what was given so far
 */
export function givenBy(taps: readonly Tap[], verdictFor: (given: Given) => Verdict): Given {
  return taps.reduce((given: Given, [name, value]) => afterTap(verdictFor(given), given, name, value) ?? given, { answers: [] });
}

/** What was read goes where something else is said instead. */
function instead(read: NonNullable<Verdict["read"]>, corrected: Corrected = { away: [] }, id: "animal" | "name"): Corrected {
  const chip = read.find((one) => one.id === id);
  const isAway = corrected.away.some((one) => one.id === id);
  return chip && !isAway ? withoutChip(corrected, chip) : corrected;
}
