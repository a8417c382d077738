import { expect, test } from "vitest";
import { coalesceStream } from "./coalesce-stream.server.ts";

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Chunks of one size, each filled with its number, as fast as they are read. */
function source(chunks: number, size = 1) {
  let at = 0;
  const seen = { cancelled: false };
  const stream = new ReadableStream({
    type: "bytes",
    pull(controller) {
      if (at === chunks) controller.close();
      else controller.enqueue(new Uint8Array(size).fill(at++));
    },
    cancel() {
      seen.cancelled = true;
    },
  });
  return { stream, seen };
}

/** Reads to the end, with a clock that stands still or advances between reads. */
async function readings(stream: ReadableStream<Uint8Array>, apartMs: number) {
  let now = 0;
  const clock = () => {
    now += apartMs;
    return now;
  };
  const all: number[][] = [];
  for await (const bytes of coalesceStream(stream, { clock, pause })) all.push([...bytes]);
  return all;
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test("separate chunks are read separately, a burst together, each once and in order", async () => {
  const apart = await readings(source(100).stream, 20);
  expect(apart).toEqual(numbers(100).map((at) => [at]));
  const burst = await readings(source(100).stream, 0);
  expect(burst.flat()).toEqual(numbers(100));
  expect(burst.length).toBeLessThanOrEqual(10);
});

test("a burst longer than the read-ahead limit arrives complete", async () => {
  const [chunks, size] = [100, 50_000];
  let length = 0;
  let last = 0;
  for await (const bytes of coalesceStream(source(chunks, size).stream, { clock: () => 0, pause: async () => {} })) {
    length += bytes.byteLength;
    last = bytes.at(-1) ?? -1;
  }
  expect([length, last]).toEqual([chunks * size, chunks - 1]);
});

test("a consumer that stops before a burst closes the connection", async () => {
  const { stream, seen } = source(100);
  for await (const _ of coalesceStream(stream, { clock: Date.now, pause })) break;
  expect(seen.cancelled).toBe(true);
});
