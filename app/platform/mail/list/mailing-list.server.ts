import { ADDRESSES_A_CLIENT_HOUR, LETTERS_A_DAY, LETTERS_A_MAILBOX_DAY, LETTERS_A_MONTH } from "#app/domain/limits.ts";
import type { MailingList } from "#app/domain/newsletter/ports.ts";
import type { Clock } from "#app/domain/ports.ts";
import { hashOfAddress, hashOfMailbox, hashOfToken, isToken } from "./hashes.server.ts";
import type { LinkTokens, Purpose } from "./link-tokens.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SWEEP_AFTER_MS = 2 * 60_000;

type MailingListOptions = {
  db: D1Database;
  tokens: LinkTokens;
  clock: Clock;
  /** The client's hash, which changes daily. */
  client: string;
  /** Announces a waiting mail to the sender. May fail, because the sweep finds the mail anyway. */
  announce: (mailId: string) => Promise<unknown>;
};

/** Stores subscribers, suppressed addresses and due mail in D1. */
export function mailingListD1({ db, tokens, clock, client, announce }: MailingListOptions): MailingList {
  /** Counts this client's addresses in this hour. @returns true when the limit is exceeded */
  async function tooOften(): Promise<boolean> {
    const hour = Math.floor(clock() / HOUR_MS);
    const counted = await db
      .prepare("INSERT INTO form_counts (client, hour, times) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET times = times + 1 RETURNING times")
      .bind(client, hour)
      .first<number>("times");
    return (counted ?? 0) > ADDRESSES_A_CLIENT_HOUR;
  }

  /**
   * Adds a mail for an address in a given state, unless its limit is reached. One statement checks and writes, so that two concurrent
   * requests cannot both pass. The mail and its count are written together.
   */
  function oweLetter(id: string, kind: Purpose, email: string, states: string): D1PreparedStatement[] {
    const now = clock();
    const [hash, mailbox] = [hashOfAddress(email), hashOfMailbox(email)];
    return [
      db
        .prepare(
          `INSERT INTO outbox (id, kind, subscriber_id, due_at, sweep_at, created_at)
           SELECT ?1, ?2, id, ?3, ?3 + ${SWEEP_AFTER_MS}, ?3 FROM subscribers WHERE email = ?4 AND ${states}
             AND (SELECT count(*) FROM letters WHERE email_hash = ?5 AND kind = ?2 AND created_at > ?3 - ${DAY_MS}) < ${LETTERS_A_DAY}
             AND (SELECT count(*) FROM letters WHERE email_hash = ?5 AND kind = ?2 AND created_at > ?3 - ${30 * DAY_MS}) < ${LETTERS_A_MONTH}
             AND (SELECT count(*) FROM letters WHERE mailbox_hash = ?6 AND created_at > ?3 - ${DAY_MS}) < ${LETTERS_A_MAILBOX_DAY}
             AND NOT EXISTS (SELECT 1 FROM suppressions WHERE email_hash = ?5 AND reason = 'bounced')
           RETURNING subscriber_id AS subscriberId`,
        )
        .bind(id, kind, now, email, hash, mailbox),
      db
        .prepare(
          "INSERT INTO letters (id, email_hash, mailbox_hash, kind, created_at) SELECT id, ?2, ?3, kind, ?4 FROM outbox WHERE id = ?1",
        )
        .bind(id, hash, mailbox, now),
    ];
  }

  /**
   * Writes a mail to D1 and the hash of its code to KV, then announces it. The steps are the same for every address, known or not, so that
   * the response time reveals nothing.
   */
  async function owe(kind: Purpose, email: string, states: string, before: readonly D1PreparedStatement[] = []): Promise<void> {
    const id = crypto.randomUUID();
    const results = await db.batch<{ subscriberId?: string }>([...before, ...oweLetter(id, kind, email, states)]);
    const owed = results[before.length]?.results[0];
    // Written again when the mail is sent; until then nobody has the code.
    await tokens.issue(kind, id, owed?.subscriberId).catch(() => undefined);
    await announce(id).catch(() => undefined);
  }

  /** Deletes an address and everything that depends on it; its hash remains, so that it is not mailed again. */
  async function forget(subscriberId: string): Promise<void> {
    const email = await db.prepare("SELECT email FROM subscribers WHERE id = ?").bind(subscriberId).first<string>("email");
    if (!email) return;
    await db.batch([suppress(db, email, "unsubscribed", clock()), db.prepare("DELETE FROM subscribers WHERE id = ?").bind(subscriberId)]);
  }

  return {
    async subscribe({ email, source, website }) {
      // A robot gets the same response as a person.
      if (website) return "done";
      if (await tooOften()) return "too_often";
      const since = new Date(clock()).toISOString();
      const enter = db
        .prepare("INSERT OR IGNORE INTO subscribers (id, email, source, created_at) VALUES (?, ?, ?, ?)")
        .bind(crypto.randomUUID(), email, source, since);
      await owe("confirm", email, "state = 'pending'", [enter]);
      return "done";
    },

    async confirm(token) {
      const id = await tokens.owner("confirm", token);
      if (!id) return false;
      const at = new Date(clock()).toISOString();
      const email = await db.prepare("SELECT email FROM subscribers WHERE id = ?").bind(id).first<string>("email");
      if (!email) return false;
      await db.batch([
        db.prepare("UPDATE subscribers SET state = 'confirmed', confirmed_at = ? WHERE id = ? AND state = 'pending'").bind(at, id),
        db.prepare("UPDATE suppressions SET lifted_at = ? WHERE email_hash = ? AND reason = 'unsubscribed'").bind(at, hashOfAddress(email)),
      ]);
      return true;
    },

    async unsubscribe(token) {
      if (!isToken(token)) return false;
      const link = await db
        .prepare("SELECT subscriber_id FROM unsubscribe_links WHERE hash = ?")
        .bind(hashOfToken(token))
        .first<{ subscriber_id: string | null }>();
      if (link?.subscriber_id) await forget(link.subscriber_id);
      return link !== null;
    },

    async askForData(email) {
      if (await tooOften()) return "too_often";
      await owe("my-data", email, "state IN ('pending', 'confirmed')");
      return "done";
    },

    async dataOf(token) {
      const id = await tokens.owner("my-data", token);
      if (!id) return undefined;
      const row = await db
        .prepare(
          `SELECT email, source, state, created_at AS since, confirmed_at AS confirmedSince,
             (SELECT count(*) FROM outbox WHERE subscriber_id = s.id AND state = 'sent') AS mailsSent FROM subscribers s WHERE id = ?`,
        )
        .bind(id)
        .first<{ email: string; source: string; state: string; since: string; confirmedSince: string | null; mailsSent: number }>();
      return row ? { ...row, confirmedSince: row.confirmedSince ?? undefined } : undefined;
    },

    async erase(token) {
      const id = await tokens.owner("my-data", token);
      if (id) await forget(id);
      return id !== undefined;
    },
  };
}

/** Stores the hash of an address that must not be mailed. A second call keeps the more severe reason. */
export function suppress(db: D1Database, email: string, reason: "unsubscribed" | "bounced", now: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO suppressions (email_hash, reason, created_at) VALUES (?1, ?2, ?3)
       ON CONFLICT DO UPDATE SET lifted_at = NULL, reason = CASE WHEN reason = 'bounced' THEN reason ELSE ?2 END`,
    )
    .bind(hashOfAddress(email), reason, new Date(now).toISOString());
}
