import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { retryingDatabase } from "./retry.server.ts";
import { votesD1 } from "./votes.d1.server.ts";

afterEach(() => {
  vi.useRealTimers();
});

const clock = () => Date.UTC(2026, 10, 21);
const vote = (messageId: string) => ({ messageId, rating: "positive" }) as const;

/** The test's database, whose next writes succeed or not, and then lose the connection. */
function losing(times: number, arrives: boolean) {
  let left = times;
  const db = {
    prepare: (sql: string) => ({
      bind: (...values: unknown[]) => ({
        async run() {
          if (arrives || left === 0)
            await env.DB.prepare(sql)
              .bind(...values)
              .run();
          left -= 1;
          if (left >= 0) throw new Error("D1_ERROR: Network connection lost.");
        },
      }),
    }),
  };
  return db as unknown as D1Database;
}

const ratings = async (id: string) =>
  (await env.DB.prepare("SELECT rating FROM votes WHERE message_id = ?").bind(id).all()).results.map((row) => row.rating);

test("[X22] [R-58] a write whose connection is lost is retried, and there is one row", async () => {
  await votesD1(losing(2, false), clock).record(vote("lost"));
  expect(await ratings("lost")).toEqual(["positive"]);
});

test("[X23] [R-58] a write that succeeded although its response was lost is one row", async () => {
  await votesD1(losing(2, true), clock).record(vote("late"));
  await votesD1(env.DB, clock).record({ ...vote("late"), rating: "negative" });
  expect(await ratings("late")).toEqual(["positive"]);
});

test("[X19] [X20] after three attempts the write fails", async () => {
  await expect(votesD1(losing(3, false), clock).record(vote("never"))).rejects.toThrow("connection lost");
  expect(await ratings("never")).toEqual([]);
});

test("[X21] an overloaded database is not retried, and a slow one times out after three seconds", async () => {
  let tries = 0;
  const overloaded = () => {
    tries += 1;
    return Promise.reject(new Error("D1 DB is overloaded. Requests queued for too long."));
  };
  await expect(retryingDatabase(overloaded)).rejects.toThrow("overloaded");
  expect(tries).toBe(1);
  vi.useFakeTimers();
  let ended = false;
  const slow = retryingDatabase(() => new Promise(() => {})).catch((error: Error) => {
    ended = true;
    return error.message;
  });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await slow).toBe("deadline");
});
