/** Times as a clock on the wall shows them. The zone is an IANA name, as browsers give it: "Europe/Berlin". */

type Parts = Record<"year" | "month" | "day" | "hour" | "minute", number>;

function partsOf(at: number, zone: string): Parts {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)])) as Parts;
}

/** What the wall shows at a moment, read as if it were UTC: two such numbers can be compared. */
function wallAt(at: number, zone: string): number {
  const { year, month, day, hour, minute } = partsOf(at, zone);
  return Date.UTC(year, month - 1, day, hour, minute);
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The moment that a wall clock shows as "2026-10-25T02:30". When clocks go back an hour comes twice, and when they go forward one
 * is missing: the earlier moment counts, because more time has then gone by.
 * @returns ms since 1970, or undefined when the text is no such time
 */
export function momentOf(local: string, zone: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local)) return undefined;
  const wall = Date.parse(`${local.slice(0, 16)}Z`);
  if (Number.isNaN(wall)) return undefined;
  // A day before and a day after, any change of the clocks in between has and has not yet happened.
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => wallAt(near, zone) - near);
  const moments = offsets.map((offset) => wall - offset).sort((a, b) => a - b);
  return moments.find((at) => wallAt(at, zone) === wall) ?? moments[0];
}

/** What a field for date and time shows for a moment: "2026-11-21T22:40". */
export function localOf(at: number, zone: string): string {
  return new Date(wallAt(at, zone)).toISOString().slice(0, 16);
}

/** A moment in an owner's words, seen from now: "today at 10:40 PM", "tomorrow at 3:10 AM", "Friday, January 1, at 2:00 AM". */
export function momentWords(at: number, now: number, zone: string): string {
  const time = new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "2-digit" }).format(at);
  const days = Math.floor(wallAt(at, zone) / DAY_MS) - Math.floor(wallAt(now, zone) / DAY_MS);
  const near = NEAR_DAYS[days];
  if (near) return `${near} at ${time}`;
  const year = partsOf(at, zone).year === partsOf(now, zone).year ? undefined : ("numeric" as const);
  const date = new Intl.DateTimeFormat("en-US", { timeZone: zone, weekday: "long", month: "long", day: "numeric", year });
  return `${date.format(at)}, at ${time}`;
}

const NEAR_DAYS: Record<number, string> = { [-1]: "yesterday", 0: "today", 1: "tomorrow" };

/** A stretch of time in words: "20 minutes", "5 hours", "2 days and 4 hours". Rounded down, so that nobody has more time than it says. */
export function spanWords(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return count(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return count(hours, "hour");
  const rest = hours % 24;
  return [count(Math.floor(hours / 24), "day"), ...(rest > 0 ? [count(rest, "hour")] : [])].join(" and ");
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
