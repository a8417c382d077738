import { expect, test } from "vitest";
import { APOLOGY, type ChatReply } from "#app/domain/chat/chat-contract.ts";
import { levelNow, NEW_CONVERSATION } from "#app/domain/chat/conversation/conversation.ts";
import { chatReducer } from "./chat-reducer.ts";

test("an answer with an error is a failure: the visitor reads the apology, whatever the error says", () => {
  const triage = { level: "info" as const, reasons: [] };
  const asked = chatReducer(
    { ...NEW_CONVERSATION, isSetupComplete: true },
    { type: "sent", id: "1", text: "help", triage, at: 0, request: { message: "help" }, takesBack: false },
  );
  const end = (fields: object) =>
    chatReducer(asked, { type: "ended", id: "1", reply: { response: "Half", messageId: "m", triage, sources: [], ...fields } });
  expect(end({ error: "D1_ERROR: no such table" }).chatHistory.at(-1)).toMatchObject({ message: "Half", apology: APOLOGY });
  expect(end({}).chatHistory.at(-1)?.apology).toBeUndefined();
  expect(end({ error: "D1_ERROR" }).isLoading).toBe(false);
});

test("a reply without a verdict keeps the one that the device gave", () => {
  const triage = { level: "urgent" as const, reasons: [] };
  const asked = chatReducer(NEW_CONVERSATION, {
    type: "sent",
    id: "1",
    text: "help",
    triage,
    at: 0,
    request: { message: "help" },
    takesBack: false,
  });
  expect(asked.isSetupComplete).toBe(true);
  const reply = { response: "Call.", messageId: "m" } as ChatReply;
  const after = chatReducer(asked, { type: "ended", id: "1", reply });
  expect(after.chatHistory.at(-1)).toMatchObject({ message: "Call.", triage, arriving: false });
  expect(levelNow(after.chatHistory)).toBe("urgent");
});

test("an answer of the device itself keeps what it offers to tap", () => {
  const asked = { ...NEW_CONVERSATION, chatHistory: [{ id: "1", type: "bot" as const, message: "", timestamp: 0 }] };
  const after = chatReducer(asked, {
    type: "answeredHere",
    id: "1",
    lost: false,
    response: "Nothing.",
    sources: [],
    suggestions: ["How often?"],
  });
  expect(after.chatHistory.at(-1)).toMatchObject({ suggestions: ["How often?"], arriving: false });
});

test("an answer to a check replaces its turn in its place, also while the former answer was arriving", () => {
  const urgent = {
    level: "urgent" as const,
    reasons: [],
    check: { animal: 0, signs: [], listAsks: "Is one of these so?", others: [], also: [{ id: "seizure", says: "A seizure" }] },
  };
  const send = { type: "sent" as const, id: "1", text: "she fell", at: 7, request: { message: "she fell" }, takesBack: false };
  const asked = chatReducer(NEW_CONVERSATION, { ...send, triage: urgent });
  const answers = [{ id: "seizure", answer: "yes" as const, value: "seizure yes", asks: "Is one of these so?", says: "A seizure" }];
  const red = { level: "emergency" as const, reasons: [] };
  const { chatHistory } = chatReducer(asked, { ...send, triage: red, instead: "1", given: { answers } });
  expect(chatHistory.map(({ id, message, timestamp }) => [id, message, timestamp])).toEqual([
    ["1:question", "she fell", 7],
    ["1", "", 7],
  ]);
  expect(chatHistory[1]).toMatchObject({ triage: red, answers });
  // A verdict that the server gives without the answers cannot lower what they decided.
  const late = chatReducer({ ...asked, chatHistory }, { type: "triage", id: "1", triage: urgent });
  expect(late.chatHistory[1]?.triage).toEqual(red);
});

test("an answered sign is not asked again by a later verdict of the same turn", () => {
  const sign = { id: "fell", kind: "state" as const, says: "", quote: "she fell", asks: "Is that so now?", answers: [] };
  const asks = {
    level: "urgent" as const,
    reasons: [],
    check: { animal: 0, signs: [sign], listAsks: "Is one of these so?", others: [], also: [{ id: "seizure", says: "A seizure" }] },
  };
  const send = { type: "sent" as const, id: "1", text: "she fell", at: 7, request: { message: "she fell" }, takesBack: false };
  const no = { id: "fell", answer: "no" as const, value: "fell no", quote: "she fell", asks: "Is that so now?", says: "No" };
  const none = { id: "none", answer: true as const, value: "none none", asks: "Is one of these so?", says: "None of these" };
  const after = (answers: (typeof no | typeof none)[]) => {
    const tapped = chatReducer(NEW_CONVERSATION, { ...send, triage: { level: "urgent", reasons: [] }, given: { answers } });
    return chatReducer(tapped, { type: "triage", id: "1", triage: asks }).chatHistory[1]?.triage;
  };
  expect(after([no])?.check).toMatchObject({ signs: [], listAsks: "Is one of these so?", others: [], also: [{ id: "seizure" }] });
  expect(after([no, none])).toEqual({ level: "urgent", reasons: [] });
});
