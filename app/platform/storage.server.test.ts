import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { feedbackBookD1 } from "./feedback-book.d1.server.ts";
import { mailingList } from "./mailing-list.server.ts";

const clock = () => Date.UTC(2026, 10, 21);

test("one answer has one vote, and the first stands", async () => {
  const book = feedbackBookD1(env.DB, clock);
  const votes = Array.from({ length: 20 }, (_, index) => book.record({ messageId: "m1", rating: index === 0 ? "positive" : "negative", petType: "dog" }));
  await Promise.all(votes);
  const { results } = await env.DB.prepare("SELECT * FROM votes").all();
  expect(results).toEqual([{ message_id: "m1", rating: "positive", pet_type: "dog", created_at: "2026-11-21T00:00:00.000Z" }]);
});

test("a repeated address is one subscriber with one hashed token, waiting to be confirmed", async () => {
  const list = mailingList(env.DB, env.TOKENS, clock);
  for (let turn = 0; turn < 5; turn++) await list.subscribe({ email: "ann@example.com", source: "modal" });
  const { results } = await env.DB.prepare("SELECT email, source, state FROM subscribers").all();
  expect(results).toEqual([{ email: "ann@example.com", source: "modal", state: "pending" }]);
  const { keys } = await env.TOKENS.list();
  expect(keys).toHaveLength(1);
  expect(keys[0]?.name).toMatch(/^confirm:[0-9a-f]{64}$/);
  expect(keys[0]?.expiration).toBeDefined();
});
