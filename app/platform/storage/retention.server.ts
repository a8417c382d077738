const DAY_MS = 86_400_000;
const UNCONFIRMED_DAYS = 7;
const VOTE_DAYS = 730;
const LETTER_DAYS = 30;
const MAIL_DAYS = 60;
const BUDGET_DAYS = 90;
const COUNT_DAYS = 400;

/** Deletes what the privacy page says is deleted: unconfirmed addresses after seven days, votes after two years, records of sent mail after two months. */
export async function eraseExpired(db: D1Database, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString();
  await db.batch([
    db.prepare("DELETE FROM subscribers WHERE state = 'pending' AND created_at < ?").bind(before(UNCONFIRMED_DAYS)),
    db.prepare("DELETE FROM votes WHERE created_at < ?").bind(before(VOTE_DAYS)),
    db.prepare("DELETE FROM letters WHERE created_at < ?").bind(now - LETTER_DAYS * DAY_MS),
    db.prepare("DELETE FROM form_counts WHERE hour < ?").bind((now - DAY_MS) / 3_600_000),
    db.prepare("DELETE FROM budget WHERE day < ?").bind(before(BUDGET_DAYS).slice(0, 10)),
    db.prepare("DELETE FROM budget_shares WHERE day < ?").bind(before(0).slice(0, 10)),
    db.prepare("DELETE FROM counts WHERE day < ?").bind(before(COUNT_DAYS).slice(0, 10)),
    // Later than any queue could still deliver it: the row prevents a mail from being sent twice.
    db.prepare("DELETE FROM outbox WHERE state IN ('sent', 'dropped', 'dead') AND created_at < ?").bind(now - MAIL_DAYS * DAY_MS),
  ]);
}
