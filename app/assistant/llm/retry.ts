import { RETRY_AFTER_MOST_MS, VENDOR_RETRY_LEAST_MS, VENDOR_RETRY_MOST_MS } from "#app/domain/limits.ts";
import type { Provider } from "./provider.ts";
import { isOutage, ProviderError } from "./provider-failure.ts";

type World = { pause: (ms: number) => Promise<unknown>; random: () => number };

/**
 * Asks a second time, once, and only before the first word: when there was no connection, when the provider failed (5xx), and when it asks
 * for two seconds or less. After a word a second answer would be a second bill and a doubled text.
 */
export function withRetry(provider: Provider, { pause, random }: World): Provider {
  return {
    name: provider.name,
    async ask(question, signal) {
      try {
        return await provider.ask(question, signal);
      } catch (error) {
        const wait = signal.aborted ? undefined : waitBefore(error, random);
        if (wait === undefined) throw error;
        await Promise.race([pause(wait), new Promise((left) => signal.addEventListener("abort", left, { once: true }))]);
        if (signal.aborted) throw error;
      }
      return provider.ask(question, signal);
    },
  };
}

/** @returns milliseconds to wait, or undefined when asking again would not help */
function waitBefore(error: unknown, random: () => number): number | undefined {
  if (error instanceof ProviderError && error.message === "upstream_429") {
    const asked = error.retryAfterMs;
    return asked !== undefined && asked <= RETRY_AFTER_MOST_MS ? asked : undefined;
  }
  return isOutage(error) ? VENDOR_RETRY_LEAST_MS + random() * (VENDOR_RETRY_MOST_MS - VENDOR_RETRY_LEAST_MS) : undefined;
}
