import type { TapName } from "#app/domain/after-tap.ts";
import type { AnsweredSign } from "#app/domain/check-answers.ts";

/** How a check is answered, and what was read is put right: with a script by `onTap`, without one by a form with these fields beside the tapped button. */
export type Answering = {
  answers: readonly AnsweredSign[];
  /** Nobody has said which animal it is: the check asks for that first. */
  asksAnimal?: boolean;
  fields?: Readonly<Record<string, string>>;
  onTap?: (name: TapName, value: string) => void;
};
