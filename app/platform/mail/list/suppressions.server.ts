import { hashOfAddress } from "./hashes.server.ts";

/** Stores the hash of an address that must not be mailed. A second call keeps the more severe reason. */
export function suppress(db: D1Database, email: string, reason: "unsubscribed" | "bounced", now: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO suppressions (email_hash, reason, created_at) VALUES (?1, ?2, ?3)
       ON CONFLICT DO UPDATE SET lifted_at = NULL, reason = CASE WHEN reason = 'bounced' THEN reason ELSE ?2 END`,
    )
    .bind(hashOfAddress(email), reason, new Date(now).toISOString());
}

/** Deletes an address and everything that depends on it; its hash remains, so that it is not mailed again. */
export async function forget(db: D1Database, subscriberId: string, now: number): Promise<void> {
  const email = await db.prepare("SELECT email FROM subscribers WHERE id = ?").bind(subscriberId).first<string>("email");
  if (!email) return;
  await db.batch([suppress(db, email, "unsubscribed", now), db.prepare("DELETE FROM subscribers WHERE id = ?").bind(subscriberId)]);
}
