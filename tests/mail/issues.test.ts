import { expect, test } from "vitest";
import { issueMessage } from "#app/domain/newsletter/email-messages.ts";
import { type Issue, issueOf } from "#app/domain/newsletter/newsletter-issue.ts";
import { weekKey } from "#app/domain/newsletter/week.ts";
import { inspectContent } from "#app/library/compile/load-content.ts";
import { content } from "#tests/content/our-content.ts";
import { inSmallSite } from "#tests/content/small-site.ts";
import { COLORS } from "#tests/fakes/colors.ts";

const WEEK_MS = 7 * 86_400_000;
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

test("what an editor writes for a week is checked, compiled, and is the week's mail and page", () => {
  const file = `content/newsletter/${weekKey(START)}.md`;
  const text =
    "---\nsubject: Cold nights and warm paws\nintro: Three minutes for the animals you live with.\n---\n## Ice\n\nWipe the paws **after** each walk. Read [more](/dog-guide).\n";
  const { content: small, problems } = inSmallSite([[file, () => text]], inspectContent);
  expect(problems).toEqual([]);
  const issue = issueOf(START, { care: small.care, pages: small.pages, editors: small.newsletter }, []);
  const sender = {
    siteName: "Pets",
    siteUrl: "https://pets.example",
    contactEmail: "hello@pets.example",
    postalAddress: "1 Test Street",
    colors: COLORS,
  };
  expect(issue.subject).toBe("Cold nights and warm paws");
  const mail = issueMessage({ id: "1", to: "ann@example.com" }, issue, "a".repeat(22), sender);
  expect(mail.html).toContain("<strong>after</strong>");
  expect(mail.html).toContain('href="https://pets.example/dog-guide"');
  expect(mail.text).toMatch(/Wipe the paws after each walk\./);
  expect(mail.text).toContain("Read more (https://pets.example/dog-guide).");
});
