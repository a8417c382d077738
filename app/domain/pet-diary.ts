/** What an owner writes down about a pet, day by day, on their own device. It is never sent. */
export type DiaryEntry = {
  /** The pet's name, as in its profile. */
  pet: string;
  kind: DiaryKind;
  /** Milliseconds since the epoch. */
  at: number;
  /** Breaths a minute, or the weight in the owner's unit; none for a medicine or a day. */
  value?: number;
  /** Which medicine, or how the day is (`FEELINGS`). */
  note?: string;
};

const DIARY_KINDS = ["breaths", "weight", "medicine", "day"] as const;

/** How a pet is, in a tap. */
export const FEELINGS = { better: "Better", same: "The same", worse: "Worse" } as const;

export type DiaryKind = (typeof DIARY_KINDS)[number];

const MOST_ENTRIES = 2000;
const NOTE_CHARS = 120;

/** Reads the diary from storage; what is of another shape is left out. */
export function readDiary(stored: unknown): DiaryEntry[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    if (typeof one !== "object" || one === null) return [];
    const { pet, kind, at, value, note } = one as Record<string, unknown>;
    const known = DIARY_KINDS.find((name) => name === kind);
    if (typeof pet !== "string" || !known || typeof at !== "number" || !Number.isFinite(at)) return [];
    const entry: DiaryEntry = { pet, kind: known, at };
    if (typeof value === "number" && Number.isFinite(value)) entry.value = value;
    if (typeof note === "string" && note) entry.note = note.slice(0, NOTE_CHARS);
    return [entry];
  });
}

/** The diary with one entry more, the oldest left out where it has grown long. */
export function withEntry(diary: readonly DiaryEntry[], entry: DiaryEntry): DiaryEntry[] {
  return [...diary, entry].sort((one, other) => one.at - other.at).slice(-MOST_ENTRIES);
}

/** What is written about one pet, the newest first. */
export function entriesOf(diary: readonly DiaryEntry[], pet: string, kind: DiaryKind): DiaryEntry[] {
  return diary.filter((entry) => entry.pet === pet && entry.kind === kind).sort((one, other) => other.at - one.at);
}

export type Curve = { points: readonly { x: number; y: number }[]; low: number; high: number };

/**
 * The places of the values in a drawing, from the oldest at the left to the newest at the right.
 * @param most a value that must be in the drawing, such as a limit
 * @returns undefined while there are fewer than two
 */
export function curveOf(
  entries: readonly DiaryEntry[],
  { width, height, most }: { width: number; height: number; most?: number },
): Curve | undefined {
  const dated = entries.flatMap(({ at, value }) => (value === undefined ? [] : [{ at, value }])).sort((one, other) => one.at - other.at);
  const [first, last] = [dated[0], dated.at(-1)];
  if (!first || !last || dated.length < 2) return undefined;
  const values = [...dated.map(({ value }) => value), ...(most === undefined ? [] : [most])];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const across = last.at - first.at || 1;
  const points = dated.map(({ at, value }) => ({ x: ((at - first.at) / across) * width, y: heightOf(value, low, high, height) }));
  return { points, low, high };
}

/** How far below the top a value stands. */
export function heightOf(value: number, low: number, high: number, height: number): number {
  return high === low ? height / 2 : height - ((value - low) / (high - low)) * height;
}
