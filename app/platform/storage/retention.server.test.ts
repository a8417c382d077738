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

test("records of mail are deleted after sixty days, whether it was sent, dropped or given up; what waits stays", async () => {
  const list = mailingList(() => start);
  await list.subscribe({ email: "owner@example.com", source: "modal" });
  const { id } = (await env.DB.prepare("SELECT id FROM subscribers").first<{ id: string }>()) ?? {};
  await env.DB.prepare("UPDATE subscribers SET state = 'confirmed'").run();
  await env.DB.prepare("DELETE FROM outbox").run();
  const states = ["sent", "dropped", "dead", "waiting"];
  for (const state of states)
    await env.DB.prepare(
      "INSERT INTO outbox (id, kind, subscriber_id, state, due_at, sweep_at, created_at) VALUES (?1, 'my-data', ?2, ?1, 0, 0, ?3)",
    )
      .bind(state, id, start)
      .run();
  const left = async () => (await env.DB.prepare("SELECT state FROM outbox").all<{ state: string }>()).results.map(({ state }) => state);
  await eraseExpired(env.DB, start + 60 * DAY);
  expect(await left()).toHaveLength(states.length);
  await eraseExpired(env.DB, start + 61 * DAY);
  expect(await left()).toEqual(["waiting"]);
});
