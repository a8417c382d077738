import type { Intent } from "./intents.ts";

/** What the assistant last spoke of; it travels in the facts of the conversation. */
export type DialogFacts = {
  /** Topic of the last answer, as in `content/answers`. */
  topic?: string;
  /** Id of the unit that answered: of an answer, or what `substanceUnit` makes of a substance. */
  unit?: string;
  intent?: Intent;
  /** The species that was spoken of, or how the owner calls an animal that we have no species for: "tortoise". */
  animal?: string;
  /** What the last reply asked: `ASKED_ANIMAL`, or the id of a deciding fact. */
  askedFor?: string;
  /** Ids of the deciding facts that were asked for in this conversation: none is asked for twice. */
  asked?: readonly string[];
  /** The sick animals, each with its advice, the one spoken of last at the end. */
  openCases?: readonly OpenCaseFacts[];
  /** Index in `CaseFacts.animals` of the one that has eaten something by a name that we don't know for sure. */
  openName?: number;
};

/** `askedFor` after a reply that asked which animal it is. */
export const ASKED_ANIMAL = "animal";

/** How far an owner has come: a clinic or poison line answered or they are on their way, a vet keeps the animal, or has seen it. */
export const CONTACTS = ["reached", "admitted", "seen"] as const;

export type Contact = (typeof CONTACTS)[number];

/** A sick animal of the conversation, and the advice for it. */
export type OpenCaseFacts = {
  /** Index in `CaseFacts.animals`. */
  animal: number;
  /** The unit with the advice, which later turns keep. */
  unit?: string;
  /** The answer or protocol that the rules named last. */
  byRule?: string;
  contact?: Contact;
};

const SUBSTANCE = "substance:";

/** The unit that a reply about a substance is remembered by. */
export function substanceUnit(id: string): string {
  return SUBSTANCE + id;
}

/** Id of the substance that a reply about this unit was about. */
export function substanceOf(unit: string | undefined): string | undefined {
  return unit?.startsWith(SUBSTANCE) ? unit.slice(SUBSTANCE.length) : undefined;
}

/** The case of an animal, by its index in `CaseFacts.animals`. */
export function caseOf(dialog: Pick<DialogFacts, "openCases"> | undefined, animal: number): OpenCaseFacts | undefined {
  return dialog?.openCases?.find((one) => one.animal === animal);
}

/** The cases with this one as the one spoken of last, in place of an earlier one of its animal. */
export function withCase(cases: readonly OpenCaseFacts[], one: OpenCaseFacts): OpenCaseFacts[] {
  return [...withoutCase(cases, one.animal), one];
}

export function withoutCase(cases: readonly OpenCaseFacts[], animal: number): OpenCaseFacts[] {
  return cases.filter((one) => one.animal !== animal);
}
