import { expect, test } from "vitest";
import type { ChatEvent, ChatReply } from "#app/domain/chat/chat-contract.ts";
import { verdict } from "#tests/fakes/ports.ts";
import { tallied } from "./tallied.ts";

async function countsOf(event: ChatEvent): Promise<string[]> {
  const names: string[] = [];
  async function* events(): AsyncGenerator<ChatEvent> {
    yield { type: "delta", text: "my words" };
    yield event;
  }
  for await (const _ of tallied(events(), (added) => names.push(...added)));
  return names;
}

test("an answer is counted once, by level and by who wrote it, never by its words", async () => {
  const reply = (answeredBy?: string): ChatReply => ({
    response: "my words",
    messageId: "id",
    triage: verdict({ level: "urgent" }),
    sources: [],
    answeredBy,
  });
  expect(await countsOf({ type: "done", reply: reply("api.provider.example") })).toEqual(["answers", "level:urgent", "by:model"]);
  expect(await countsOf({ type: "done", reply: reply("guide assistant") })).toEqual(["answers", "level:urgent", "by:guide"]);
  expect(await countsOf({ type: "done", reply: reply() })).toEqual(["answers", "level:urgent", "by:fixed words"]);
  expect(await countsOf({ type: "error", reply: reply() })).toEqual(["answers", "level:urgent", "apologies"]);
  expect(await countsOf({ type: "triage", triage: verdict() })).toEqual([]);
});
