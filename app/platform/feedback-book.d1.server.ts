import type { Clock, FeedbackBook } from "#app/domain/ports.ts";
import { stubborn } from "./patience.server.ts";

/** Keeps votes in D1, one row for each answer. */
export function feedbackBookD1(db: D1Database, clock: Clock): FeedbackBook {
  return {
    async record({ messageId, rating, petType }) {
      const vote = [messageId, rating, petType ?? null, new Date(clock()).toISOString()];
      await stubborn(() =>
        db
          .prepare("INSERT OR IGNORE INTO votes (message_id, rating, pet_type, created_at) VALUES (?, ?, ?, ?)")
          .bind(...vote)
          .run(),
      );
    },
  };
}
