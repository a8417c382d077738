import type { CheckAnswer } from "./check.ts";
import type { DialogFacts } from "./knowledge/dialog.ts";
import type { Level } from "./urgency.ts";

/**
 * What a word or number of the owner's claims: that it is so now; that it was and has passed; that it is not so, belongs to another time
 * or animal, or was taken back; that it is only asked about.
 */
export type AssertionStatus = "present" | "past" | "negated" | "hypothetical";

/** A concept of the rules (a sign, a substance, an event), as the owner mentioned it. */
export type MentionFact = {
  /** Id of the concept, as in `content/triage`. */
  concept: string;
  status: AssertionStatus;
  /** Index of the owner's message that says it, counted from 0. */
  turn: number;
  /** Index of the sentence that says it, counted from 0 through the whole conversation. */
  sentence: number;
  /** Why the sentence makes the sign possible and not plain: a cue in it, its length, a vet in the message; or another thing that was taken. */
  doubt?: "cue" | "over" | "story" | "long" | "vet" | "apart";
};

/** A possible sign that the owner was asked about, by its rule. */
export type CheckFact = {
  /** Index in `animals`. */
  animal: number;
  /** Id of the rule, of an item of the list, or `list` for the list as a whole. */
  rule: string;
  /** The owner's words, at most 80 characters. */
  quote: string;
  /** Index of the message that was asked about. */
  turn: number;
  answer?: CheckAnswer;
};

/** A number of the owner's with its unit, normalized: kilograms, grams, hours, degrees Celsius, breaths per minute, times, percent. */
type QuantityFact = { of: string; value: number; turn: number; sentence: number };

export const PRONOUNS = ["he", "she"] as const;

export type Pronoun = (typeof PRONOUNS)[number];

/** What is known of one animal: its case. */
export type AnimalFacts = {
  /** A species of the site (`pets.ts`), or "reptile"; absent while it is unknown. */
  species?: string;
  name?: string;
  /** How the owner speaks of it, where a message was about it alone. */
  pronoun?: Pronoun;
  mentions: MentionFact[];
  quantities: QuantityFact[];
  /** Urgency that holds for this animal. It falls only when the owner takes something back, a sign passes or an amount is calculated. */
  level: Level;
  /** The owner told of its death: nothing is urgent any more. */
  died?: true;
  /** Rules that gave the level, the most urgent first; none when the classifier alone did. */
  rules: string[];
};

/** The facts that the owner has given so far. It travels with the visitor: each reply returns it, the next request brings it back unchanged. */
export type CaseFacts = {
  animals: AnimalFacts[];
  /** Index in `animals` of the one spoken of last. */
  current: number;
  /** Owner's messages read so far. */
  turns: number;
  /** Sentences read so far. */
  sentences: number;
  /** What the owner was asked about, and what they answered. */
  checks?: CheckFact[];
  /** The language that the owner wrote last, where it is surely another one than English: two letters. */
  language?: string;
  /** Substances that a message asked about in general, by the concepts of the rules, and the message that did: "he had one" is about these. */
  topic?: { concepts: string[]; turn: number };
  /** What the assistant last spoke of; the screen hands it on unread. */
  dialog?: DialogFacts;
};

/** Whether the last message of the owner says it. */
export function isSaidNow({ turn }: { turn: number }, facts: Pick<CaseFacts, "turns"> | undefined): boolean {
  return turn === (facts?.turns ?? 0) - 1;
}

export const NO_FACTS: CaseFacts = { animals: [], current: 0, turns: 0, sentences: 0 };

/** Limits of what travels; the latest mentions stay. */
export const MOST_ANIMALS = 6;
export const MOST_MENTIONS = 80;
export const MOST_QUANTITIES = 40;
export const MOST_CHECKS = 30;
export const QUOTE_CHARS = 80;
