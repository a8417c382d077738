import { expect, test } from "vitest";
import type { ChatEvent } from "./chat-contract.ts";
import { answerAsStream } from "./chat-response.ts";

test("the urgency is on its way before anything else is worked out", async () => {
  const order: string[] = [];
  async function* events(): AsyncGenerator<ChatEvent> {
    yield { type: "triage", triage: { level: "emergency", reasons: [] } };
    order.push("worked out");
    yield { type: "delta", text: "Call a vet." };
  }
  const reader = answerAsStream(events, new AbortController().signal, { clock: Date.now, atEnd: () => {} }).body?.getReader();
  const first = await reader?.read();
  order.push("read");
  expect(new TextDecoder().decode(first?.value)).toContain("triage");
  const second = await reader?.read();
  expect(new TextDecoder().decode(second?.value)).toContain("Call a vet.");
  expect(order).toEqual(["read", "worked out"]);
  await reader?.cancel();
});

test("words that come apart are sent apart, and a burst of them together", async () => {
  const words = Array.from({ length: 40 }, (_, at) => `word${at} `);
  async function* events(): AsyncGenerator<ChatEvent> {
    for (const text of words) yield { type: "delta", text };
  }
  const sendings = async (apartMs: number) => {
    let now = 0;
    const clock = () => {
      now += apartMs;
      return now;
    };
    const { body } = answerAsStream(events, new AbortController().signal, { clock, atEnd: () => {} });
    const all: string[] = [];
    for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) all.push(new TextDecoder().decode(bytes));
    expect(all.join("").match(/word\d+ /g)).toEqual(words);
    return all.length;
  };
  expect(await sendings(20)).toBe(words.length);
  expect(await sendings(0)).toBeLessThanOrEqual(5);
});
