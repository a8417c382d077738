import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { Species } from "#app/domain/pets.ts";
import type { Level } from "#app/domain/urgency.ts";
import type { Protocol } from "#app/domain/verdict.ts";

/** What is looked for: the owner's words and what is known of the case. */
export type Query = {
  text: string;
  /** The animal asked about; "other" for one that the site has no pages on; undefined while nobody has said. */
  animal: Species | "other" | undefined;
  /** How the animal is called: "tortoise". */
  animalWord?: string | undefined;
  intent: Intent | undefined;
  /** Page of the rule that fired, or of the conversation. */
  page?: string;
  /** What the rule that fired names. */
  rule?: { answer?: string; protocol?: Protocol };
  level?: Level;
  /** What the owner said before. */
  earlier?: string;
  /** The parts of the text that ask, where it says more. */
  asking?: string | undefined;
  /** The text with the messages before it, where there are any. */
  account?: string | undefined;
  /** The text tells a story, which the ranking weighs by itself. */
  isStory?: boolean;
  /** The unit that the last reply came from. */
  last?: Answer | undefined;
  /** The owner's words for each substance that is spoken of. */
  things?: readonly string[];
};
