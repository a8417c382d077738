import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { guideAssistant } from "#app/assistant/guide-assistant.ts";
import { suppress } from "#app/platform/mail/list/suppressions.server.ts";
import { signedMessageIds } from "#app/platform/message-ids.server.ts";
import { votesD1 } from "#app/platform/storage/votes.d1.server.ts";
import { mailingList } from "#tests/fakes/mailing-list.ts";
import { draft, fixedScreen, silentAssistant } from "#tests/fakes/ports.ts";
import { action as chat } from "./api.chat.ts";
import { action as feedback } from "./api.feedback.ts";
import { action as subscribe } from "./api.subscribe.ts";

const clock = () => Date.now();

const context = (fields: object = {}) => ({
  screen: fixedScreen({ level: "emergency" }),
  library: { helplines: [], paths: ["/dog-limping"] },
  composeReply: async () => draft(),
  assistants: [guideAssistant(async () => {})],
  messageIds: signedMessageIds("a key of the test", clock),
  votes: votesD1(env.DB, clock),
  mailingList: mailingList(clock),
  rateLimiter: { check: async () => undefined, acquireStreamSlot: () => () => {} },
  chatOpen: true,
  tally: () => {},
  log: () => {},
  clock: Date.now,
  ...fields,
});

type Action = typeof chat | typeof feedback | typeof subscribe;

async function post(action: Action, body: unknown, headers: Record<string, string> = {}, fields: object = {}): Promise<Response> {
  const request = new Request("http://localhost/api", {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return (await action({ request, params: {}, context: context(fields) } as unknown as Parameters<Action>[0])) as Response;
}

async function rows(table: "votes" | "subscribers"): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n")) ?? -1;
}

test("[R-02] the stream's last event is the very body that a client without the stream gets", async () => {
  const question = { message: "my dog ate chocolate", petType: "dog", conversationHistory: [] };
  const json = (await (await post(chat, question)).json()) as Record<string, unknown>;
  const stream = await (await post(chat, question, { Accept: "text/event-stream" })).text();
  expect(stream.indexOf("event: triage")).toBe(0);
  const last = JSON.parse(/event: done\ndata: (.*)\n\n$/.exec(stream)?.[1] ?? "");
  expect(Object.keys(json).sort()).toEqual(["answeredBy", "askedOf", "facts", "messageId", "response", "sources", "triage"]);
  expect({ ...last, messageId: "" }).toEqual({ ...json, messageId: "" });
  const deltas = [...stream.matchAll(/event: delta\ndata: (.*)\n/g)].map((match) => JSON.parse(match[1] ?? "").text);
  expect(deltas.join("")).toBe(last.response);
});

test("a reader whose Accept gives the stream the weight 0 gets one JSON body", async () => {
  const typeFor = async (accept: string) =>
    (await post(chat, { message: "help" }, { Accept: accept })).headers.get("Content-Type")?.replace(/;.*/, "");
  for (const refusing of ["application/json, text/event-stream;q=0", "text/event-stream ; q=0.000, */*", "application/json"])
    expect(await typeFor(refusing), refusing).toBe("application/json");
  for (const taking of [
    "text/event-stream",
    "application/json;q=0, Text/Event-Stream;q=0.5",
    "text/html, text/event-stream; charset=utf-8",
  ])
    expect(await typeFor(taking), taking).toBe("text/event-stream");
});

test("[R-03] bad questions are refused in one line, with a code", async () => {
  for (const body of ["", "{", "[]", "null", { message: "" }, { message: "x", petType: "dragon" }]) {
    const response = await post(chat, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
  }
});

test("[R-03] a client that comes too often is told to wait", async () => {
  const response = await post(chat, { message: "x" }, {}, { rateLimiter: { check: async () => 7 } });
  expect(response.status).toBe(429);
  expect(response.headers.get("Retry-After")).toBe("7");
});

test("[R-21] [R-03] a closed chat asks nobody", async () => {
  const asked = {
    answer: () => {
      throw new Error("asked");
    },
    name: "provider",
  };
  const response = await post(chat, { message: "x" }, {}, { chatOpen: false, assistants: [asked] });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "chat_closed" });
});

test("[R-20] a client with too many answers on their way is told to wait, and a place is given back at every end", async () => {
  let taken = 0;
  const takePlace = () => {
    if (taken >= 2) return 7;
    taken += 1;
    return () => {
      taken -= 1;
    };
  };
  const fields = { rateLimiter: { check: async () => undefined, acquireStreamSlot: takePlace }, assistants: [silentAssistant(["One "])] };
  const both = await Promise.all([1, 2].map(() => post(chat, { message: "help" }, { Accept: "text/event-stream" }, fields)));
  const third = await post(chat, { message: "help" }, {}, fields);
  expect([third.status, third.headers.get("Retry-After")]).toEqual([429, "7"]);
  for (const response of both) await response.body?.cancel();
  await expect.poll(() => taken).toBe(0);
});

test("a vote for an answer of ours is stored once; any other id is refused and nothing is stored", async () => {
  const { messageId } = (await (await post(chat, { message: "help" })).json()) as { messageId: string };
  for (let turn = 0; turn < 3; turn++) expect((await post(feedback, { messageId, rating: "negative", petType: "dog" })).status).toBe(200);
  expect(await rows("votes")).toBe(1);
  for (const wrong of ["x", `${messageId}x`, "a.b.c"])
    expect((await post(feedback, { messageId: wrong, rating: "positive" })).status).toBe(400);
  expect((await post(feedback, { messageId, rating: "great" })).status).toBe(400);
  expect(await rows("votes")).toBe(1);
});

test("a vote against an answer may give its reason later, once, and in our words only", async () => {
  const { messageId } = (await (await post(chat, { message: "help" })).json()) as { messageId: string };
  const reason = () => env.DB.prepare("SELECT reason FROM votes WHERE message_id = ?").bind(messageId).first<string>("reason");
  const vote = (fields: object) => post(feedback, { messageId, rating: "negative", ...fields });
  expect((await vote({})).status).toBe(200);
  expect((await vote({ reason: "my own words" })).status).toBe(200);
  expect(await reason()).toBeNull();
  await vote({ reason: "waited" });
  await vote({ reason: "unclear" });
  await vote({ rating: "positive", reason: "wrong" });
  expect(await reason()).toBe("waited");
});

test("a vote says the level of its answer and the page it came from, and keeps no other path", async () => {
  const about = async (fields: object) => {
    const { messageId } = (await (await post(chat, { message: "help" })).json()) as { messageId: string };
    expect((await post(feedback, { messageId, rating: "negative", ...fields })).status).toBe(200);
    return env.DB.prepare("SELECT level, page FROM votes WHERE message_id = ?").bind(messageId).first();
  };
  expect(await about({ level: "urgent", page: "/dog-limping#see-a-vet" })).toEqual({ level: "urgent", page: "/dog-limping" });
  expect(await about({ level: "urgent", page: "/emergency" })).toEqual({ level: "urgent", page: "/emergency" });
  for (const page of ["/my-dog-rex", "my words", "//evil.example", 7])
    expect(await about({ level: "dire", page })).toEqual({ level: null, page: null });
});

test("subscribing twice keeps one subscriber; a bad address stores nothing", async () => {
  const first = await post(subscribe, { email: "bea@example.com", source: "modal" });
  const again = await post(subscribe, { email: " BEA@example.com ", source: "modal" });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect((await post(subscribe, { email: "nobody", source: "modal" })).status).toBe(400);
  expect(await rows("subscribers")).toBe(1);
});

test("what could not be stored is never acknowledged", async () => {
  const broken = { record: () => Promise.reject(new Error("down")), subscribe: () => Promise.reject(new Error("down")) };
  const messageId = await context().messageIds.issue();
  expect((await post(feedback, { messageId, rating: "positive" }, {}, { votes: broken })).status).toBe(503);
  expect((await post(subscribe, { email: "c@example.com", source: "modal" }, {}, { mailingList: broken })).status).toBe(503);
});

test("[R-49] whether an address is new, known, confirmed, gone or refused by its mailbox, the answer is the same to the byte", async () => {
  const ask = async (email: string) => {
    const answer = await post(subscribe, { email, source: "modal" }, {}, { mailingList: mailingList(clock, [], "another client") });
    return [answer.status, [...answer.headers], await answer.text()];
  };
  const fresh = await ask("new@example.com");
  expect(await ask("new@example.com")).toEqual(fresh);
  await env.DB.prepare("UPDATE subscribers SET state = 'confirmed'").run();
  expect(await ask("new@example.com")).toEqual(fresh);
  for (const reason of ["unsubscribed", "bounced"] as const) {
    await suppress(env.DB, `${reason}@example.com`, reason, clock()).run();
    expect(await ask(`${reason}@example.com`), reason).toEqual(fresh);
  }
});
