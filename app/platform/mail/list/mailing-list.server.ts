import { ADDRESSES_A_CLIENT_HOUR, ADDRESSES_A_NETWORK_HOUR } from "#app/domain/limits.ts";
import type { MailingList } from "#app/domain/newsletter/ports.ts";
import { hashOfAddress, hashOfToken, isToken } from "./hashes.server.ts";
import { type LetterOptions, oweLetter } from "./letters.server.ts";
import { forget } from "./suppressions.server.ts";

const HOUR_MS = 3_600_000;

type MailingListOptions = LetterOptions & {
  /** Hashes of the client and its network, which change daily. */
  client: { id: string; network: string };
};

/** Stores subscribers, suppressed addresses and due mail in D1. */
export function mailingListD1(options: MailingListOptions): MailingList {
  return { ...subscription(options), ...personalData(options) };
}

function subscription(options: MailingListOptions): Pick<MailingList, "subscribe" | "confirm" | "unsubscribe"> {
  const { db, tokens, clock } = options;
  return {
    async subscribe({ email, source, website }) {
      // A robot gets the same response as a person.
      if (website) return "done";
      if (await tooOften(options)) return "too_often";
      const since = new Date(clock()).toISOString();
      const enter = db
        .prepare("INSERT OR IGNORE INTO subscribers (id, email, source, created_at) VALUES (?, ?, ?, ?)")
        .bind(crypto.randomUUID(), email, source, since);
      await oweLetter(options, { kind: "confirm", email, states: "state = 'pending'", before: [enter] });
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
      if (link?.subscriber_id) await forget(db, link.subscriber_id, clock());
      return link !== null;
    },
  };
}

function personalData(options: MailingListOptions): Pick<MailingList, "askForData" | "dataOf" | "erase"> {
  const { db, tokens, clock } = options;
  return {
    async askForData(email) {
      if (await tooOften(options)) return "too_often";
      await oweLetter(options, { kind: "my-data", email, states: "state IN ('pending', 'confirmed')" });
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
      if (id) await forget(db, id, clock());
      return id !== undefined;
    },
  };
}

/** Counts the addresses of this client and of its network in this hour. @returns true when a limit is exceeded */
async function tooOften({ db, clock, client: { id, network } }: MailingListOptions): Promise<boolean> {
  const hour = Math.floor(clock() / HOUR_MS);
  const counted = async (client: string) =>
    (await db
      .prepare("INSERT INTO form_counts (client, hour, times) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET times = times + 1 RETURNING times")
      .bind(client, hour)
      .first<number>("times")) ?? 0;
  // What a client is refused takes nothing from its neighbors.
  if ((await counted(id)) > ADDRESSES_A_CLIENT_HOUR) return true;
  return network !== id && (await counted(network)) > ADDRESSES_A_NETWORK_HOUR;
}
