import { createHash, randomBytes } from "node:crypto";
import type { Clock, MailingList } from "#app/domain/ports.ts";

const CONFIRM_WITHIN_S = 7 * 24 * 60 * 60;

/** Keeps subscribers in D1 and the hash of each confirmation token in KV until it expires. */
export function mailingList(db: D1Database, tokens: KVNamespace, clock: Clock): MailingList {
  return {
    async subscribe({ email, source }) {
      const id = crypto.randomUUID();
      const { meta } = await db
        .prepare("INSERT OR IGNORE INTO subscribers (id, email, source, created_at) VALUES (?, ?, ?, ?)")
        .bind(id, email, source, new Date(clock()).toISOString())
        .run();
      // A known address gets no second token: the answer is the same, and nobody is mailed twice.
      if (meta.changes === 0) return;
      const hash = createHash("sha256").update(randomBytes(16)).digest("hex");
      await tokens.put(`confirm:${hash}`, id, { expirationTtl: CONFIRM_WITHIN_S });
    },
  };
}
