/** What a message does. One message may do several of these, or none: then it only tells facts. */
export const ACTS = [
  "asks-permission",
  "asks-can-wait",
  "asks-how-urgent",
  "asks-why",
  "asks-outlook",
  "asks-how-long",
  "asks-how-much",
  "asks-how-to",
  "asks-what-to-watch",
  "asks-what-vet-does",
  "asks-cost",
  "no-money",
  "no-vet-reachable",
  "asks-where-vet",
  "asks-are-you-sure",
  "help-reached",
  "takes-back",
  "corrects",
  "good-news",
  "worse-news",
  "other-animal-too",
  "guilt",
  "loss",
  "asks-goodbye",
  "thanks-or-bye",
  "about-the-assistant",
  "off-topic",
  "says-yes",
  "says-no",
  "says-unsure",
] as const;

export type Act = (typeof ACTS)[number];

/** What was learned of one act: packed weights of one row, and the score above which a message does it. */
export type ActWeights = {
  places: string;
  rows: string[];
  scale: number[];
  bias: number[];
  squared?: boolean | undefined;
  threshold: number;
};

/** The learned reader of acts (content/acts). */
export type ActModel = {
  /** By class, words that owners use for one thing; a star stands for any ending. */
  classes: Readonly<Record<string, readonly string[]>>;
  weights: Readonly<Record<Act, ActWeights>>;
};
