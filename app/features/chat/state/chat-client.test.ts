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

test("a stream is read to its end after the last event, so that no request is left aborted", async () => {
  let [isSent, isClosed] = [false, false];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!isSent) controller.enqueue(new TextEncoder().encode('event: done\ndata: {"response":"Yes","messageId":"1"}\n\n'));
      else {
        controller.close();
        isClosed = true;
      }
      isSent = true;
    },
  });
  const events = await eventsOf(new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } }));
  expect(events).toMatchObject([{ type: "done", reply: { response: "Yes", sources: [] } }]);
  await vi.waitFor(() => expect(isClosed).toBe(true));
});

test("a refusal says when the server will answer again", async () => {
  const refusal = new Response("{}", { status: 429, headers: { "Retry-After": "40" } });
  await expect(eventsOf(refusal)).rejects.toMatchObject({ message: "429: {}", status: 429, retryAfter: 40 });
});
