import { HOURS, unitValue } from "#app/language/numbers/units.ts";
import type { Duration } from "#app/reading/duration-in-words.ts";

const LIMIT = /\b(?:longer than|past|over|more than) (\d+)(?: to (\d+))? (minute|hour|day)s?\b/i;

/** The first time limit that our own advice names. */
export function limitIn(texts: readonly string[]): Duration | undefined {
  for (const text of texts) {
    const [, from = "", to, unit = ""] = LIMIT.exec(text) ?? [];
    const hours = unitValue(HOURS, unit.toLowerCase());
    if (hours) return { words: `${to ? `${from} to ${to}` : from} ${unit}s`, hours: Number(to ?? from) * hours };
  }
  return undefined;
}
