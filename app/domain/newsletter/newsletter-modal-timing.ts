/** What may stand in the way of offering the newsletter. */
export type Moment = { shownBefore: boolean; waits: boolean; chatOpen: boolean; isWriting: boolean; emergencyInView: boolean };

/**
 * Whether the newsletter is offered now: once in a lifetime, never over a conversation, a question that is being written or an emergency, and never in a visit that saw a red card.
 * @returns `later` when this visit is about something more serious: the offer waits for the next one
 */
export function modalTiming({ shownBefore, waits, chatOpen, isWriting, emergencyInView }: Moment): "now" | "later" | "never" {
  if (shownBefore) return "never";
  return waits || chatOpen || isWriting || emergencyInView ? "later" : "now";
}
