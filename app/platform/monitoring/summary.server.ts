import type { EmailMessage, Sender } from "#app/domain/newsletter/email-messages.ts";
import { escapeHtml } from "#app/domain/newsletter/newsletter-issue.ts";
import type { HealthFault } from "#app/domain/ports.ts";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The first Monday, 8:00 UTC, of the epoch: summaries are due at this time of the week. */
const DUE_AT_MS = 4 * DAY_MS + 8 * 3_600_000;

/** One line of the summary: what was counted, and how often. */
export type SummaryLine = { what: string; times: number };

/** Whether the summary of the last week has not been sent yet. @param lastSentAt undefined on a new site, which gets one at once */
export function isSummaryDue(now: number, lastSentAt: number | undefined): boolean {
  const dueAt = Math.floor((now - DUE_AT_MS) / WEEK_MS) * WEEK_MS + DUE_AT_MS;
  return lastSentAt === undefined || lastSentAt < dueAt;
}

/** The counts of the last seven days: answers, levels, failures, votes and mail. Counts only. */
export async function readSummary(db: D1Database, now: number): Promise<SummaryLine[]> {
  const since = new Date(now - WEEK_MS).toISOString();
  const results = await db.batch<SummaryLine>([
    db.prepare("SELECT name AS what, sum(times) AS times FROM counts WHERE day >= ? GROUP BY name ORDER BY name").bind(since.slice(0, 10)),
    db
      .prepare(
        `SELECT 'vote:' || rating || coalesce(' ' || reason, '') || coalesce(' ' || level, '') AS what, count(*) AS times
         FROM votes WHERE created_at >= ? GROUP BY 1 ORDER BY 1`,
      )
      .bind(since),
    db
      .prepare("SELECT 'mail:' || kind || ' ' || state AS what, count(*) AS times FROM outbox WHERE created_at >= ? GROUP BY 1 ORDER BY 1")
      .bind(now - WEEK_MS),
    db.prepare("SELECT 'subscribers:' || state AS what, count(*) AS times FROM subscribers GROUP BY 1 ORDER BY 1"),
  ]);
  return results.flatMap((result) => result.results);
}

/** The summary as an e-mail to the operator. */
export function summaryMessage(
  to: string,
  now: number,
  lines: readonly SummaryLine[],
  faults: readonly HealthFault[],
  sender: Sender,
): EmailMessage {
  const day = new Date(now).toISOString().slice(0, 10);
  const counts = lines.map(({ what, times }) => `${what.padEnd(44)} ${String(times).padStart(8)}`);
  const wrong = faults.map(({ code, detail }) => `- ${code}${detail ? ` (${detail})` : ""}`);
  const text = [
    `${sender.siteUrl}: the seven days before ${day}. Counts only.`,
    "",
    ...(counts.length > 0 ? counts : ["Nothing was counted."]),
    "",
    ...(wrong.length > 0 ? ["Faults now (docs/operations.md, Health and alerts):", ...wrong] : ["No faults now."]),
  ].join("\n");
  return {
    id: `summary-${day}`,
    to,
    subject: `${sender.siteName}: summary of the week before ${day}`,
    html: `<pre>${escapeHtml(text)}</pre>`,
    text,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
