import type { Intent } from "./intents.ts";

/** What the assistant last spoke of; it travels in the facts of the conversation. */
export type DialogFacts = {
  /** Topic of the last answer, as in `content/answers`. */
  topic?: string;
  /** Id of the unit that answered: of an answer, or of a substance after "substance:". */
  unit?: string;
  intent?: Intent;
  /** How the owner calls an animal that we have no species for: "tortoise". */
  animal?: string;
  /** What the last reply asked, by the id of the question. */
  askedFor?: string;
};
