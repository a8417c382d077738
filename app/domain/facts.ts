import type { DialogFacts } from "./knowledge/dialog.ts";
import type { Level } from "./urgency.ts";

/** What a word or number of the owner's claims: that it is so now, was so, is not so, or is only asked or imagined. */
export type AssertionStatus = "present" | "past" | "negated" | "hypothetical";

/** A concept of the rules (a sign, a substance, an event), as the owner mentioned it. */
export type MentionFact = {
  /** Id of the concept, as in `content/triage`. */
  concept: string;
  status: AssertionStatus;
  /** Owner's message in which it stands, counted from 0. */
  turn: number;
};

/** A number of the owner's with its unit, normalized: kilograms, grams, hours, degrees Celsius, breaths per minute, times, percent. */
export type QuantityFact = { of: string; value: number; turn: number };

/** What is known of one animal. */
export type AnimalFacts = {
  /** A species of the site, or another animal by its group ("reptile", "rat"); absent while nobody has said. */
  species?: string;
  name?: string;
  mentions: MentionFact[];
  quantities: QuantityFact[];
  /** Urgency that holds for this animal, with the rules that gave it. */
  level: Level;
  rules: string[];
};

/** What the owner has said so far. It travels with the visitor: each reply returns it, the next request brings it back unchanged. */
export type CaseFacts = {
  animals: AnimalFacts[];
  /** Index in `animals` of the one spoken of last. */
  current: number;
  /** Owner's messages read so far. */
  turns: number;
  /** What the assistant last spoke of; the screen hands it on unread. */
  dialog?: DialogFacts;
};
