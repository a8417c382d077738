import { expect, vi } from "vitest";
import { type AnswerPorts, answer } from "#app/assistant/answer.ts";
import type { CircuitBreaker } from "#app/assistant/llm/circuit-breaker.ts";
import type { ChatEvent, ChatReply } from "#app/domain/chat/chat-contract.ts";
import type { TokenBudget, TokenUsage } from "#app/domain/ports.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { modelAssistants } from "#app/platform/llm/providers.server.ts";
import { countingIds, draft, fixedScreen, sayingAssistant } from "./ports.ts";
import { type ProviderPlay, providerFetch, VENDOR_CANARY } from "./provider-fetch.ts";

/** What the assistant after the provider says. */
export const GUIDE = "From our own pages.";
export const settings = (fields: object = {}) =>
  readSettings({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: "https://provider.example/v1", ...fields });

/** A site whose provider does these things, with a ledger for a budget. */
export function siteWith(...plays: ProviderPlay[]) {
  const provider = providerFetch(...plays);
  vi.spyOn(globalThis, "fetch").mockImplementation(provider.fetch);
  const ledger = { reserved: 0, costs: [] as TokenUsage[], pending: [] as Promise<unknown>[] };
  const budget: TokenBudget = {
    async reserve(tokens) {
      ledger.reserved += tokens;
      return {
        async settle(cost) {
          ledger.reserved -= tokens;
          ledger.costs.push(cost);
        },
      };
    },
  };
  const breaker: CircuitBreaker = { openUntil: 0 };
  const time = { now: 1_000_000 };
  const codes: string[] = [];
  const ask = async ({ signal = new AbortController().signal, fields = {} as object, message = "my dog ate chocolate" } = {}) => {
    const paid = modelAssistants(settings(fields), {
      budget,
      breaker,
      clock: () => time.now,
      keepAlive: (promise) => ledger.pending.push(promise),
    });
    const use: AnswerPorts = {
      screen: fixedScreen(),
      composeReply: async () => draft(),
      assistants: [...paid, sayingAssistant([GUIDE])],
      messageIds: countingIds(),
      onFailure: (_name, code) => codes.push(code),
    };
    const events: ChatEvent[] = [];
    for await (const event of answer({ message, conversationHistory: [] }, use, signal)) events.push(event);
    await Promise.all(ledger.pending);
    const ends = events.filter((event) => event.type === "done" || event.type === "error");
    return {
      ends: ends.map((event) => event.type),
      reply: ends[0] && "reply" in ends[0] ? (ends[0].reply as ChatReply) : undefined,
      events,
    };
  };
  return { ask, provider, ledger, time, codes };
}

/** Expects that our own pages answer, that the provider was asked so often, and that none of its words came out. */
export async function expectGuide(play: ProviderPlay, hits: number, code: string) {
  const site = siteWith(play);
  const { ends, reply, events } = await site.ask();
  expect(ends, play).toEqual(["done"]);
  expect(reply?.response, play).toBe(GUIDE);
  expect(site.provider.bodies.length, play).toBe(hits);
  expect(site.codes, play).toEqual([code]);
  expect(JSON.stringify(events), play).not.toContain(VENDOR_CANARY);
  expect(site.ledger.reserved, play).toBe(0);
  return site;
}
