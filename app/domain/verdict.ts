import type { CardWords } from "./card-words.ts";
import type { CrisisAdvice, Support } from "./chat/crisis-advice.ts";
import type { Turn } from "./chat/turn.ts";
import type { Check, Checked } from "./check.ts";
import type { CaseFacts } from "./facts.ts";
import type { ReadChip } from "./read-chips.ts";
import type { Level } from "./urgency.ts";

/** Ids of the emergency protocols in `content/emergencies.yaml`; the first five are those of the landing page. */
export const PROTOCOLS = [
  "poisoning",
  "trauma",
  "breathing",
  "cardiac",
  "neurological",
  "not-breathing",
  "choking",
  "bleeding",
  "heatstroke",
  "seizure",
  "collapse",
  "bloat",
  "cannot-pee",
  "birth",
  "sting",
  "eye",
  "burns",
  "gut-stasis",
  "low-sugar",
  "swallowed",
  "prolapse",
  "flystrike",
  "drowning",
  "very-ill",
] as const;

export type Protocol = (typeof PROTOCOLS)[number];

/** What the urgency screen may know of a conversation besides the message. */
export type ScreenContext = {
  petType?: string;
  petName?: string;
  history?: Turn[];
  previous?: Level;
  facts?: CaseFacts;
  /** Answers to the check of this very message, with the facts from before it. */
  checked?: Checked;
  /** Ids of what was read of this very message and not meant: chips of `read` that the owner took away. */
  unread?: readonly string[];
};

/** Why a level was given: the rule that fired, in the owner's terms, with its source. `language`: two letters, absent for English. */
export type Reason = { rule: string; says: string; source: string; language?: string };

/**
 * The animal that a verdict is about: its index in `facts.animals`, what it is and its name, where the owner said so; else the one kind that the
 * words speak of, as `likely`: "a nine month old cocker".
 */
export type AboutAnimal = { animal: number; species?: string; name?: string; likely?: string };

/**
 * Why the level of this animal differs from its level before the message: the owner took something back, a sign passed or came back, an
 * amount was calculated, a vet has treated the animal, or it has died. A level that rises because of something new has its reasons and no change.
 */
export type LevelChange = {
  from: Level;
  because: "taken-back" | "passed" | "returned" | "calculated" | "treated" | "died";
  why: string;
  language?: string;
};

/** What is not known of an amount that was eaten. */
export type MissingAmount = "kind" | "amount" | "weight";

/** An amount of something toxic against the animal's weight, or what is missing to calculate it. */
export type DoseReading = {
  /** What was eaten: `chocolate`, `xylitol`. */
  substance: string;
  /** The arithmetic or the assumption, in one or two sentences. */
  says: string;
  /** Where all of it is known: milligrams or grams per kilogram of body weight. */
  perKg?: { value: number; unit: "mg/kg" | "g/kg" };
  /** How many times the amount from which harm is reported. */
  timesHarmful?: number;
  missing: MissingAmount[];
};

/** The urgency of a message in its conversation. */
export type Verdict = {
  /** Set while the owner is asked; `level` is then `urgent`. */
  check?: Check;
  /** The words of the card where the owner does not write English; reasons and steps are English. */
  words?: CardWords;
  /** What was read of the message, for the owner to put right. */
  read?: readonly ReadChip[];
  level: Level;
  reasons: Reason[];
  page?: string;
  protocol?: Protocol;
  /** Id of the answer that the rule names: `emergencies/dog-choking`. */
  answer?: string;
  /** The animal that the verdict is about, where the conversation is about one. */
  about?: AboutAnimal;
  /** Set when the level of the same animal fell, or came back after it had fallen. */
  changed?: LevelChange;
  /** The message added nothing: same animal, same level, same rules as before it. */
  isUnchanged?: true;
  /** Amounts that were eaten, calculated as far as they are known. */
  doses?: DoseReading[];
  /** The message takes back something, but not which: the chat may offer to start over. It lowers nothing by itself. */
  isRetraction?: true;
  /** The facts that the owner has given so far, this message included. */
  facts?: CaseFacts;
  ask?: string[];
  /** Set by the server: a model read the message, and settled what the owner was asked or raised the level. */
  isRead?: true;
  /** Set by the server, never by the rules: a person is in danger, or an animal is treated cruelly. */
  danger?: CrisisAdvice;
  /** Set by the server, never by the rules: a person may be in danger, which is not sure enough for a card. */
  support?: Support;
};

/** Whether the owner told plainly of the death of the animal that the verdict is about. */
export function hasDied({ facts, about }: Verdict): boolean {
  return facts?.animals[about?.animal ?? facts.current]?.died === true;
}

export type Screen = (message: string, context?: ScreenContext) => Verdict;
