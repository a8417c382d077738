/** A veterinarian's signature under the urgency rules and first steps as they are now. */
export type TriageReview = { by: string; registration: string; on: string };
