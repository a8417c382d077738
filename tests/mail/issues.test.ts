import { join } from "node:path";
import { expect, test } from "vitest";
import { type Issue, issueOf } from "#app/domain/mail/newsletter-issue.ts";
import { weekKey } from "#app/domain/mail/week.ts";
import { inspectContent } from "#app/library/build/load-content.ts";

const WEEK_MS = 7 * 86_400_000;
const { content } = inspectContent(join(import.meta.dirname, "../.."));
const START = Date.UTC(2026, 10, 23, 8);

function issues(weeks: number): Issue[] {
  const sent: Issue[] = [];
  for (let week = 0; week < weeks; week++) {
    sent.unshift(issueOf(START + week * WEEK_MS, { care: content.care, pages: content.pages, editors: [] }, sent));
  }
  return sent.reverse();
}

test("four years of issues: each is whole, and nothing is said twice within 26 weeks", () => {
  const all = issues(208);
  const lastSaid = new Map<string, number>();
  all.forEach((issue, week) => {
    expect(issue.parts.length, issue.week).toBe(4);
    for (const { html, link } of issue.parts) {
      const said = link?.path ?? html;
      const before = lastSaid.get(said);
      if (before !== undefined) expect(week - before, `${issue.week}: ${said}`).toBeGreaterThan(26);
      lastSaid.set(said, week);
    }
  });
});

test("the same week gives the same issue, and an editor's file goes before it", () => {
  const from = { care: content.care, pages: content.pages, editors: [] };
  expect(issueOf(START, from, [])).toEqual(issueOf(START + 5 * 86_400_000, from, []));
  const editors = [{ week: weekKey(START), subject: "Our own", intro: "By hand.", html: "<p>Words</p>" }];
  expect(issueOf(START, { ...from, editors }, [])).toMatchObject({ subject: "Our own", parts: [{ html: "<p>Words</p>" }] });
  expect(issueOf(START + WEEK_MS, { ...from, editors }, []).subject).not.toBe("Our own");
});
