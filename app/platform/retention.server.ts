const DAY_MS = 86_400_000;
const UNCONFIRMED_DAYS = 7;
const VOTE_DAYS = 730;

/** Erases what the privacy page says is erased: unconfirmed addresses after seven days, votes after two years. */
export async function eraseExpired(db: D1Database, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString();
  await db.batch([
    db.prepare("DELETE FROM subscribers WHERE state = 'pending' AND created_at < ?").bind(before(UNCONFIRMED_DAYS)),
    db.prepare("DELETE FROM votes WHERE created_at < ?").bind(before(VOTE_DAYS)),
  ]);
}
