import type { AnsweredSign } from "#app/domain/check-answers.ts";

/** What a button of a check does: it answers, or takes an answer back. */
export type TapName = "answer" | "undo";

/** How a check is answered: with a script by `onTap`, without one by a form with these fields beside the tapped button. */
export type Answering = {
  answers: readonly AnsweredSign[];
  fields?: Readonly<Record<string, string>>;
  onTap?: (name: TapName, value: string) => void;
};
