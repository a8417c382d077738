/** What an owner wants to know. One answer, and one message, has one. */
export const INTENTS = [
  "happening-now",
  "may-give",
  "may-eat",
  "is-it-poisonous",
  "is-it-normal",
  "why",
  "what-to-do",
  "how-to",
  "how-often",
  "when-to-see-a-vet",
  "how-serious",
  "cost",
  "find-a-vet",
  "loss",
  "about-us",
  "small-talk",
] as const;

export type Intent = (typeof INTENTS)[number];
