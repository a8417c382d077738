export type Rating = "positive" | "negative";

/** Why an answer was no help, as a visitor may choose to say: fixed words only, so that nothing private can be among them. */
export const VOTE_REASONS = {
  waited: "It said to wait, but it was serious",
  alarmed: "It was too alarming",
  missed: "It did not answer my question",
  unclear: "It was hard to understand",
  wrong: "Something in it is wrong",
} as const;

export type VoteReason = keyof typeof VOTE_REASONS;
