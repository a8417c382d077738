import { expect, test } from "vitest";
import type { ChatEvent } from "#app/domain/chat/chat-contract.ts";
import { answerAsStream } from "./chat-response.ts";

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
