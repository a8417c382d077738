import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type StreamTimeouts, watched } from "./stream-timeout.ts";

const patient: StreamTimeouts = { firstMs: 500, wordMs: 500, idleMs: 500, totalMs: 2_000 };
const never = new AbortController().signal;
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** Longer than any stream here may last. */
const END_MS = 5_000;
const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

function read(stream: AsyncIterable<string>): Promise<{ text: string; error?: string }> {
  const reading = readAll(stream);
  return vi.advanceTimersByTimeAsync(END_MS).then(() => reading);
}

async function readAll(stream: AsyncIterable<string>): Promise<{ text: string; error?: string }> {
  let text = "";
  try {
    for await (const piece of stream) text += piece;
  } catch (error) {
    return { text, error: (error as Error).message };
  }
  return { text };
}

async function* pieces(...waits: number[]): AsyncGenerator<string> {
  for (const ms of waits) {
    await later(ms);
    yield "x";
  }
}

test("a lively stream passes untouched", async () => {
  expect(await read(watched(() => pieces(1, 1, 1), patient, never))).toEqual({ text: "xxx" });
});

test("silence before the first piece bites", async () => {
  expect(await read(watched(() => pieces(300), { ...patient, firstMs: 30 }, never))).toEqual({ text: "", error: "first_token_timeout" });
});

test("silence between pieces bites, and what came stays", async () => {
  expect(await read(watched(() => pieces(1, 300), { ...patient, idleMs: 30 }, never))).toEqual({ text: "x", error: "idle_timeout" });
});

test("a drip that never falls silent is still ended", async () => {
  const drip = Array.from({ length: 100 }, () => 10);
  const { error } = await read(watched(() => pieces(...drip), { ...patient, totalMs: 80 }, never));
  expect(error).toBe("total_timeout");
});

test("a reader who stops reading aborts what is behind the stream", async () => {
  let aborted = false;
  const open = (signal: AbortSignal) => {
    signal.addEventListener("abort", () => {
      aborted = true;
    });
    return pieces(1, 1, 1);
  };
  const reading = watched(open, patient, never);
  const first = reading.next();
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toMatchObject({ value: "x" });
  await reading.return(undefined);
  expect(aborted).toBe(true);
});
