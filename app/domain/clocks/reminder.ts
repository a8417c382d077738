import { PET_LABELS, type Species } from "../pets.ts";
import { clockMoments, LAST_ACTS, type RunningCount, type TimeLimits } from "./clock.ts";

/** An entry of a calendar, at a moment in UTC: it rings at the right time whatever the clocks on the wall do. */
export type Reminder = {
  /** The same for the same line and moment, so that taking the file in twice makes one entry. */
  uid: string;
  title: string;
  description: string;
  /** [year, month, day, hour, minute] in UTC, as calendar files want it. */
  start: [number, number, number, number, number];
  minutes: number;
  /** How it comes again (RFC 5545); once without. */
  recurrenceRule?: string;
};

const MINUTE_MS = 60_000;
const LENGTH_MINUTES = 15;

/** The reminders of a clock: one for each limit that is still to come. A moment is rounded down to its minute, never up. */
export function reminders(line: TimeLimits, { species, ...count }: RunningCount & { species: Species }): Reminder[] {
  const pet = PET_LABELS[species].toLowerCase();
  return clockMoments(line, count)
    .filter(({ at }) => at > count.now)
    .map(({ level, at }) => {
      const start = new Date(at - (at % MINUTE_MS));
      return {
        uid: `${line.id}-${level}-${start.getTime() / MINUTE_MS}@pet-clock`,
        title:
          level === "emergency"
            ? `Emergency: call a vet now if your ${pet} still has not ${LAST_ACTS[line.what]}`
            : `Call a vet if your ${pet} still has not ${LAST_ACTS[line.what]}`,
        description:
          level === "emergency"
            ? "This limit means an emergency, also when your pet seems well."
            : "Call your vet now and say since when. Do not wait for the next limit.",
        start: [start.getUTCFullYear(), start.getUTCMonth() + 1, start.getUTCDate(), start.getUTCHours(), start.getUTCMinutes()],
        minutes: LENGTH_MINUTES,
      };
    });
}
