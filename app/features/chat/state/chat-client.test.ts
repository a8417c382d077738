import { afterEach, expect, test, vi } from "vitest";
import type { ChatEvent } from "#app/domain/chat/chat-contract.ts";
import { askServer, sendVote } from "./chat-client.ts";

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

async function eventsOf(response: Response): Promise<ChatEvent[]> {
  vi.stubGlobal("fetch", async () => response);
  const events: ChatEvent[] = [];
  for await (const event of askServer({ message: "help" }, new AbortController().signal)) events.push(event);
  return events;
}

test("a plain JSON reply is an answer too, and one with nothing but its words", async () => {
  const [only, ...more] = await eventsOf(Response.json({ response: "Call a vet.", messageId: "1" }));
  expect(only).toEqual({ type: "done", reply: { response: "Call a vet.", messageId: "1", triage: undefined, sources: [] } });
  expect(more).toEqual([]);
  expect(await eventsOf(Response.json({ response: "", error: "down" }))).toMatchObject([{ type: "error", reply: { error: "down" } }]);
  await expect(eventsOf(Response.json({}))).rejects.toThrow("Failed to send message");
});
