import type { CardLevel } from "#app/domain/urgency.ts";
import type { Html } from "../content/landing-content.ts";
import type { Source } from "../content/page.ts";
import { SPECIES, type Species } from "../pets.ts";

/** What a pet has last done, in the order of the form. */
export const LAST_ACTS = { eat: "eaten", drink: "drunk", pee: "peed", droppings: "passed droppings or stool" } as const;

export type LastAct = keyof typeof LAST_ACTS;

export const AGES = { adult: "Adult", young: "Puppy or kitten" } as const;

type Age = keyof typeof AGES;

/** How long an animal may go without one thing; compiled from content/clocks.yaml and the ledger. */
export type TimeLimits = {
  id: string;
  species: readonly Species[];
  /** Absent where age makes no difference. */
  age?: Age;
  what: LastAct;
  /** Hours after which a vet must hear of it: the number to count with, and as it is printed. */
  urgent?: Limit;
  /** Hours after which it is an emergency. */
  emergency?: Limit;
  /** What makes it an emergency at once. */
  now: Html;
  sources: readonly Source[];
};

export type Limit = { hours: number; words: string };

export type ClockQuery = { species?: Species; age: Age; what: LastAct; hours?: number };

/** Longer than this ago nobody counts in hours. */
export const MOST_HOURS = 24 * 30;

/** Reads the form: `?species=cat&age=adult&what=eat&hours=20`. Words that are none of ours are left out. */
export function readClockQuery(params: URLSearchParams): ClockQuery {
  const species = SPECIES.find((one) => one === params.get("species"));
  const typed = (params.get("hours") ?? "").trim().replace(",", ".");
  const hours = Number(typed);
  return {
    ...(species && { species }),
    age: params.get("age") === "young" ? "young" : "adult",
    what: (Object.keys(LAST_ACTS) as LastAct[]).find((one) => one === params.get("what")) ?? "eat",
    ...(typed !== "" && hours >= 0 && hours <= MOST_HOURS && { hours }),
  };
}

/** The line that holds for an animal. @returns undefined when we hold no figure: then a vet has to say */
export function timeLimitsFor(lines: readonly TimeLimits[], { species, age, what }: ClockQuery): TimeLimits | undefined {
  return lines.find(
    (line) => line.what === what && species !== undefined && line.species.includes(species) && (!line.age || line.age === age),
  );
}

/** How urgent it is after this many hours. A limit is reached at its hour, not after it. Without a line a vet has to say. */
export function clockLevel(line: TimeLimits | undefined, hours: number): CardLevel {
  if (!line) return "urgent";
  if (line.emergency && hours >= line.emergency.hours) return "emergency";
  if (line.urgent && hours >= line.urgent.hours) return "urgent";
  return "routine";
}

const HOUR_MS = 3_600_000;

/** A limit as a moment in time. */
export type ClockMoment = { level: Extract<CardLevel, "urgent" | "emergency">; at: number };

/**
 * The moments at which a line is reached, the earliest first.
 * @param lastSeen when the animal last did it, in ms since 1970. Hours are real ones: clocks that are put forward or back change nothing
 */
export function clockMoments({ urgent, emergency }: TimeLimits, lastSeen: number): ClockMoment[] {
  return [
    ...(urgent ? [{ level: "urgent" as const, at: lastSeen + urgent.hours * HOUR_MS }] : []),
    ...(emergency ? [{ level: "emergency" as const, at: lastSeen + emergency.hours * HOUR_MS }] : []),
  ];
}

/** Hours between two moments; none before the first. */
export function hoursSince(lastSeen: number, now: number): number {
  return Math.max(0, (now - lastSeen) / HOUR_MS);
}

/** The moment that lies this many hours back. */
export function hoursAgo(hours: number, now: number): number {
  return now - hours * HOUR_MS;
}
