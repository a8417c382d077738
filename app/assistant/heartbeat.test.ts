import { afterEach, expect, test, vi } from "vitest";
import { EVENT_STREAM } from "#app/domain/chat/chat-contract.ts";
import { answerAsStream } from "./chat-response.ts";

afterEach(() => vi.useRealTimers());

test("[R-03] a stream opens at once, and a silence of five seconds is broken by a comment, over and over", async () => {
  vi.useFakeTimers();
  const silent = async function* () {
    await new Promise<never>(() => {});
    yield* [];
  };
  const response = answerAsStream(silent, new AbortController().signal, () => {});
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, `${EVENT_STREAM}; charset=utf-8`]);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  for (let beat = 0; beat < 3; beat++) {
    const next = reader.read();
    await vi.advanceTimersByTimeAsync(5_500);
    expect(new TextDecoder().decode((await next).value)).toMatch(/^:.*\n\n$/);
  }
  await reader.cancel();
});
