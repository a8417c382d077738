import type { Clock } from "#app/domain/ports.ts";

/** Bytes of a burst that are read at once, and that may be read before anybody wants them. */
const ROOM_BYTES = 16 * 1024;
const MOST_AHEAD_BYTES = 4 * 1024 * 1024;

/** So soon after a reading the next bytes belong to a burst, and so long the rest of it may take to gather. */
const BURST_MS = 2;
const GATHERING_MS = 1;

/** What reading in bursts needs besides the line. */
export type World = { clock: Clock; pause: (ms: number) => Promise<unknown> };

/**
 * Reads a stream: what comes alone at once, what comes in a burst together. The runtime hands out one chunk of the line at each reading, and
 * to wake for it costs more than all that is done with a token. So from the first burst on the line is read ahead, and what has gathered
 * meanwhile is one reading. Whoever leaves early aborts the request: the line is open until then.
 * @returns bytes that hold until the next ones are asked for
 */
export async function* coalesceStream(body: ReadableStream<Uint8Array>, { clock, pause }: World): AsyncGenerator<Uint8Array> {
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

/** The same stream, drained by a second branch that nobody is woken for: it gathers what was not read yet, until the request is aborted. */
function readAhead(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const [kept, ahead] = body.tee();
  // Beyond its length it breaks, and with it the reading ahead alone.
  const { readable, writable } = new FixedLengthStream(MOST_AHEAD_BYTES);
  ahead.pipeTo(writable).catch(() => {});
  new Response(readable).arrayBuffer().catch(() => {});
  return kept;
}
