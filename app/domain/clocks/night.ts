import { localOf, momentOf } from "./wall-time.ts";

/** Night as a bird in a home keeps it: ten hours, from nine in the evening. Healthy small birds rest and eat nothing in it. */
const DUSK = "T21:00";
const DAWN = "T07:00";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Night = { from: number; to: number };

/** The night that begins on a calendar day ("2026-11-21"), in ms since 1970. */
function nightOf(day: string, zone: string): Night {
  const nextDay = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return { from: momentOf(day + DUSK, zone) ?? 0, to: momentOf(nextDay + DAWN, zone) ?? 0 };
}

/** The nights that may touch a stretch of time, the earliest first. */
function nightsBetween(from: number, to: number, zone: string): Night[] {
  const first = Date.parse(localOf(from, zone).slice(0, 10)) - DAY_MS;
  const last = Date.parse(localOf(to, zone).slice(0, 10));
  const days = Array.from({ length: (last - first) / DAY_MS + 1 }, (_, index) => new Date(first + index * DAY_MS).toISOString());
  return days.map((day) => nightOf(day.slice(0, 10), zone));
}

/** Hours of night between two moments (ms since 1970), in a time zone. */
export function hoursOfNight(from: number, to: number, zone: string): number {
  const overlaps = nightsBetween(from, to, zone).map((night) => Math.max(0, Math.min(to, night.to) - Math.max(from, night.from)));
  return overlaps.reduce((sum, overlap) => sum + overlap, 0) / HOUR_MS;
}

/** The moment at which so many hours outside the night have passed. */
export function addHoursAwake(from: number, hours: number, zone: string): number {
  // Two nights more than whole days: the stretch may begin and end in one.
  const horizon = from + (Math.ceil(hours / 14) + 2) * DAY_MS;
  let at = from;
  let left = hours * HOUR_MS;
  for (const night of nightsBetween(from, horizon, zone)) {
    if (night.to <= at) continue;
    const day = Math.max(0, night.from - at);
    if (left <= day) return at + left;
    left -= day;
    at = night.to;
  }
  return at + left;
}
