import { LETTERS_A_DAY, LETTERS_A_MAILBOX_DAY, LETTERS_A_MONTH } from "#app/domain/limits.ts";
import type { Clock } from "#app/domain/ports.ts";
import { hashOfAddress, hashOfMailbox } from "./hashes.server.ts";
import type { LinkTokens, Purpose } from "./link-tokens.server.ts";

const DAY_MS = 24 * 3_600_000;
const SWEEP_AFTER_MS = 2 * 60_000;

export type LetterOptions = {
  db: D1Database;
  tokens: LinkTokens;
  clock: Clock;
  /** Announces a waiting mail to the sender. May fail, because the sweep finds the mail anyway. */
  announce: (mailId: string) => Promise<unknown>;
};

type OwedLetter = {
  kind: Purpose;
  email: string;
  /** SQL: the states in which a subscriber is owed this letter. */
  states: string;
  /** Run before it, in the same transaction. */
  before?: readonly D1PreparedStatement[];
};

/**
 * Writes a mail to D1 and the hash of its code to KV, then announces it. The steps are the same for every address, known or not, so that
 * the response time reveals nothing.
 */
export async function oweLetter({ db, tokens, clock, announce }: LetterOptions, letter: OwedLetter): Promise<void> {
  const before = letter.before ?? [];
  const id = crypto.randomUUID();
  const results = await db.batch<{ subscriberId?: string }>([...before, ...inserts(db, clock(), id, letter)]);
  const owed = results[before.length]?.results[0];
  // Written again when the mail is sent; until then nobody has the code.
  await tokens.issue(letter.kind, id, owed?.subscriberId).catch(() => undefined);
  await announce(id).catch(() => undefined);
}

/**
 * Adds a mail for an address in a given state, unless its limit is reached. One statement checks and writes, so that two concurrent
 * requests cannot both pass. The mail and its count are written together.
 */
function inserts(db: D1Database, now: number, id: string, { kind, email, states }: OwedLetter): D1PreparedStatement[] {
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
      .prepare("INSERT INTO letters (id, email_hash, mailbox_hash, kind, created_at) SELECT id, ?2, ?3, kind, ?4 FROM outbox WHERE id = ?1")
      .bind(id, hash, mailbox, now),
  ];
}
