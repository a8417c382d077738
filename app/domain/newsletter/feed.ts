import { escapeHtml } from "./newsletter-issue.ts";
import type { IssueCard } from "./ports.ts";
import { mondayOfKey } from "./week.ts";

/** The sent issues as an Atom feed. */
export function atomFeed(issues: readonly IssueCard[], siteUrl: string, siteName: string): string {
  const day = (week: string) => new Date(mondayOfKey(week)).toISOString();
  const entries = issues.map(({ week, subject, intro }) => {
    const url = `${siteUrl}/newsletter/${week}`;
    return `<entry><id>${url}</id><title>${escapeHtml(subject)}</title><link href="${url}"/><updated>${day(week)}</updated><summary>${escapeHtml(intro)}</summary></entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${siteUrl}/newsletter</id><title>${escapeHtml(siteName)}: weekly pet health tips</title>
<link href="${siteUrl}/newsletter"/><link rel="self" href="${siteUrl}/newsletter/feed.xml"/><author><name>${escapeHtml(siteName)}</name></author>
<updated>${day(issues[0]?.week ?? "1970-W02")}</updated>
${entries.join("\n")}
</feed>
`;
}
