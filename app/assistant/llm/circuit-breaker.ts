import {
  BREAKER_BUSY_MS,
  BREAKER_MOST_MS,
  BREAKER_REFUSED_MS,
  BREAKER_TRIAL_MS,
  RETRY_AFTER_MOST_MS,
  URGENT_WORD_MS,
} from "#app/domain/limits.ts";
import type { Assistant, Clock } from "#app/domain/ports.ts";
import { isPressing } from "#app/domain/urgency.ts";
import type { Provider } from "./provider.ts";
import { isFaultOfQuestion, isOutage, isUnsent, ProviderError, refusalStatus } from "./provider-failure.ts";
import { type StreamTimeouts, watched } from "./stream-timeout.ts";

type Refused = { question: number; network: string };

/** One for each isolate and provider. Times in milliseconds since the epoch. */
export type CircuitBreaker = {
  openUntil: number;
  /** Why it opened; undefined while it is closed. */
  reason: string | undefined;
  /** Questions in a row that were answered by silence or an outage; silences one after another of one network are one. */
  failures: number;
  /** The network whose question met silence last, when no answer has come since. */
  silentTo: string | undefined;
  /** Digest and network of the question that was refused last, when no answer has come since. */
  refused: Refused | undefined;
  /** While it is half open one question tries the provider, and the others do not wait for it. */
  isTrying: boolean;
};

export const closedBreaker = (): CircuitBreaker => ({
  openUntil: 0,
  reason: undefined,
  failures: 0,
  silentTo: undefined,
  refused: undefined,
  isTrying: false,
});

/** Outages and silences in a row after which a provider is left alone. */
const MOST_FAILURES = 2;
const LATE_WORD = /^(?:first_token|thinking)_timeout$/;
const SILENCE = /^(?:first_token|thinking|idle)_timeout$/;

/** Is the provider left alone now? */
export const isOpen = ({ openUntil, reason, isTrying }: CircuitBreaker, now: number): boolean =>
  reason !== undefined && (now < openUntil || isTrying);

/**
 * Makes an assistant of a provider, and leaves the provider alone for a while when it refuses our requests, has no room for us, fails or
 * falls silent again and again: the next visitors get the next assistant at once. After that time one question tries it, for `BREAKER_TRIAL_MS`.
 * @param network hash of the visitor's network: what one of them can bring about by asking must not take the model from all the others
 * @throws ProviderError "breaker_open" meanwhile
 */
export function withCircuitBreaker(
  provider: Provider,
  { breaker, timeouts, clock, network }: { breaker: CircuitBreaker; timeouts: StreamTimeouts; clock: Clock; network: string },
): Assistant {
  return {
    name: provider.name,
    async *answer(question, signal) {
      if (isOpen(breaker, clock())) throw new ProviderError("breaker_open");
      const isTrial = breaker.reason !== undefined;
      const isHurried = isPressing(question.verdict.level);
      const limits = limitsOf(timeouts, isTrial, isHurried);
      breaker.isTrying = isTrial;
      let ended: unknown = new ProviderError("cancelled");
      try {
        for await (const text of watched((inner) => wordsOf(provider, question, inner), limits, signal)) yield text;
        ended = undefined;
      } catch (error) {
        // A model that is too slow for an emergency may be fast enough for everything else.
        ended = isHurried && !isTrial && isLateWord(error) ? new ProviderError("urgent_timeout") : error;
        throw ended;
      } finally {
        if (isTrial) breaker.isTrying = false;
        if (!signal.aborted) note(breaker, ended, { question: digestOf(question.message), network }, clock());
      }
    },
  };
}

function limitsOf(timeouts: StreamTimeouts, isTrial: boolean, isHurried: boolean): StreamTimeouts {
  const mostMs = isHurried ? URGENT_WORD_MS : Number.POSITIVE_INFINITY;
  const firstMs = Math.min(timeouts.firstMs, isTrial ? BREAKER_TRIAL_MS : mostMs);
  return { ...timeouts, firstMs, wordMs: Math.min(timeouts.wordMs, mostMs) };
}

const isLateWord = (error: unknown): boolean => error instanceof ProviderError && LATE_WORD.test(error.message);

async function* wordsOf(provider: Provider, ...asked: Parameters<Provider["ask"]>): AsyncGenerator<string> {
  for await (const { text } of await provider.ask(...asked)) yield text;
}

/** @param ended undefined when the answer is whole */
function note(breaker: CircuitBreaker, ended: unknown, asked: Refused, now: number): void {
  // A reader who has enough, a day without tokens, a question that no provider would take, or an emergency's shorter wait says nothing about the provider.
  if (isUnsent(ended) || isFaultOfQuestion(ended)) return;
  if (ended instanceof ProviderError && ["cancelled", "urgent_timeout"].includes(ended.message)) return;
  const status = refusalStatus(ended);
  if (status !== undefined && MAY_BE_THE_QUESTION.has(status) && !isRefusedAgain(breaker, asked)) return;
  if (status === undefined || !MAY_BE_THE_QUESTION.has(status)) breaker.refused = undefined;
  const isSilence = ended instanceof ProviderError && SILENCE.test(ended.message);
  if (!isSilence && !isOutage(ended)) breaker.failures = 0;
  // One network's questions may be what makes a model think for too long.
  else if (!isSilence || breaker.silentTo !== asked.network) breaker.failures += 1;
  breaker.silentTo = isSilence ? asked.network : undefined;
  const rest = restAfter(ended, breaker);
  breaker.reason = rest > 0 && ended instanceof Error ? ended.message : undefined;
  breaker.openUntil = rest > 0 ? Math.max(breaker.openUntil, now + rest) : 0;
}

/** Refusals that may be due to the question, even if the provider does not say so: it takes two different ones in a row, of two networks. */
const MAY_BE_THE_QUESTION = new Set([400, 403, 422]);
/** Refusals of the key, the address or the model: every question will get them. A redirect is followed nowhere. */
const REFUSED = new Set([...MAY_BE_THE_QUESTION, 301, 302, 303, 307, 308, 401, 404]);

/** Was another question, of another network, refused right before this one? Remembers this one if not. */
function isRefusedAgain(breaker: CircuitBreaker, asked: Refused): boolean {
  const { refused } = breaker;
  const isAgain = refused !== undefined && refused.question !== asked.question && refused.network !== asked.network;
  breaker.refused = isAgain ? undefined : asked;
  return isAgain;
}

/** A number for the letters of a question, so that no words stay in memory. */
function digestOf(message: string): number {
  const letters = message.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return [...letters].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);
}

function restAfter(error: unknown, { failures, reason }: CircuitBreaker): number {
  const status = refusalStatus(error);
  if (status !== undefined && REFUSED.has(status)) return BREAKER_REFUSED_MS;
  if (status === 429) {
    const asked = error instanceof ProviderError ? (error.retryAfterMs ?? 0) : 0;
    return asked > RETRY_AFTER_MOST_MS ? Math.min(asked, BREAKER_MOST_MS) : BREAKER_BUSY_MS;
  }
  const hasFailedAgain = failures >= MOST_FAILURES || (failures > 0 && reason !== undefined);
  return hasFailedAgain ? BREAKER_BUSY_MS : 0;
}
