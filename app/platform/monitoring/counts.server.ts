import type { Clock } from "#app/domain/ports.ts";

/** Adds one to each of these names for the day. A lost count is no fault: the promise never rejects. */
export function countsD1(db: D1Database, clock: Clock): (names: readonly string[]) => Promise<void> {
  return async (names) => {
    if (names.length === 0) return;
    const day = new Date(clock()).toISOString().slice(0, 10);
    try {
      const add = db.prepare("INSERT INTO counts (day, name, times) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET times = times + 1");
      await db.batch(names.map((name) => add.bind(day, name.slice(0, 80))));
    } catch {
      // As the promise says: it never rejects, also without a database.
    }
  };
}
