/** How long a stream may keep its reader waiting, in milliseconds. */
export type Patience = { firstMs: number; idleMs: number; totalMs: number };

/**
 * Reads a stream with watchdogs of our own: vendors' clients stop timing once headers have arrived.
 * The inner signal aborts when the outer one does, when a watchdog bites, and when the reader stops reading.
 * @throws Error "first_token_timeout", "idle_timeout" or "total_timeout"
 */
export async function* watched(
  open: (signal: AbortSignal) => AsyncIterable<string>,
  { firstMs, idleMs, totalMs }: Patience,
  outer: AbortSignal,
): AsyncGenerator<string> {
  const inner = new AbortController();
  const leave = () => inner.abort();
  outer.addEventListener("abort", leave, { once: true });
  if (outer.aborted) leave();
  const total = alarm(totalMs, "total_timeout");
  const stream = open(inner.signal)[Symbol.asyncIterator]();
  try {
    let patience = alarm(firstMs, "first_token_timeout");
    for (;;) {
      const next = stream.next();
      // The loser of a race must not become an unhandled rejection.
      next.catch(() => {});
      const result = await Promise.race([next, patience.bite, total.bite]).finally(patience.stop);
      if (result.done) return;
      yield result.value;
      patience = alarm(idleMs, "idle_timeout");
    }
  } finally {
    total.stop();
    inner.abort();
    outer.removeEventListener("abort", leave);
    stream.return?.().catch(() => {});
  }
}

function alarm(ms: number, code: string): { bite: Promise<never>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const bite = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(code)), ms);
  });
  bite.catch(() => {});
  return { bite, stop: () => clearTimeout(timer) };
}
