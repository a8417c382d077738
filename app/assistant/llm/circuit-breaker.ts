import { BREAKER_BUSY_MS, BREAKER_MOST_MS, BREAKER_REFUSED_MS, RETRY_AFTER_MOST_MS } from "#app/domain/limits.ts";
import type { Assistant, Clock } from "#app/domain/ports.ts";
import type { Provider } from "./provider.ts";
import { ProviderError } from "./provider-failure.ts";

/** Until when the provider is not asked, in milliseconds since the epoch. One for each isolate and provider. */
export type CircuitBreaker = { openUntil: number };

/**
 * Leaves a provider alone for a while that refuses our key or has no room for us: the next visitors get the next assistant at once.
 * @throws ProviderFailure "breaker_open" meanwhile
 */
export function withCircuitBreaker(provider: Provider, breaker: CircuitBreaker, clock: Clock): Assistant {
  return {
    name: provider.name,
    async *answer(question, signal) {
      if (clock() < breaker.openUntil) throw new ProviderError("breaker_open");
      const said = await provider.ask(question, signal).catch((error: unknown) => {
        breaker.openUntil = Math.max(breaker.openUntil, clock() + restAfter(error));
        throw error;
      });
      for await (const { text } of said) yield text;
    },
  };
}

function restAfter(error: unknown): number {
  if (!(error instanceof ProviderError)) return 0;
  if (error.message === "upstream_401" || error.message === "upstream_403") return BREAKER_REFUSED_MS;
  if (error.message !== "upstream_429") return 0;
  const asked = error.retryAfterMs ?? 0;
  return asked > RETRY_AFTER_MOST_MS ? Math.min(asked, BREAKER_MOST_MS) : BREAKER_BUSY_MS;
}
