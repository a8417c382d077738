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
};
