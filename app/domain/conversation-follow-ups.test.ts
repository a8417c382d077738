import { expect, test } from "vitest";
import type { ChatMessage } from "./conversation.ts";
import { followUps } from "./conversation-follow-ups.ts";

const answered = (level: "emergency" | "urgent" | "routine" | "info", fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id: "1",
  type: "bot",
  message: "Words.",
  timestamp: 0,
  triage: { level, reasons: [] },
  sources: [{ title: "A page", path: "/page" }],
  ...fields,
});

test("what may be asked next depends on the urgency, and was not asked before", () => {
  expect(followUps(answered("emergency"), [])).toContain("What must I not do?");
  expect(followUps(answered("urgent"), ["What would make it an emergency?"])).not.toContain("What would make it an emergency?");
  expect(followUps(answered("routine"), [])).toHaveLength(3);
});

test("nothing is offered under an answer that is not whole, or that no page of ours stands behind", () => {
  expect(followUps(undefined, [])).toEqual([]);
  expect(followUps(answered("info"), [])).toEqual([]);
  expect(followUps(answered("urgent", { sources: [] }), [])).toEqual([]);
  for (const fields of [{ arriving: true }, { stopped: true }, { apology: "Sorry" }])
    expect(followUps(answered("urgent", fields), [])).toEqual([]);
});
