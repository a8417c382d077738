import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Species } from "#app/domain/pets.ts";

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
};
