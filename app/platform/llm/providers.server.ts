import { type CircuitBreaker, withCircuitBreaker } from "#app/assistant/llm/circuit-breaker.ts";
import { promptTokens } from "#app/assistant/llm/prompt-tokens.ts";
import { withRetry } from "#app/assistant/llm/retry.ts";
import { withTokenBudget } from "#app/assistant/llm/token-budget.ts";
import type { Assistant, Clock, TokenBudget } from "#app/domain/ports.ts";
import type { Settings } from "../env.server.ts";
import { openAiProvider } from "./openai-assistant.server.ts";

type Dependencies = { budget: TokenBudget; keepAlive: (promise: Promise<unknown>) => void; clock: Clock; breaker?: CircuitBreaker };

const ofThisIsolate: CircuitBreaker = { openUntil: 0 };

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * The model, if one is configured and not switched off, wrapped in circuit breaker, token budget and retry.
 * @returns one assistant or none
 */
export function modelAssistants(settings: Settings, { budget, keepAlive, clock, breaker = ofThisIsolate }: Dependencies): Assistant[] {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model, RULES_ONLY: rulesOnly } = settings;
  if (rulesOnly || !(apiKey || baseUrl)) return [];
  const provider = openAiProvider({ apiKey: apiKey ?? "none", baseUrl, model }, { clock, pause });
  const paid = withTokenBudget(withRetry(provider, { pause, random: Math.random }), { budget, promptTokens, keepAlive });
  return [withCircuitBreaker(paid, breaker, clock)];
}
