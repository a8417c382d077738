import { expect, test } from "vitest";
import type { Verdict } from "#app/domain/verdict.ts";
import { MESSAGE_CHARS } from "../../limits.ts";
import {
  blockedBy,
  type ChatMessage,
  type Conversation,
  canSend,
  earlierTurns,
  forStorage,
  lastTurns,
  levelNow,
  moreUrgent,
  NEW_CONVERSATION,
  prefillSentence,
  questionId,
  questionOf,
  symptomSentence,
  withoutExchange,
} from "./conversation.ts";

const ready: Conversation = { ...NEW_CONVERSATION, isSetupComplete: true };
const said = (type: "user" | "bot", message: string, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id: message,
  type,
  message,
  timestamp: 0,
  ...fields,
});

test("[R-15] a send is blocked while one is pending and without words; the first message completes the setup", () => {
  expect(canSend(ready, "help")).toBe(true);
  expect(canSend({ ...ready, isLoading: true }, "help")).toBe(false);
  expect(canSend(NEW_CONVERSATION, "help")).toBe(true);
  expect(canSend(ready, " \n ")).toBe(false);
});

test("a text that cannot be sent says why, and one at the limit can", () => {
  expect(blockedBy({ ...ready, isLoading: true }, "help")).toBe("answering");
  expect(blockedBy(ready, "a".repeat(MESSAGE_CHARS))).toBeUndefined();
  expect(blockedBy(ready, "a".repeat(MESSAGE_CHARS + 1))).toBe("tooLong");
  expect(canSend(ready, "a".repeat(MESSAGE_CHARS + 1))).toBe(false);
});

test("the last three messages go with a question", () => {
  const history = [said("user", "1"), said("bot", "2"), said("user", "3"), said("bot", "4"), said("bot", "")];
  expect(lastTurns(history)).toEqual([
    { role: "assistant", content: "2" },
    { role: "user", content: "3" },
    { role: "assistant", content: "4" },
  ]);
});

test("a question that is replaced leaves no trace, and the level of what stays holds", () => {
  const urgent = said("bot", "earlier", { triage: { level: "urgent", reasons: [] } });
  const asked = [said("user", "a", { id: questionId("1") }), said("bot", "b", { id: "1", triage: { level: "emergency", reasons: [] } })];
  const conversation: Conversation = { ...ready, chatHistory: [urgent, ...asked] };
  expect(levelNow(conversation.chatHistory)).toBe("emergency");
  expect(questionOf(conversation, "1")?.message).toBe("a");
  expect(withoutExchange(conversation, "1")).toEqual({ ...conversation, chatHistory: [urgent] });
  expect(levelNow([urgent])).toBe("urgent");
  expect(withoutExchange(conversation, undefined)).toBe(conversation);
});

test("a level that the owner took back is no longer the level of the conversation", () => {
  const emergency = said("bot", "call", { triage: { level: "emergency", reasons: [] } });
  const takenBack = said("bot", "good to hear", { triage: { level: "info", reasons: [] } });
  expect(levelNow([emergency, said("user", "false alarm")])).toBe("emergency");
  expect(levelNow([emergency, said("user", "false alarm"), takenBack])).toBe("info");
});

test("the more urgent of two verdicts stands, and a danger to people that either names", () => {
  const urgent = { level: "urgent", reasons: [] } as const;
  const info = { level: "info", reasons: [] } as const;
  const danger = { id: "person", heading: "Call", says: [], lines: [] };
  expect(moreUrgent({ ...urgent, reasons: [] }, { ...info, reasons: [], danger })).toEqual({ ...urgent, danger });
  expect(moreUrgent(undefined, { ...info, reasons: [] })).toEqual(info);
});

test("what a model read of a question to the owner settles it, also for the better; nothing else is lowered", () => {
  const asked: Verdict = {
    level: "urgent",
    reasons: [],
    check: { animal: 0, signs: [], listAsks: "Is one of these so?", others: [], also: [] },
  };
  const read: Verdict = { level: "routine", reasons: [], isRead: true };
  expect(moreUrgent(asked, read)).toEqual(read);
  expect(moreUrgent({ level: "emergency", reasons: [] }, read).level).toBe("emergency");
  expect(moreUrgent(asked, { level: "routine", reasons: [] })).toEqual(asked);
});

test("what was said before the last three messages goes along for a model, the first message always", () => {
  const history = Array.from({ length: 30 }, (_, at) => said(at % 2 === 0 ? "user" : "bot", `${at} ${"x".repeat(998)}`));
  const earlier = earlierTurns(history);
  expect(earlier[0]?.content.slice(0, 2)).toBe("0 ");
  expect(earlier.at(-1)?.content.slice(0, 3)).toBe("26 ");
  expect(earlier.length).toBeLessThan(14);
  expect(earlier.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(12_000);
  expect(earlierTurns(history.slice(0, 3))).toEqual([]);
});

test("the sentence for a person who may be in danger stays, whichever verdict is the more urgent", () => {
  const urgent: Verdict = { level: "urgent", reasons: [] };
  const info: Verdict = { level: "info", reasons: [] };
  const support = { says: "Please talk to somebody." };
  expect(moreUrgent({ ...info, support }, urgent)).toEqual({ ...urgent, support });
  expect(moreUrgent({ ...info, support }, info)).toEqual({ ...info, support });
  expect(moreUrgent(urgent, { ...info, support })).toEqual({ ...urgent, support });
});

test("what is kept over a reload waits for nothing", () => {
  const conversation: Conversation = { ...ready, isLoading: true, chatHistory: [said("bot", "Call a", { arriving: true })] };
  expect(forStorage(conversation)).toMatchObject({
    isLoading: false,
    chatHistory: [{ message: "Call a", arriving: false, cutOff: true }],
  });
});

test("quick symptoms name the pet; shortcuts are in lower case", () => {
  expect(symptomSentence("Not eating", "Rex")).toBe("Rex has not been eating.");
  expect(symptomSentence("Vomiting", "")).toBe("My pet has been vomiting.");
  expect(symptomSentence("Sneezing", "")).toBe("My pet has been showing sneezing.");
  expect(prefillSentence("Not_Eating")).toBe("my pet is not eating");
  expect(prefillSentence("Bad_Breath")).toBe("my pet is showing bad breath");
});
