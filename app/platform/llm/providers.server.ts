import { type Breaker, withBreaker } from "#app/assistant/llm/circuit-breaker.ts";
import { promptTokens } from "#app/assistant/llm/prompt-tokens.ts";
import { retried } from "#app/assistant/llm/retry.ts";
import { budgeted } from "#app/assistant/llm/token-budget.ts";
import type { Assistant, Budget, Clock } from "#app/domain/ports.ts";
import type { Settings } from "../env.server.ts";
import { openAiVendor } from "./openai-assistant.server.ts";

type World = { budget: Budget; keepAlive: (promise: Promise<unknown>) => void; clock: Clock; breaker?: Breaker };

const ofThisIsolate: Breaker = { openUntil: 0 };

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * The model, if one is set up and not switched off, behind all that stands between a visitor and the operator's money.
 * @returns one assistant or none
 */
export function vendorAssistant(settings: Settings, { budget, keepAlive, clock, breaker = ofThisIsolate }: World): Assistant[] {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model, RULES_ONLY: rulesOnly } = settings;
  if (rulesOnly || !(apiKey || baseUrl)) return [];
  const vendor = openAiVendor({ apiKey: apiKey ?? "none", baseUrl, model }, { clock, pause });
  const paid = budgeted(retried(vendor, { pause, random: Math.random }), { budget, promptTokens, keepAlive });
  return [withBreaker(paid, breaker, clock)];
}
