/** Why a provider did not answer: a code without any of the provider's words, since its error bodies can hold parts of the key. */
export class ProviderError extends Error {
  /** How long the provider asks to wait, in milliseconds, if it said so. */
  readonly retryAfterMs: number | undefined;

  constructor(code: string, retryAfterMs?: number) {
    super(code);
    this.name = "ProviderError";
    this.retryAfterMs = retryAfterMs;
  }
}

/** The HTTP status with which a provider turned a question away. */
export function refusalStatus(error: unknown): number | undefined {
  const status = error instanceof ProviderError ? /^upstream_(\d+)$/.exec(error.message)?.[1] : undefined;
  return status === undefined ? undefined : Number(status);
}

const isUnreachable = (error: unknown): boolean => error instanceof ProviderError && error.message === "upstream_unreachable";

/** Was it this question that the provider could not take, for its words or its length? That says nothing about the next one. */
export const isFaultOfQuestion = (error: unknown): boolean =>
  error instanceof ProviderError && (error.message === "question_filtered" || error.message === "question_too_long");

/** Did the provider turn the question away, so that it costs nothing? */
export const isRefusal = (error: unknown): boolean =>
  isUnreachable(error) || isFaultOfQuestion(error) || refusalStatus(error) !== undefined;

/** Did the provider fail on its side, so that a second try may help? */
export const isOutage = (error: unknown): boolean => isUnreachable(error) || (refusalStatus(error) ?? 0) >= 500;

/** Did we leave the provider alone, so that the question never left? */
export function isUnsent(error: unknown): boolean {
  return error instanceof ProviderError && (error.message === "breaker_open" || error.message === "budget_exhausted");
}

/** Reads a Retry-After header: seconds, or a date. @returns milliseconds from `now`, undefined when it is neither */
export function readRetryAfter(value: string | null | undefined, now: number): number | undefined {
  if (!value) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
