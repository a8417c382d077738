import { ISSUE_PAGE, ISSUE_WEEKS_APART } from "#app/domain/limits.ts";
import type { Issue } from "#app/domain/newsletter/newsletter-issue.ts";
import type { Newsletter } from "#app/domain/newsletter/ports.ts";
import { isWeekKey, weekKey } from "#app/domain/newsletter/week.ts";
import type { Clock } from "#app/domain/ports.ts";

const SWEEP_AFTER_MS = 10 * 60_000;
const MAIL_SWEEP_AFTER_MS = 30 * 60_000;
const SHOWN = 52;

export type Issues = Newsletter & {
  /** Creates the issue of a week, once, however often it is called. @returns the week's key */
  open(at: number, compose: (recent: readonly Issue[]) => Issue): Promise<string>;
  /** Adds the issue to the outbox for the next subscribers. @returns the ids of the mails, and whether that was the last page */
  nextPage(week: string): Promise<{ mails: string[]; last: boolean }>;
  /** Issues that were not paged completely. */
  unfinished(): Promise<string[]>;
};

export function issuesD1(db: D1Database, clock: Clock): Issues {
  return {
    async open(at, compose) {
      const week = weekKey(at);
      const known = await db.prepare("SELECT 1 FROM issues WHERE week = ?").bind(week).first();
      if (known) return week;
      const { results } = await db
        .prepare("SELECT content FROM issues WHERE week < ? ORDER BY week DESC LIMIT ?")
        .bind(week, ISSUE_WEEKS_APART)
        .all<{ content: string }>();
      const issue = compose(results.map(({ content }) => JSON.parse(content) as Issue));
      await db
        .prepare("INSERT OR IGNORE INTO issues (week, content, opened_at, sweep_at) VALUES (?, ?, ?, ?)")
        .bind(week, JSON.stringify(issue), clock(), clock() + SWEEP_AFTER_MS)
        .run();
      return week;
    },

    async nextPage(week) {
      const now = clock();
      // One transaction, so that two concurrent callers take different pages.
      const page = `SELECT id FROM subscribers WHERE state = 'confirmed' AND id > (SELECT page_after FROM issues WHERE week = ?1)
        AND confirmed_at <= strftime('%Y-%m-%dT%H:%M:%fZ', (SELECT opened_at FROM issues WHERE week = ?1) / 1000.0, 'unixepoch') ORDER BY id LIMIT ${ISSUE_PAGE}`;
      const open = "(SELECT paged_at FROM issues WHERE week = ?1) IS NULL AND EXISTS (SELECT 1 FROM issues WHERE week = ?1)";
      const [found] = await db.batch<{ id: string }>([
        db.prepare(`SELECT id FROM (${page}) WHERE ${open}`).bind(week),
        db
          .prepare(
            `INSERT OR IGNORE INTO outbox (id, kind, issue, subscriber_id, due_at, sweep_at, created_at)
             SELECT ?1 || ':' || id, 'issue', ?1, id, ?2, ?2 + ${MAIL_SWEEP_AFTER_MS}, ?2 FROM (${page}) WHERE ${open}`,
          )
          .bind(week, now),
        db
          .prepare(
            `UPDATE issues SET page_after = coalesce((SELECT max(id) FROM (${page})), page_after), sweep_at = ?2 + ${SWEEP_AFTER_MS},
             paged_at = CASE WHEN (SELECT count(*) FROM (${page})) < ${ISSUE_PAGE} THEN ?2 END WHERE week = ?1 AND paged_at IS NULL`,
          )
          .bind(week, now),
      ]);
      const mails = (found?.results ?? []).map(({ id }) => `${week}:${id}`);
      return { mails, last: mails.length < ISSUE_PAGE };
    },

    async unfinished() {
      const now = clock();
      const { results } = await db
        .prepare("UPDATE issues SET sweep_at = ?2 WHERE paged_at IS NULL AND sweep_at <= ?1 RETURNING week")
        .bind(now, now + SWEEP_AFTER_MS)
        .all<{ week: string }>();
      return results.map(({ week }) => week);
    },

    async issues() {
      const { results } = await db.prepare("SELECT content FROM issues ORDER BY week DESC LIMIT ?").bind(SHOWN).all<{ content: string }>();
      return results.map(({ content }) => {
        const { week, subject, intro } = JSON.parse(content) as Issue;
        return { week, subject, intro };
      });
    },

    async issue(week) {
      if (!isWeekKey(week)) return undefined;
      const content = await db.prepare("SELECT content FROM issues WHERE week = ?").bind(week).first<string>("content");
      return content ? (JSON.parse(content) as Issue) : undefined;
    },
  };
}
