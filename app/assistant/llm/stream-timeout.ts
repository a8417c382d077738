/** How long a stream may keep its reader waiting, in milliseconds. */
export type StreamTimeouts = { firstMs: number; idleMs: number; totalMs: number };

/** So often is a silence looked at, at least: ten seconds are nine and a half to ten. */
const LOOKS = 20;

/**
 * Reads a stream with watchdogs of our own: providers' clients stop timing once headers have arrived.
 * The inner signal aborts when the outer one does, when a watchdog bites, and when the reader stops reading.
 * @throws Error "first_token_timeout", "idle_timeout" or "total_timeout"
 */
export async function* watched(
  open: (signal: AbortSignal) => AsyncIterable<string>,
  { firstMs, idleMs, totalMs }: StreamTimeouts,
  outer: AbortSignal,
): AsyncGenerator<string> {
  const inner = new AbortController();
  const leave = () => inner.abort();
  outer.addEventListener("abort", leave, { once: true });
  if (outer.aborted) leave();
  let silentMs = 0;
  let bite: (code: string) => void = () => {};
  const bitten = new Promise<never>((_, reject) => {
    bite = (code) => reject(new Error(code));
  });
  // The loser of a race must not become an unhandled rejection.
  bitten.catch(() => {});
  let [patience, code] = [firstMs, "first_token_timeout"];
  const total = setTimeout(() => bite("total_timeout"), totalMs);
  // One timer for all pieces: setting one for each cost more than reading it.
  const everyMs = Math.min(firstMs, idleMs) / LOOKS;
  const silence = setInterval(() => {
    silentMs += everyMs;
    if (silentMs >= patience) bite(code);
  }, everyMs);
  const stream = open(inner.signal)[Symbol.asyncIterator]();
  try {
    for (;;) {
      silentMs = 0;
      const next = stream.next();
      next.catch(() => {});
      const result = await Promise.race([next, bitten]);
      if (result.done) return;
      [patience, code] = [Number.POSITIVE_INFINITY, ""];
      yield result.value;
      [patience, code] = [idleMs, "idle_timeout"];
    }
  } finally {
    clearTimeout(total);
    clearInterval(silence);
    inner.abort();
    outer.removeEventListener("abort", leave);
    stream.return?.().catch(() => {});
  }
}
