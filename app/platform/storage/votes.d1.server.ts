import type { Clock, VoteStore } from "#app/domain/ports.ts";
import { retryingDatabase } from "./retry.server.ts";

/** Stores votes in D1, one row per answer. */
export function votesD1(db: D1Database, clock: Clock): VoteStore {
  return {
    async record({ messageId, rating, petType, reason, level, page }) {
      const why = rating === "negative" ? (reason ?? null) : null;
      const vote = [messageId, rating, petType ?? null, new Date(clock()).toISOString(), why, level ?? null, page ?? null];
      await retryingDatabase(() =>
        db
          .prepare(
            `INSERT INTO votes (message_id, rating, pet_type, created_at, reason, level, page) VALUES (?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (message_id) DO UPDATE SET reason = excluded.reason
             WHERE votes.reason IS NULL AND votes.rating = excluded.rating`,
          )
          .bind(...vote)
          .run(),
      );
    },
  };
}
