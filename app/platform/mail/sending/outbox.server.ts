import { LETTERS_AN_HOUR, MAIL_ATTEMPTS, MAIL_LEASE_MS } from "#app/domain/limits.ts";
import type { Clock } from "#app/domain/ports.ts";
import { suppress } from "../list/suppressions.server.ts";

const HOUR_MS = 3_600_000;
const SWEEP_GRACE_MS = 2 * 60_000;
const SWEEP_AGAIN_MS = 60 * 60_000;

/** A mail claimed by one consumer until its lease ends. */
export type ClaimedMail = {
  id: string;
  kind: "confirm" | "my-data" | "issue";
  issue: string | null;
  subscriberId: string;
  email: string;
  /** Including this attempt. */
  attempts: number;
};

/** `later`: when it may be retried. `over`: nothing is left to do. */
type Claim = { mail: ClaimedMail } | { later: number } | { over: true };

export type Outbox = {
  claim(id: string): Promise<Claim>;
  sent(id: string): Promise<void>;
  /** Returns a claimed mail. @param countsAttempt false when the failure is not about this mail */
  putBack(id: string, dueAt: number, error: string, countsAttempt: boolean): Promise<void>;
  dead(id: string, error: string): Promise<void>;
  /** The mailbox does not exist: deletes the address and keeps its hash. */
  bounced(mail: ClaimedMail): Promise<void>;
  /** Overdue mail. Each is returned once an hour at most. */
  overdue(most: number): Promise<string[]>;
};

export function outboxD1(db: D1Database, clock: Clock): Outbox {
  // Confirmations go to unconfirmed subscribers, issues to confirmed ones, and only the newest issue.
  const STILL_OWED = `EXISTS (SELECT 1 FROM subscribers s WHERE s.id = outbox.subscriber_id AND (
      kind = 'my-data' OR (kind = 'confirm' AND s.state = 'pending')
      OR (kind = 'issue' AND s.state = 'confirmed' AND issue = (SELECT max(week) FROM issues))))`;
  const lettersFull = (now: number) =>
    `kind <> 'issue' AND (SELECT count(*) FROM outbox WHERE kind <> 'issue' AND sent_at > ${now - HOUR_MS}) >= ${LETTERS_AN_HOUR}`;
  return {
    async claim(id) {
      const now = clock();
      const [, , taken, found] = await db.batch<Record<string, unknown>>([
        db
          .prepare(
            `UPDATE outbox SET state = 'dropped' WHERE id = ? AND state IN ('waiting', 'sending') AND due_at <= ? AND NOT ${STILL_OWED}`,
          )
          .bind(id, now),
        db
          .prepare(
            `UPDATE outbox SET due_at = ?2, sweep_at = ?2 WHERE id = ?1 AND state = 'waiting' AND due_at <= ?3 AND ${lettersFull(now)}`,
          )
          .bind(id, now + HOUR_MS / 6, now),
        db
          .prepare(
            `UPDATE outbox SET state = 'sending', attempts = attempts + 1, due_at = ?3, sweep_at = ?3 + ${SWEEP_GRACE_MS}
             WHERE id = ?1 AND state IN ('waiting', 'sending') AND due_at <= ?2 AND attempts < ${MAIL_ATTEMPTS}
             RETURNING id, kind, issue, subscriber_id AS subscriberId, attempts`,
          )
          .bind(id, now, now + MAIL_LEASE_MS),
        db
          .prepare("SELECT o.state, o.due_at AS dueAt, s.email FROM outbox o JOIN subscribers s ON s.id = o.subscriber_id WHERE o.id = ?")
          .bind(id),
      ]);
      const row = found?.results[0] as { state: string; dueAt: number; email: string } | undefined;
      const mail = taken?.results[0] as Omit<ClaimedMail, "email"> | undefined;
      if (mail && row) return { mail: { ...mail, email: row.email } };
      if (!row || (row.state !== "waiting" && row.state !== "sending")) return { over: true };
      if (row.dueAt > now) return { later: row.dueAt };
      // The consumer of the sixth attempt never reported back.
      await this.dead(id, "abandoned");
      return { over: true };
    },
    async sent(id) {
      await db.prepare("UPDATE outbox SET state = 'sent', sent_at = ?, error = NULL WHERE id = ?").bind(clock(), id).run();
    },
    async putBack(id, dueAt, error, countsAttempt) {
      await db
        .prepare("UPDATE outbox SET state = 'waiting', due_at = ?2, sweep_at = ?2 + ?3, error = ?4, attempts = attempts - ?5 WHERE id = ?1")
        .bind(id, dueAt, SWEEP_GRACE_MS, error, countsAttempt ? 0 : 1)
        .run();
    },
    async dead(id, error) {
      await db.prepare("UPDATE outbox SET state = 'dead', error = ? WHERE id = ?").bind(error, id).run();
    },
    async bounced({ subscriberId, email }) {
      await db.batch([suppress(db, email, "bounced", clock()), db.prepare("DELETE FROM subscribers WHERE id = ?").bind(subscriberId)]);
    },
    async overdue(most) {
      const now = clock();
      const { results } = await db
        .prepare(
          `UPDATE outbox SET sweep_at = ?2 WHERE id IN (
             SELECT id FROM outbox WHERE state IN ('waiting', 'sending') AND sweep_at <= ?1 AND due_at <= ?1 ORDER BY sweep_at LIMIT ?3) RETURNING id`,
        )
        .bind(now, now + SWEEP_AGAIN_MS, most)
        .all<{ id: string }>();
      return results.map(({ id }) => id);
    },
  };
}
