const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
// Monday, 5 January 1970.
const FIRST_MONDAY = 4 * DAY_MS;

/** The week of a moment, by ISO 8601 and UTC: `2026-W48`. Keys sort by time. */
export function weekKey(at: number): string {
  // The Thursday of a week decides which year it belongs to.
  const thursday = new Date(mondayOf(at) + 3 * DAY_MS);
  const first = mondayOf(Date.UTC(thursday.getUTCFullYear(), 0, 4));
  const number = Math.round((mondayOf(at) - first) / WEEK_MS) + 1;
  return `${thursday.getUTCFullYear()}-W${String(number).padStart(2, "0")}`;
}

/** The first millisecond of the Monday of a moment's week, UTC. */
export function mondayOf(at: number): number {
  return at - ((((at - FIRST_MONDAY) % WEEK_MS) + WEEK_MS) % WEEK_MS);
}

/** Weeks since 1970: consecutive numbers, across years. */
export function weekNumber(at: number): number {
  return Math.round((mondayOf(at) - FIRST_MONDAY) / WEEK_MS);
}

/** Is this the key of a week? */
export function isWeekKey(text: string): boolean {
  return /^\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])$/.test(text);
}

/** The Monday on which a week begins; 0 for what is no key. */
export function mondayOfKey(key: string): number {
  if (!isWeekKey(key)) return 0;
  return mondayOf(Date.UTC(Number(key.slice(0, 4)), 0, 4)) + (Number(key.slice(6)) - 1) * WEEK_MS;
}
