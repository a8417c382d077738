import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { COLORS } from "#tests/fakes/colors.ts";
import { countsD1 } from "./counts.server.ts";
import { isSummaryDue, readSummary, summaryMessage } from "./summary.server.ts";

const MONDAY_8 = Date.UTC(2026, 10, 23, 8);
const HOUR = 3_600_000;
const SENDER = {
  siteName: "Pets",
  siteUrl: "https://pets.example",
  contactEmail: "desk@pets.example",
  postalAddress: "1 Street",
  colors: COLORS,
};

test("the summary is due once a week, from Monday 8:00 UTC on, and at once on a new site", () => {
  expect(isSummaryDue(MONDAY_8, undefined)).toBe(true);
  expect(isSummaryDue(MONDAY_8 - HOUR, MONDAY_8 - 160 * HOUR)).toBe(false);
  expect(isSummaryDue(MONDAY_8, MONDAY_8 - 160 * HOUR)).toBe(true);
  expect(isSummaryDue(MONDAY_8 + 60 * HOUR, MONDAY_8 - 100 * HOUR)).toBe(true);
  expect(isSummaryDue(MONDAY_8 + 60 * HOUR, MONDAY_8 + HOUR)).toBe(false);
});

test("the summary holds the counts of the last seven days and the faults, and no address", async () => {
  const count = (at: number) => countsD1(env.DB, () => at);
  await count(MONDAY_8)(["answers", "level:urgent"]);
  await count(MONDAY_8 - 48 * HOUR)(["answers", "failure:upstream_500"]);
  await count(MONDAY_8 - 300 * HOUR)(["answers"]);
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO votes (message_id, rating, created_at, reason, level) VALUES ('m1', 'negative', '2026-11-22', 'waited', 'urgent')",
    ),
    env.DB.prepare("INSERT INTO subscribers (id, email, source, created_at) VALUES ('s1', 'ann@example.com', 'page', '2026-11-22')"),
  ]);
  const lines = await readSummary(env.DB, MONDAY_8);
  expect(lines).toEqual([
    { what: "answers", times: 2 },
    { what: "failure:upstream_500", times: 1 },
    { what: "level:urgent", times: 1 },
    { what: "vote:negative waited urgent", times: 1 },
    { what: "subscribers:pending", times: 1 },
  ]);
  const { text, html } = summaryMessage("op@pets.example", MONDAY_8, lines, [{ code: "cron_late", detail: "cron-daily" }], SENDER);
  expect(text).toMatch(/answers +2\n/);
  expect(text).toContain("- cron_late (cron-daily)");
  expect(text + html).not.toContain("ann@");
});
