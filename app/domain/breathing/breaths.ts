import type { CardLevel } from "#app/domain/urgency.ts";
import type { Html } from "../content/landing-content.ts";
import type { Source } from "../content/page.ts";
import { SPECIES, type Species } from "../pets.ts";

export const STATES = { asleep: "Asleep", awake: "Awake and resting" } as const;

type State = keyof typeof STATES;

/** Whether a pet pants or breathes with an open mouth: then no number means anything. */
export const PANTING = {
  no: "No",
  yes: "Yes",
  severe: "Yes, and hot, wobbly, or it won't stop in a cool room",
} as const;

type Panting = keyof typeof PANTING;

/** What a rate means for an animal; compiled from content/breathing.yaml and the ledger. All in breaths a minute. */
export type BreathLimits = {
  id: string;
  species: readonly Species[];
  state: State;
  /** What is in print for a healthy animal; it decides nothing, because relaxed animals often stay under it. */
  usual?: { low: number; high: number };
  /** Under this, call a vet. */
  slow: number;
  /** Over this, call a vet. */
  urgent: number;
  /** Over this it is an emergency; never below `urgent`. */
  emergency: number;
  sources: readonly Source[];
};

/** Everything that the page says. */
export type BreathingContent = {
  count: { seconds: number; factor: number };
  steps: readonly Html[];
  /** What is an emergency whatever the number says. */
  signs: readonly Html[];
  /** What to do with a dog that pants and is otherwise well, with one that is in danger, and with any other animal that breathes through the mouth. */
  panting: { wait: Html; danger: Html; openMouth: Html };
  rates: readonly BreathLimits[];
  uncounted: readonly { species: readonly Species[]; says: Html }[];
  gumSteps: readonly Html[];
  gums: readonly { id: string; name: string; level: CardLevel; says: Html }[];
  sources: readonly Source[];
};

export type BreathQuery = { species?: Species; state: State; panting: Panting; breaths?: number };

const MOST_BREATHS = 400;

/** Reads the form: `?species=cat&state=asleep&breaths=14`, where `breaths` is the number counted in the half minute. */
export function readBreathQuery(params: URLSearchParams): BreathQuery {
  const species = SPECIES.find((one) => one === params.get("species"));
  const typed = (params.get("breaths") ?? "").trim();
  const breaths = Number(typed);
  return {
    ...(species && { species }),
    state: params.get("state") === "awake" ? "awake" : "asleep",
    panting: (Object.keys(PANTING) as Panting[]).find((one) => one === params.get("panting")) ?? "no",
    ...(typed !== "" && Number.isInteger(breaths) && breaths >= 0 && breaths <= MOST_BREATHS && { breaths }),
  };
}

/** Panting is how dogs cool down. In every other animal an open mouth is a sign of too little air. */
export function pantingLevel({ species, panting }: Pick<BreathQuery, "species" | "panting">): CardLevel | undefined {
  if (panting === "no" || species === undefined) return undefined;
  return species === "dog" && panting === "yes" ? "urgent" : "emergency";
}

/** The line that holds for an animal. An animal with one line has it in every state. @returns undefined when we hold no number */
export function breathLimitsFor(
  rates: readonly BreathLimits[],
  { species, state }: Pick<BreathQuery, "species" | "state">,
): BreathLimits | undefined {
  const own = rates.filter((line) => species !== undefined && line.species.includes(species));
  return own.find((line) => line.state === state) ?? own[0];
}

export type BreathFinding = "none" | "slow" | "usual" | "fast" | "racing";

/** What a rate means. No breath at all in the whole count is an emergency. */
export function assessBreaths(line: BreathLimits, perMinute: number): { finding: BreathFinding; level: CardLevel } {
  if (perMinute <= 0) return { finding: "none", level: "emergency" };
  if (perMinute > line.emergency) return { finding: "racing", level: "emergency" };
  if (perMinute > line.urgent) return { finding: "fast", level: "urgent" };
  if (perMinute < line.slow) return { finding: "slow", level: "urgent" };
  return { finding: "usual", level: "routine" };
}

/** A count that is going on: it starts with the first tap, which is the first breath. Times in ms of any steady clock. */
export type Count = { startedAt?: number; taps: number };

export const NO_COUNT: Count = { taps: 0 };

/** Takes a tap. One that comes after the time is up does not count. */
export function recordTap(count: Count, now: number, seconds: number): Count {
  if (count.startedAt === undefined) return { startedAt: now, taps: 1 };
  return isOver(count, now, seconds) ? count : { ...count, taps: count.taps + 1 };
}

export function isOver({ startedAt }: Count, now: number, seconds: number): boolean {
  return startedAt !== undefined && now - startedAt >= seconds * 1000;
}

/** Whole seconds that are left to count. */
export function secondsLeft({ startedAt }: Count, now: number, seconds: number): number {
  if (startedAt === undefined) return seconds;
  return Math.max(0, Math.ceil(seconds - (now - startedAt) / 1000));
}
