import { afterEach, expect, test, vi } from "vitest";
import { sendVote } from "./chat-client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that answers with these statuses, in turn. */
function serverSaying(...statuses: number[]) {
  const fetched = vi.fn(async (_path: string, _sent: RequestInit) => new Response("{}", { status: statuses.shift() ?? 200 }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const vote = { messageId: "1", rating: "negative", reason: "waited" } as const;

test("[X19] a vote that cannot be stored waits in memory and is tried twice more", async () => {
  const fetched = serverSaying(503, 503, 200);
  const waits: number[] = [];
  await sendVote(vote, async (ms) => void waits.push(ms));
  expect(waits).toEqual([5000, 30_000]);
  expect(fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)))).toEqual([vote, vote, vote]);
});

test("a vote that is refused is not tried again", async () => {
  const fetched = serverSaying(410);
  await expect(sendVote(vote, async () => {})).rejects.toThrow("410: {}");
  expect(fetched).toHaveBeenCalledTimes(1);
});
