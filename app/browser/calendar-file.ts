import type { Reminder } from "#app/domain/clocks/reminder.ts";

/** Writes reminders as a calendar file (iCalendar), each with an alarm at its moment. The library comes when it is asked for, to browsers alone: in the Worker it would be dead weight. */
export async function calendarFile(reminders: readonly Reminder[]): Promise<string> {
  if (import.meta.env.SSR) throw new Error("a calendar file is written in a browser");
  const { createEvents } = await import("ics");
  const { error, value } = createEvents(
    reminders.map(({ uid, title, description, start, minutes, recurrenceRule }) => ({
      uid,
      title,
      description,
      start,
      startInputType: "utc",
      startOutputType: "utc",
      duration: { minutes },
      ...(recurrenceRule && { recurrenceRule }),
      // As a moment: the library writes a duration of nothing as "-PT", which RFC 5545 does not allow.
      alarms: [{ action: "display", description: title, trigger: momentOf(start) }],
    })),
  );
  if (error || !value) throw error ?? new Error("no calendar file");
  return value;
}

const momentOf = ([year, month, day, hour, minute]: Reminder["start"]) => Date.UTC(year, month - 1, day, hour, minute);
