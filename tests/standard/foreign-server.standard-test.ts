import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GUIDE_ASSISTANT } from "#app/domain/chat/chat-contract.ts";
import { type Site, startSite } from "./site.ts";
import { ask, newAddress } from "./visitor.ts";

/** A third-party server with OpenAI's protocol, because our own fake could share our mistakes. */
const server = new LLMock({ port: 0, host: "127.0.0.1", chunkSize: 12 });
const WORDS = "Keep the ear dry and look under the flap. A vet should look at it if the itch is there tomorrow.";
let site: Site;

beforeAll(async () => {
  server.onMessage(/a whole answer/, { content: WORDS }, { streamingProfile: { ttft: 50, tps: 40 } });
  server.onMessage(/a broken answer/, { content: WORDS }, { truncateAfterChunks: 5, latency: 20 });
  server.onMessage(/no answer/, { error: { message: "The server is overloaded", type: "server_error" }, status: 500 });
  await server.start();
  site = await startSite({ name: "foreign-server", vars: { OPENAI_API_KEY: "sk-not-a-key", OPENAI_BASE_URL: `${server.url}/v1` } });
});

afterAll(async () => {
  await site?.stop();
  await server.stop();
});

const send = (what: string) => ask(site, { message: `my dog has an itchy ear, ${what}`, from: newAddress() });

test("a third-party server's answer arrives sentence by sentence, to its end", async () => {
  const { status, events, text, reply } = await send("a whole answer");
  expect({ status, text, trouble: reply?.error }).toEqual({ status: 200, text: WORDS, trouble: undefined });
  expect(events[0]).toBe("triage");
  expect(events.filter((event) => event === "delta").length).toBeGreaterThan(1);
  expect(events.at(-1)).toBe("done");
  expect(reply).toMatchObject({ response: WORDS, answeredBy: expect.stringContaining("127.0.0.1") });
  expect(server.getLastRequest()?.body).toMatchObject({ stream: true });
});

test("[X05] when a third-party server fails, the guide assistant answers", async () => {
  server.clearRequests();
  const { status, events, reply } = await send("no answer");
  expect(status).toBe(200);
  expect(events.at(-1)).toBe("done");
  expect(reply).toMatchObject({ answeredBy: GUIDE_ASSISTANT, response: expect.stringContaining("ear") });
  expect(reply?.askedOf?.at(-1)).toBe(GUIDE_ASSISTANT);
  // Asked a second time, and no further.
  expect(server.getRequests()).toHaveLength(2);
});

test("[X09] when a third-party server is cut off, the text so far stays, and our own answer goes on", async () => {
  const { status, events, text, reply } = await send("a broken answer");
  expect(status).toBe(200);
  expect(events.at(-1)).toBe("done");
  const [shown = "", own = ""] = text.split("…\n\n");
  expect(shown.length).toBeGreaterThan(10);
  expect(WORDS.startsWith(shown), text).toBe(true);
  expect(own).toContain("This is what our own pages say:");
  expect(reply).toMatchObject({ response: text, askedOf: expect.arrayContaining([GUIDE_ASSISTANT]) });
  expect(events.filter((event) => event === "error" || event === "done")).toHaveLength(1);
});
