/** What may prevent offering the newsletter. */
export type Moment = { shownBefore: boolean; waits: boolean; chatOpen: boolean; emergencyInView: boolean };

/**
 * Whether the newsletter is offered now: once in a lifetime, never over a conversation or an emergency, and never in a visit that saw a red card.
 * @returns `later` when this visit is about something more serious: the offer waits for the next one
 */
export function modalTiming({ shownBefore, waits, chatOpen, emergencyInView }: Moment): "now" | "later" | "never" {
  if (shownBefore) return "never";
  return waits || chatOpen || emergencyInView ? "later" : "now";
}
