/** How soon an animal needs help, from the mildest to the most urgent. `info`: nobody is ill. */
export const LEVELS = ["info", "routine", "urgent", "emergency"] as const;

export type Level = (typeof LEVELS)[number];

/** The levels that a care card can have: no card says "all is well". */
export type CardLevel = Exclude<Level, "info">;

/** The same levels as a card lists them, most urgent first. */
export const CARD_LEVELS = ["emergency", "urgent", "routine"] as const satisfies readonly CardLevel[];

/** Position in `LEVELS`; -1 for anything else, so that an absent level ranks below every other. */
export function rank(level: Level | undefined): number {
  return level === undefined ? -1 : LEVELS.indexOf(level);
}

export function atLeast(level: Level | undefined, floor: Level): boolean {
  return rank(level) >= rank(floor);
}

/** Whether a vet must see the animal now or today. */
export function isPressing(level: Level | undefined): level is "urgent" | "emergency" {
  return atLeast(level, "urgent");
}

/** The most urgent of the levels given; undefined ones do not count. */
export function worst<T extends Level | undefined>(...levels: T[]): T {
  return levels.reduce((most, level) => (rank(level) > rank(most) ? level : most));
}

export function isLevel(value: unknown): value is Level {
  return (LEVELS as readonly unknown[]).includes(value);
}
