import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { votesD1 } from "./votes.d1.server.ts";

const clock = () => Date.UTC(2026, 10, 21);

test("an answer has one vote, and the first counts", async () => {
  const book = votesD1(env.DB, clock);
  const votes = Array.from({ length: 20 }, (_, index) =>
    book.record({ messageId: "m1", rating: index === 0 ? "positive" : "negative", petType: "dog", level: "urgent", page: "/about" }),
  );
  await Promise.all(votes);
  const { results } = await env.DB.prepare("SELECT * FROM votes").all();
  expect(results).toEqual([
    {
      message_id: "m1",
      rating: "positive",
      pet_type: "dog",
      created_at: "2026-11-21T00:00:00.000Z",
      reason: null,
      level: "urgent",
      page: "/about",
    },
  ]);
});
