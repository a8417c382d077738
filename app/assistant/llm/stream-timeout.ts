import { ProviderError } from "./provider-failure.ts";

/**
 * How long a stream may keep its reader waiting, in milliseconds: until its first sign of life, until its first word (a model may think),
 * between two signs of life, and in all.
 */
export type StreamTimeouts = { firstMs: number; wordMs: number; idleMs: number; totalMs: number };

/** So often is a silence looked at, at least: ten seconds are nine and a half to ten. */
const LOOKS = 20;

/**
 * Reads a stream with watchdogs of our own: providers' clients stop timing once headers have arrived. An empty text is a sign of life.
 * The inner signal aborts when the outer one does, when a watchdog fires, and when the reader stops reading. A reader who left waits for nothing.
 * @throws ProviderError "first_token_timeout", "thinking_timeout", "idle_timeout", "total_timeout" or "cancelled"
 */
export async function* watched(
  open: (signal: AbortSignal) => AsyncIterable<string>,
  { firstMs, wordMs, idleMs, totalMs }: StreamTimeouts,
  outer: AbortSignal,
): AsyncGenerator<string> {
  const inner = new AbortController();
  let fail: (code: string) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = (code) => reject(new ProviderError(code));
  });
  // The loser of a race must not become an unhandled rejection.
  failed.catch(() => {});
  const leave = () => {
    inner.abort();
    fail("cancelled");
  };
  outer.addEventListener("abort", leave, { once: true });
  if (outer.aborted) leave();
  let silentMs = 0;
  let [limitMs, code] = [firstMs, "first_token_timeout"];
  const total = setTimeout(() => fail("total_timeout"), totalMs);
  const word = setTimeout(() => fail("thinking_timeout"), Math.max(wordMs, firstMs));
  // One timer for all pieces: setting one for each cost more than reading it.
  const everyMs = Math.min(firstMs, idleMs) / LOOKS;
  const silence = setInterval(() => {
    silentMs += everyMs;
    if (silentMs >= limitMs) fail(code);
  }, everyMs);
  const stream = open(inner.signal)[Symbol.asyncIterator]();
  try {
    for (;;) {
      silentMs = 0;
      const next = stream.next();
      next.catch(() => {});
      const result = await Promise.race([next, failed]);
      if (result.done) return;
      if (result.value !== "") {
        clearTimeout(word);
        [limitMs, code] = [Number.POSITIVE_INFINITY, ""];
        yield result.value;
      }
      [limitMs, code] = [idleMs, "idle_timeout"];
    }
  } finally {
    clearTimeout(total);
    clearTimeout(word);
    clearInterval(silence);
    inner.abort();
    outer.removeEventListener("abort", leave);
    stream.return?.().catch(() => {});
  }
}
