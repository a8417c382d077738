import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatEvent } from "#app/domain/chat/chat-contract.ts";
import { askServer, sendVote } from "./chat-client.ts";

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
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
  await expect(eventsOf(Response.json({ error: "The model is asleep." }))).rejects.toThrow("The model is asleep.");
});

/** A stream with these events. */
const streamOf = (...events: [name: string, data: unknown][]) =>
  new Response(events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(""), {
    headers: { "Content-Type": "text/event-stream" },
  });

test("only paths of the site and secure addresses are taken as sources", async () => {
  const odd = [
    "javascript:alert(1)",
    "JavaScript:x",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "http://x",
    "x",
  ];
  const right = ["/poisons/chocolate#dog", "https://www.example.org/a?b=c"];
  const links = [...odd, ...right].map((path) => ({ path, title: path }));
  for (const sources of [links, [...links, null, 3, { path: "/x" }, { title: "y" }]]) {
    const reply = { response: "Call a vet.", messageId: "1", sources };
    for (const response of [Response.json(reply), streamOf(["done", reply])])
      expect(await eventsOf(response)).toMatchObject([{ reply: { sources: right.map((path) => ({ path, title: path })) } }]);
  }
});

test("a reply loses what has another shape than the chat can show, and keeps its words and its level", async () => {
  const bent = ["x", 3, null, {}, [], [null], [{}], true];
  for (const odd of bent) {
    const details = { reasons: odd, check: odd, danger: odd, support: odd, words: odd, facts: odd, changed: odd, read: odd, about: [odd] };
    const fields = {
      sources: odd,
      facts: odd,
      suggestions: [odd && {}],
      animals: odd,
      actions: [odd && 5],
      askedOf: odd,
      answeredBy: [odd],
    };
    const reply = { response: "Call a vet.", messageId: odd, triage: { level: "emergency", ...details }, ...fields };
    const [first, last, ...more] = await eventsOf(streamOf(["triage", reply.triage], ["delta", { text: odd && [odd] }], ["done", reply]));
    expect(first).toEqual({ type: "triage", triage: { level: "emergency", reasons: [] } });
    const left = {
      response: "Call a vet.",
      messageId: typeof odd === "string" ? odd : "",
      triage: first?.type === "triage" && first.triage,
    };
    expect(last, JSON.stringify(odd)).toMatchObject({ reply: { ...left, sources: [] } });
    for (const name of ["suggestions", "animals", "actions", "facts", "answeredBy"])
      expect(last).not.toHaveProperty(`reply.${name}`, expect.anything());
    expect(more).toEqual([]);
  }
  for (const triage of [...bent, { level: "purple" }, { level: "constructor", reasons: [] }]) {
    const [only] = await eventsOf(streamOf(["triage", triage], ["done", { response: "Yes", triage }]));
    expect(only).toEqual({ type: "done", reply: { response: "Yes", messageId: "", sources: [] } });
  }
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

/** A server that accepts the request and writes this every three seconds, and no answer. */
function slowServer(words: string) {
  vi.useFakeTimers();
  const bytes = new TextEncoder().encode(words);
  vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const timer = setInterval(() => bytes.length > 0 && controller.enqueue(bytes), 3000);
        signal?.addEventListener("abort", () => {
          clearInterval(timer);
          controller.error(signal.reason);
        });
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  });
  const leave = new AbortController();
  const ends: string[] = [];
  const read = async () => {
    for await (const _ of askServer({ message: "help" }, leave.signal));
  };
  read().catch((error) => ends.push(error.name === "AbortError" ? "left" : error.message));
  return { ends, leave };
}

test("a stream without a sign of life for ten seconds is lost; a heartbeat is one", async () => {
  const silent = slowServer("");
  await vi.advanceTimersByTimeAsync(9_900);
  expect(silent.ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(silent.ends).toEqual(["The connection is lost"]);
  const beating = slowServer(": still here\n\n");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(beating.ends).toEqual([]);
  window.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(1);
  expect(beating.ends).toEqual(["The connection is lost"]);
});

test("a visitor who stops an answer has not lost the connection", async () => {
  const { ends, leave } = slowServer("");
  await vi.advanceTimersByTimeAsync(1_000);
  leave.abort();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ends).toEqual(["left"]);
});
