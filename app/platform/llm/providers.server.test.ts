import moderationLists from "virtual:content/moderation";
import { afterEach, expect, test, vi } from "vitest";
import { answer } from "#app/assistant/answer.ts";
import { openModeration } from "#app/assistant/moderation/moderation.ts";
import type { ChatEvent } from "#app/domain/chat/chat-contract.ts";
import type { TokenBudget } from "#app/domain/ports.ts";
import { countingIds, draft, fixedScreen, sayingAssistant } from "#tests/fakes/ports.ts";
import { GOOD_WORDS, LETTERS, providerFetch } from "#tests/fakes/provider-fetch.ts";
import { GUIDE, settings, siteWith } from "#tests/fakes/provider-site.ts";
import { BAD_INPUTS } from "#tests/standard/bad-inputs.ts";
import { modelSettingsOf } from "./model-settings.server.ts";
import { modelAssistants, modelHealth, withModelHealth } from "./providers.server.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("[R-23] only allow-listed fields are sent to the provider", async () => {
  const site = siteWith("answers");
  const { reply } = await site.ask();
  expect(reply?.response).toBe(GOOD_WORDS);
  const { messages, ...rest } = site.provider.bodies[0] ?? {};
  expect(rest).toEqual({ model: "default", max_tokens: 900, temperature: 0.2, stream: true, stream_options: { include_usage: true } });
  expect((messages as { role: string }[]).map((message) => Object.keys(message).sort())).toEqual([
    ["content", "role"],
    ["content", "role"],
  ]);
});

test("[X30] [R-06] [R-09] a visitor who leaves in the middle closes the provider's stream, and one write records the cost", async () => {
  const site = siteWith("hangsMidway");
  const gone = new AbortController();
  setTimeout(() => gone.abort(), 50);
  const { ends } = await site.ask({ signal: gone.signal });
  expect(ends).toEqual([]);
  expect([site.provider.open(), site.ledger.pending.length, site.ledger.reserved, site.ledger.costs[0]?.answer]).toEqual([0, 1, 0, 2]);
});

test("[X31] a visitor who leaves before the first word closes the provider's stream", async () => {
  const site = siteWith("hangsBeforeHeaders");
  const gone = new AbortController();
  const asked = site.ask({ signal: gone.signal });
  await vi.waitUntil(() => site.provider.bodies.length > 0, { interval: 1 });
  gone.abort();
  expect((await asked).ends).toEqual([]);
  expect([site.provider.open(), site.ledger.reserved, site.ledger.costs]).toEqual([0, 0, [{ prompt: 0, answer: 0 }]]);
});

test("[R-26] no request to the provider contains our secrets, so no answer can", async () => {
  const secrets = {
    OPENAI_API_KEY: "sk-CANARY-key",
    SIGNING_KEY: "CANARY-signing",
    SMTP_PASS: "CANARY-relay",
    TURNSTILE_SECRET: "CANARY-check",
  };
  const asked = BAD_INPUTS.filter(({ id }) => id.startsWith("C5")).map(({ body }) => String(JSON.parse(String(body)).message));
  expect(asked.length).toBeGreaterThanOrEqual(26);
  const site = siteWith("answers");
  for (const message of asked) await site.ask({ fields: secrets, message });
  expect(site.provider.bodies).toHaveLength(asked.length);
  expect(JSON.stringify(site.provider.bodies)).not.toContain("CANARY");
});

test("each chunk of a burst is counted, although they are read together", async () => {
  const site = siteWith("spells");
  const { reply, events } = await site.ask();
  expect(reply?.response).toBe(LETTERS);
  expect(site.ledger.costs[0]?.answer).toBe(LETTERS.length);
  expect(events.filter(({ type }) => type === "delta").length).toBeLessThan(LETTERS.length / 2);
});

test("[X37] when the day's tokens are spent the guide assistant answers, and the provider is not asked", async () => {
  const { fetch, bodies } = providerFetch("answers");
  vi.spyOn(globalThis, "fetch").mockImplementation(fetch);
  const spent: TokenBudget = { reserve: async () => undefined };
  const [paid] = modelAssistants(settings(), {
    budget: spent,
    memory: new Map(),
    network: "of a visitor",
    prompt: "",
    log: () => {},
    clock: Date.now,
    keepAlive: () => {},
  });
  const use = {
    screen: fixedScreen(),
    composeReply: async () => draft(),
    messageIds: countingIds(),
    moderation: openModeration(moderationLists),
  };
  const codes: string[] = [];
  let last: ChatEvent | undefined;
  const assistants = paid ? [paid, sayingAssistant([GUIDE])] : [];
  const asked = { message: "help", conversationHistory: [] };
  for await (const event of answer(asked, { ...use, assistants, onFailure: (_, code) => codes.push(code) }, new AbortController().signal))
    last = event;
  expect(last).toMatchObject({ type: "done", reply: { response: GUIDE } });
  expect([codes, bodies.length]).toEqual([["budget_exhausted"], 0]);
});

test("RULES_ONLY leaves only the guide assistant, and a wrong setting is logged once", () => {
  const env = { OPENAI_API_KEY: "sk-test", SECOND_OPENAI_BASE_URL: "api.example.com/v1" };
  const codes: string[] = [];
  const log = ({ code }: { code: string }) => codes.push(code);
  expect(modelSettingsOf(env, true, log).models).toEqual([]);
  modelSettingsOf(env, true, log);
  expect(codes).toEqual([expect.stringContaining("SECOND_OPENAI_BASE_URL")]);
});

test("health says who answers, that a model is left alone, and a wrong setting, but no provider's name or reason", async () => {
  const site = siteWith("unauthorized");
  const models = settings({ SECOND_OPENAI_MAX_TOKENS: "many", SECOND_OPENAI_API_KEY: "x" });
  const health = () => modelHealth(models, () => site.time.now, site.memory);
  expect(health()).toEqual({
    answering: "model",
    faults: [{ code: "model_setting_wrong", detail: expect.stringContaining("SECOND_OPENAI_MAX_TOKENS") }],
  });
  await site.ask();
  expect(health()).toMatchObject({ answering: "guide assistant" });
  expect(health().faults).toContainEqual({ code: "model_skipped" });
  const ownHealth = async () => ({
    ok: true,
    build: "b",
    database: true,
    tokens: true,
    faults: [{ code: "model_failing" as const, detail: "upstream_401" }],
  });
  expect((await withModelHealth(ownHealth, models, () => site.time.now)()).faults).toContainEqual({ code: "model_failing" });
});
