import type { Clock } from "#app/domain/ports.ts";

/** Bytes of a burst that are read together, and that may be read ahead of the consumer. */
const ROOM_BYTES = 16 * 1024;
const MOST_AHEAD_BYTES = 4 * 1024 * 1024;

/** Bytes that arrive within this time belong to the same burst; the rest of a burst is collected for as long. */
const BURST_MS = 2;
const GATHERING_MS = 1;

/** What coalescing needs besides the stream. */
export type CoalesceOptions = { clock: Clock; pause: (ms: number) => Promise<unknown> };

/**
 * Reads a stream: single chunks as they arrive, bursts as one chunk. The runtime delivers one network chunk per read, and each read costs
 * more CPU time than processing a token. So from the first burst on, the stream is read ahead and what has accumulated is returned at once.
 * A consumer that stops early must abort the request; the connection stays open until then.
 * @returns bytes that are valid until the next read
 */
export async function* coalesceStream(body: ReadableStream<Uint8Array>, { clock, pause }: CoalesceOptions): AsyncGenerator<Uint8Array> {
  const line = body.getReader();
  let close = () => line.cancel();
  try {
    let readAt = Number.NEGATIVE_INFINITY;
    for (;;) {
      const { done, value } = await line.read();
      if (done) return;
      yield value;
      if (clock() - readAt < BURST_MS) break;
      readAt = clock();
    }
    line.releaseLock();
    const gathered = readAhead(body).getReader({ mode: "byob" });
    close = () => gathered.cancel();
    let room = new Uint8Array(ROOM_BYTES);
    for (;;) {
      const { done, value } = await gathered.read(room);
      if (done) return;
      const isBurst = clock() - readAt < BURST_MS;
      readAt = clock();
      yield value;
      room = new Uint8Array(value.buffer);
      if (isBurst) await pause(GATHERING_MS);
    }
  } finally {
    close().catch(() => {});
  }
}

/** The same stream, drained natively by a second branch that buffers unread bytes until the request is aborted. */
function readAhead(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const [kept, ahead] = body.tee();
  // Beyond its length it fails, which ends only the reading ahead.
  const { readable, writable } = new FixedLengthStream(MOST_AHEAD_BYTES);
  ahead.pipeTo(writable).catch(() => {});
  new Response(readable).arrayBuffer().catch(() => {});
  return kept;
}
