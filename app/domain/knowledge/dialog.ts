import type { Intent } from "./intents.ts";

/** What the assistant last spoke of; it travels in the facts of the conversation. */
export type DialogFacts = {
  /** Topic of the last answer, as in `content/answers`. */
  topic?: string;
  /** Id of the unit that answered: of an answer, or what `substanceUnit` makes of a substance. */
  unit?: string;
  intent?: Intent;
  /** How the owner calls an animal that we have no species for: "tortoise". */
  animal?: string;
  /** What the last reply asked, by the id of the question. */
  askedFor?: string;
};

const SUBSTANCE = "substance:";

/** The unit that a reply about a substance is remembered by. */
export function substanceUnit(id: string): string {
  return SUBSTANCE + id;
}

/** Id of the substance that the last reply was about. */
export function substanceSpokenOf(dialog: DialogFacts | undefined): string | undefined {
  return dialog?.unit?.startsWith(SUBSTANCE) ? dialog.unit.slice(SUBSTANCE.length) : undefined;
}
