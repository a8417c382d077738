import type { CardLevel } from "#app/domain/urgency.ts";
import type { Html } from "../content/landing-content.ts";
import type { Source } from "../content/page.ts";
import { SPECIES, type Species } from "../pets.ts";
import { addHoursAwake } from "./night.ts";

/** What a pet has last done, in the order of the form. */
export const LAST_ACTS = { eat: "eaten", drink: "drunk", pee: "peed", droppings: "passed droppings or stool" } as const;

export type LastAct = keyof typeof LAST_ACTS;

export const AGES = ["adult", "young"] as const;

export type Age = (typeof AGES)[number];

const YOUNG_NAMES: { readonly [name in Species]?: string } = { dog: "puppy", cat: "kitten" };

/** An age in words. `young` names an animal under six months, the age under which its limits hold. */
export function ageName(age: Age, species: Species | undefined): string {
  return age === "adult" ? age : ((species && YOUNG_NAMES[species]) ?? "puppy or kitten");
}

export const SEXES = { female: "Female", male: "Male" } as const;

type Sex = keyof typeof SEXES;

/** Where the hours begin: at the last time, or at the first food that was refused. */
export const COUNTED_SINCE = ["last", "refused"] as const;

/** How long an animal may go without one thing; compiled from content/clocks.yaml and the ledger. */
export type TimeLimits = {
  id: string;
  species: readonly Species[];
  /** Absent where age makes no difference. */
  age?: Age;
  /** Absent where sex makes no difference. */
  sex?: Sex;
  what: LastAct;
  since: (typeof COUNTED_SINCE)[number];
  /** Only hours awake count. */
  awake: boolean;
  /** Hours after which to call a vet: the number to count with, and as it is printed. */
  urgent: Limit;
  /** Hours after which it is an emergency. */
  emergency?: Limit;
  /** What makes it an emergency at once. */
  now: Html;
  sources: readonly Source[];
};

export type Limit = { hours: number; words: string };

/** `sex` is left out when the owner is not sure. `asleep`: how many of the hours were sleep. */
export type ClockQuery = { species?: Species; age: Age; sex?: Sex; what: LastAct; hours?: number; asleep?: number };

/** Longer than this ago nobody counts in hours. */
export const MOST_HOURS = 24 * 30;

/** Reads the form: `?species=cat&age=adult&what=eat&hours=20`. Words that are none of ours are left out. */
export function readClockQuery(params: URLSearchParams): ClockQuery {
  const species = SPECIES.find((one) => one === params.get("species"));
  const sex = (Object.keys(SEXES) as Sex[]).find((one) => one === params.get("sex"));
  const hours = readHours(params.get("hours"));
  const asleep = readHours(params.get("asleep"));
  return {
    ...(species && { species }),
    age: params.get("age") === "young" ? "young" : "adult",
    ...(sex && { sex }),
    what: (Object.keys(LAST_ACTS) as LastAct[]).find((one) => one === params.get("what")) ?? "eat",
    ...(hours !== undefined && { hours }),
    ...(asleep !== undefined && { asleep }),
  };
}

function readHours(text: string | null): number | undefined {
  const typed = (text ?? "").trim().replace(",", ".");
  const hours = Number(typed);
  return typed !== "" && hours >= 0 && hours <= MOST_HOURS ? hours : undefined;
}

/**
 * The line that holds for an animal. Males get the earlier limit, so an animal of unknown sex counts as male.
 * @returns undefined when we hold no figure: then a vet has to say
 */
export function timeLimitsFor(
  lines: readonly TimeLimits[],
  { species, age, sex = "male", what }: Omit<ClockQuery, "hours" | "asleep">,
): TimeLimits | undefined {
  return lines.find(
    (line) =>
      line.what === what &&
      species !== undefined &&
      line.species.includes(species) &&
      (!line.age || line.age === age) &&
      (!line.sex || line.sex === sex),
  );
}

/**
 * How many of the hours count towards the limits: all, or those awake.
 * @param asleep hours of sleep among them; a number larger than `hours` makes no sense and is ignored
 */
export function hoursThatCount(line: TimeLimits | undefined, hours: number, asleep = 0): number {
  return line?.awake && asleep <= hours ? hours - asleep : hours;
}

/** How urgent it is after this many hours. A limit is reached at its hour, not after it. Without a line a vet has to say. */
export function clockLevel(line: TimeLimits | undefined, hours: number): CardLevel {
  if (!line) return "urgent";
  if (line.emergency && hours >= line.emergency.hours) return "emergency";
  if (hours >= line.urgent.hours) return "urgent";
  return "routine";
}

const HOUR_MS = 3_600_000;

/** A limit as a moment in time. */
export type ClockMoment = { level: Extract<CardLevel, "urgent" | "emergency">; at: number };

/** A count that has begun. */
export type RunningCount = {
  /** The moment from which hours count, in ms since 1970; sleep that has passed is already taken off. */
  start: number;
  now: number;
  /** IANA name of the time zone: where it is night. */
  zone: string;
};

/**
 * The moments at which the limits are reached, the earliest first. Hours are real ones: clocks that are put forward or back change
 * nothing. Where only hours awake count, the nights to come are skipped.
 */
export function clockMoments({ urgent, emergency, awake }: TimeLimits, { start, now, zone }: RunningCount): ClockMoment[] {
  const moment = ({ hours }: Limit) => {
    const at = start + hours * HOUR_MS;
    return awake && at > now ? addHoursAwake(now, (at - now) / HOUR_MS, zone) : at;
  };
  return [{ level: "urgent", at: moment(urgent) }, ...(emergency ? [{ level: "emergency" as const, at: moment(emergency) }] : [])];
}

/** Hours between two moments; none before the first. */
export function hoursSince(lastSeen: number, now: number): number {
  return Math.max(0, (now - lastSeen) / HOUR_MS);
}

/** The moment that lies this many hours back. */
export function hoursAgo(hours: number, now: number): number {
  return now - hours * HOUR_MS;
}
