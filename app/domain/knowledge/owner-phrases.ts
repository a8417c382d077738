import type { FollowUp } from "./follow-ups.ts";
import type { Intent } from "./intents.ts";

/**
 * A way to say something: the first rule of a list that a message meets counts. Phrases as in content/triage/words; "^" before a phrase asks
 * that the message begins with it, "$" after it that the message ends with it.
 */
export type PhraseRule<Name extends string = string> = {
  is: Name;
  says: readonly string[];
  unless?: readonly string[] | undefined;
};

/** What plain words of a message show, whatever else it asks or tells: content/assistant/owner-phrases/cues.yaml. */
export const CUES = [
  "helper",
  "help-reached",
  "help-not-reached",
  "seen-by-a-vet",
  "asks-whether-animal",
  "money-for-something-else",
  "taken",
  "stung",
  "has-happened",
  "asks-first",
  "calls-it-harmful",
  "asks-dose",
  "distressed",
  "care",
  "eats",
  "applies",
  "misses",
  "another-animal",
  "asks-what-we-do",
  "for-dogs",
  "fleas",
  "uses",
  "points-back",
  "ends-in-after",
  "goodbye",
  "swallowed",
  "others-ill",
  "corrects",
  "gets-worse",
  "tells-how-much",
  "asks-how",
  "asks-how-much",
  "asks-to-cause-vomiting",
  "own-medicine",
] as const;

export type Cue = (typeof CUES)[number];

/** How a question is asked, and what a yes or no to it says: content/assistant/owner-phrases/questions.yaml. */
export const QUESTION_KINDS = ["open", "which", "yes-or-no", "normal", "harm", "vet", "may"] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What stands beside the name of a thing: content/assistant/owner-phrases/asides.yaml. */
export const ASIDES = ["asks-about", "gets", "does", "before-a-thing", "only-concerns", "denied-after"] as const;

type Aside = (typeof ASIDES)[number];

/** How owners say what the assistant asks of their words: content/assistant/owner-phrases. */
export type OwnerPhrases = {
  /** Words that phrases use by name: "<vet>". */
  words: Readonly<Record<string, readonly string[]>>;
  intents: readonly PhraseRule<Intent>[];
  /** How a message goes on from the last reply, and how it does while a sick animal is spoken of. */
  followUps: readonly PhraseRule<FollowUp>[];
  followUpsInCase: readonly PhraseRule<FollowUp>[];
  /** Names of answers on loss that plain words ask for. */
  loss: readonly PhraseRule[];
  /** Each that a message meets counts, not only the first. */
  cues: readonly PhraseRule<Cue>[];
  questions: readonly PhraseRule<QuestionKind>[];
  asides: readonly PhraseRule<Aside>[];
};
