import moderationLists from "virtual:content/moderation";
import { expect, vi } from "vitest";
import { answer } from "#app/assistant/answer.ts";
import type { AnswerPorts } from "#app/assistant/answer-ports.ts";
import { type ModelSettings, readModelSettings } from "#app/assistant/llm/model-settings.ts";
import { openModeration } from "#app/assistant/moderation/moderation.ts";
import type { ChatEvent, ChatReply } from "#app/domain/chat/chat-contract.ts";
import type { Turn } from "#app/domain/chat/turn.ts";
import type { TokenBudget, TokenUsage } from "#app/domain/ports.ts";
import type { Level } from "#app/domain/urgency.ts";
import { type ModelMemory, modelAssistants } from "#app/platform/llm/providers.server.ts";
import type { WorkersAi } from "#app/platform/llm/workers-ai.server.ts";
import { countingIds, draft, fixedScreen, sayingAssistant } from "./ports.ts";
import { type ProviderPlay, providerFetch, VENDOR_CANARY } from "./provider-fetch.ts";

/** What the assistant after the provider says. */
export const GUIDE = "From our own pages.";
/** What a visitor reads when the provider breaks off after these words. */
export const goneOn = (words: string) => `${words}…\n\n${moderationLists.broken.en}\n\n${GUIDE}`;
export const settings = (fields: object = {}) =>
  readModelSettings({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: "https://provider.example/v1", ...fields });

/** A site whose provider does these things. */
export function siteWith(...plays: ProviderPlay[]) {
  const provider = providerFetch(...plays);
  return { ...siteWithFetch(provider.fetch), provider };
}

/** A site whose provider is this function, with a ledger for a budget. */
export function siteWithFetch(fetch: typeof globalThis.fetch, options: { settings?: ModelSettings; ai?: WorkersAi | undefined } = {}) {
  vi.spyOn(globalThis, "fetch").mockImplementation(fetch);
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
  const memory: ModelMemory = new Map();
  const logged: string[] = [];
  const time = { now: 1_000_000 };
  const codes: string[] = [];
  let networks = 0;
  const ask = async ({
    signal = new AbortController().signal,
    fields = {} as object,
    message = "my dog ate chocolate",
    level = "routine" as Level,
    history = [] as Turn[],
    /** Where nothing is said, each question comes from a network of its own. */
    network = `network ${networks++}`,
  } = {}) => {
    const paid = modelAssistants(options.settings ?? settings(fields), {
      budget,
      memory,
      network,
      ai: options.ai,
      prompt: "Be kind.",
      log: ({ code }) => logged.push(code),
      clock: () => time.now,
      keepAlive: (promise) => ledger.pending.push(promise),
    });
    const use: AnswerPorts = {
      screen: fixedScreen({ level }),
      composeReply: async () => draft(),
      assistants: [...paid, { ...sayingAssistant([GUIDE]), saysOurWords: true as const }],
      messageIds: countingIds(),
      moderation: openModeration(moderationLists),
      onFailure: (_name, code) => codes.push(code),
    };
    const events: ChatEvent[] = [];
    for await (const event of answer({ message, conversationHistory: history }, use, signal)) events.push(event);
    await Promise.all(ledger.pending);
    const ends = events.filter((event) => event.type === "done" || event.type === "error");
    return {
      ends: ends.map((event) => event.type),
      reply: ends[0] && "reply" in ends[0] ? (ends[0].reply as ChatReply) : undefined,
      events,
    };
  };
  return { ask, ledger, time, codes, logged, memory };
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
