import type { Reminder } from "../../clocks/reminder.ts";
import type { Level } from "../../urgency.ts";
import { petInWords, type Subject } from "./subject.ts";

/** When an owner is asked again. Shorter than any limit of `content/` for a pet that may wait at all. */
export const CHECK_AFTER_HOURS = 2;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const LENGTH_MINUTES = 15;

/** Whether looking again later is an advice: never where an owner must act now. */
export function mayCheckAgain(level: Level | undefined): boolean {
  return level === "urgent" || level === "routine";
}

/** @param now milliseconds since the epoch */
export function checkTime(now: number): number {
  return now + CHECK_AFTER_HOURS * HOUR_MS;
}

/** What an owner answers when asked again, in the order of the buttons. */
export const PROGRESS = ["better", "same", "worse"] as const;

export type Progress = (typeof PROGRESS)[number];

const SENTENCES: Record<Progress, string> = {
  better: "seems better now than before.",
  same: "is still the same as before.",
  worse: "is getting worse.",
};

/** The answer as a message of the owner's, which the rules read. */
export function progressSentence(progress: Progress, { name }: Pick<Subject, "name">): string {
  return `${name || "My pet"} ${SENTENCES[progress]}`;
}

export function checkQuestion(subject: Subject): string {
  return `How is ${petInWords(subject)} now?`;
}

/** The check as an entry of a calendar. */
export function checkReminder(subject: Subject, at: number): Reminder {
  const start = new Date(at - (at % MINUTE_MS));
  return {
    uid: `check-${start.getTime() / MINUTE_MS}@pet-check`,
    title: checkQuestion(subject),
    description:
      "Worse, or not better? Say so in the chat, or call a vet. Do not wait if your pet struggles to breathe, collapses or bleeds.",
    start: [start.getUTCFullYear(), start.getUTCMonth() + 1, start.getUTCDate(), start.getUTCHours(), start.getUTCMinutes()],
    minutes: LENGTH_MINUTES,
  };
}
