import type { Reminder } from "./clocks/reminder.ts";

/** What comes round in a pet's life. How often is for the vet to say. */
export const CARE_TASKS = {
  vaccine: "Vaccination",
  worms: "Worming",
  fleas: "Flea and tick treatment",
  weigh: "Weigh",
  breaths: "Count sleeping breaths",
  checkup: "Check-up at the vet",
  nails: "Nails",
  birthday: "Birthday",
} as const;

/** How often an entry comes again, as calendars write it. */
export const EVERY = {
  "": "Once",
  "FREQ=DAILY": "Every day",
  "FREQ=WEEKLY": "Every week",
  "FREQ=MONTHLY": "Every month",
  "FREQ=MONTHLY;INTERVAL=3": "Every 3 months",
  "FREQ=MONTHLY;INTERVAL=6": "Every 6 months",
  "FREQ=YEARLY": "Every year",
} as const;

type Asked = { pet: string; task: string; day: string; every: string };

const MORNING_HOUR = 9;
const MINUTES = 15;

/**
 * The entry of a calendar for a task.
 * @param day ISO date, in the visitor's own time
 * @returns undefined for a day or a task that is none
 */
export function careReminder({ pet, task, day, every }: Asked): Reminder | undefined {
  const [, year = "", month = "", date = ""] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const words = (CARE_TASKS as Record<string, string>)[task];
  const at = new Date(Number(year), Number(month) - 1, Number(date), MORNING_HOUR);
  if (!words || !year || Number.isNaN(at.getTime())) return undefined;
  return {
    uid: `${task}-${pet.toLowerCase().replaceAll(/\W+/g, "-")}-${day}@pet-care`,
    title: `${pet}: ${words.toLowerCase()}`,
    description: "From your pet's care calendar. Ask your vet what is due.",
    start: [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()],
    minutes: MINUTES,
    ...(every in EVERY && every && { recurrenceRule: every }),
  };
}
