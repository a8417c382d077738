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
  openCase?: OpenCaseFacts;
  /** Index in `CaseFacts.animals` of the one that has eaten something by a name that we don't know for sure. */
  openName?: number;
};

/** `askedFor` after a reply that asked which animal it is. */
export const ASKED_ANIMAL = "animal";

/** How far an owner has come: a clinic or poison line answered or they are on their way, or a vet has seen the animal. */
export const CONTACTS = ["reached", "seen"] as const;

export type Contact = (typeof CONTACTS)[number];

/** The sick animal that a conversation is about. */
type OpenCaseFacts = {
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
