import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { mailingList } from "#tests/fakes/mailing-list.ts";
import { eraseExpired } from "./retention.server.ts";
import { votesD1 } from "./votes.d1.server.ts";

const DAY = 86_400_000;
const start = Date.UTC(2026, 0, 1);

async function left(table: "votes" | "subscribers"): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n")) ?? -1;
}

test("[R-57] unconfirmed addresses are deleted after seven days, confirmed ones stay", async () => {
  const list = mailingList(() => start);
  await list.subscribe({ email: "waits@example.com", source: "modal" });
  await list.subscribe({ email: "confirmed@example.com", source: "modal" });
  await env.DB.prepare("UPDATE subscribers SET state = 'confirmed' WHERE email LIKE 'confirmed%'").run();
  await eraseExpired(env.DB, start + 7 * DAY);
  expect(await left("subscribers")).toBe(2);
  await eraseExpired(env.DB, start + 7 * DAY + 1);
  expect(await left("subscribers")).toBe(1);
});

test("votes are deleted after two years", async () => {
  await votesD1(env.DB, () => start).record({ messageId: "old", rating: "positive" });
  await eraseExpired(env.DB, start + 730 * DAY);
  expect(await left("votes")).toBe(1);
  await eraseExpired(env.DB, start + 731 * DAY);
  expect(await left("votes")).toBe(0);
});
