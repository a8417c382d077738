import { expect, onTestFinished, test, vi } from "vitest";
import type { ChatEvent } from "#app/domain/chat/chat-contract.ts";
import { HEARTBEAT_MS } from "#app/domain/limits.ts";
import { answerAsJson, answerAsStream } from "./chat-response.ts";

test("the urgency is on its way before anything else is worked out", async () => {
  const order: string[] = [];
  async function* events(): AsyncGenerator<ChatEvent> {
    yield { type: "triage", triage: { level: "emergency", reasons: [] } };
    order.push("worked out");
    yield { type: "delta", text: "Call a vet." };
  }
  const reader = answerAsStream(events, new AbortController().signal, () => {}).body?.getReader();
  const first = await reader?.read();
  order.push("read");
  expect(new TextDecoder().decode(first?.value)).toContain("triage");
  const second = await reader?.read();
  expect(new TextDecoder().decode(second?.value)).toContain("Call a vet.");
  expect(order).toEqual(["read", "worked out"]);
  await reader?.cancel();
});

/** An assistant that says nothing until it is aborted. */
async function* silence(signal: AbortSignal): AsyncGenerator<ChatEvent> {
  yield { type: "triage", triage: { level: "routine", reasons: [] } };
  await new Promise((done) => signal.addEventListener("abort", done));
}

test("who leaves before the first word aborts what is behind the answer and gives the slot back at once, as a stream and as JSON", async () => {
  for (const respond of [answerAsStream, answerAsJson]) {
    let inner: AbortSignal | undefined;
    let ended = 0;
    const events = (signal: AbortSignal) => {
      inner = signal;
      return silence(signal);
    };
    const response = await respond(events, new AbortController().signal, () => {
      ended += 1;
    });
    await response.body?.cancel();
    expect([inner?.aborted, ended], respond.name).toEqual([true, 1]);
  }
});

test("an answer that takes long is still JSON, after white space; a quick failure is a 503", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const reply = { response: "Call a vet.", messageId: "1", triage: { level: "routine" as const, reasons: [] }, sources: [] };
  async function* slow(): AsyncGenerator<ChatEvent> {
    await new Promise((done) => setTimeout(done, 1_200));
    yield { type: "done", reply };
  }
  async function* fails(): AsyncGenerator<ChatEvent> {
    yield { type: "error", reply: { ...reply, error: "sorry" } };
  }
  const never = new AbortController().signal;
  const answering = answerAsJson(slow, never, () => {});
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
  const late = await answering;
  const reading = late.text();
  await vi.advanceTimersByTimeAsync(1_200);
  const text = await reading;
  expect([late.status, text.startsWith("\n"), JSON.parse(text)]).toEqual([200, true, reply]);
  expect((await answerAsJson(fails, never, () => {})).status).toBe(503);
});
