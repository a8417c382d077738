import signature from "virtual:content/triage-review";

/** The veterinarian's signature under the urgency rules and first steps, if it holds for them as they are. */
export const triageReview = signature;
