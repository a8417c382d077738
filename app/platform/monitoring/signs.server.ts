import type { Clock } from "#app/domain/ports.ts";

/** What is watched. A cron trigger is named by its job. */
export type SignName = "model" | "mail" | "cron-sweep" | "cron-daily" | "cron-monday" | "backup" | "summary";

/** The last code of something that is watched: "ok", or the code of its failure. `at` in milliseconds since the epoch. */
export type MonitoringSign = { name: SignName; code: string; at: number };

const AGAIN_AFTER_MS = 60_000;

/** What this isolate wrote last. */
const written = new Map<SignName, MonitoringSign>();

/**
 * Writes signs to D1, each code at most once a minute and isolate.
 * @returns a function that takes a sign; its promise never rejects, because nothing may depend on it
 */
export function signsD1(db: D1Database, clock: Clock): (name: SignName, code: string) => Promise<void> {
  return async (name, code) => {
    const at = clock();
    const last = written.get(name);
    if (last && last.code === code && at - last.at < AGAIN_AFTER_MS && at >= last.at) return;
    written.set(name, { name, code, at });
    try {
      await db
        .prepare("INSERT INTO signs (name, code, at) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET code = ?2, at = ?3 WHERE at <= ?3")
        .bind(name, code.slice(0, 80), at)
        .run();
    } catch {
      written.delete(name);
    }
  };
}
