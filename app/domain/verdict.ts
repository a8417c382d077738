import type { CrisisAdvice } from "./chat/crisis-advice.ts";
import type { Turn } from "./chat/turn.ts";
import type { CaseFacts } from "./facts.ts";
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
] as const;

export type Protocol = (typeof PROTOCOLS)[number];

/** What the urgency screen may know of a conversation besides the message. */
export type ScreenContext = {
  petType?: string;
  petName?: string;
  history?: Turn[];
  previous?: Level;
  facts?: CaseFacts;
};

/** Why a level was given: the rule that fired, in the owner's terms, with its source. */
export type Reason = { rule: string; says: string; source: string };

/** The urgency of a message in its conversation. */
export type Verdict = {
  level: Level;
  reasons: Reason[];
  page?: string;
  protocol?: Protocol;
  /** Id of the answer that the rule names: `emergencies/dog-choking`. */
  answer?: string;
  /** The message takes back something that was said before: the chat may offer to start over. It lowers nothing. */
  isRetraction?: true;
  /** What the owner has said so far, this message included. */
  facts?: CaseFacts;
  ask?: string[];
  /** Set by the server, never by the rules: a person is in danger, or an animal is treated cruelly. */
  danger?: CrisisAdvice;
};

export type Screen = (message: string, context?: ScreenContext) => Verdict;
