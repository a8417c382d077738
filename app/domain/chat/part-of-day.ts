/** When a message was written, as far as it matters to a pet owner: which clinics are open. An exact hour would tell more than that. */
export const PARTS_OF_DAY = ["night", "morning", "afternoon", "evening"] as const;

export type PartOfDay = (typeof PARTS_OF_DAY)[number];

const MORNING = 6;
const AFTERNOON = 12;
const EVENING = 18;
const NIGHT = 22;

/** @param hour of the owner's own clock, 0 to 23 */
export function partOfDayAt(hour: number): PartOfDay {
  if (hour < MORNING || hour >= NIGHT) return "night";
  return hour < AFTERNOON ? "morning" : hour < EVENING ? "afternoon" : "evening";
}
