import { expect, test } from "vitest";
import {
  type ChatMessage,
  type Conversation,
  canSend,
  forStorage,
  lastTurns,
  moreUrgent,
  NEW_CONVERSATION,
  prefillSentence,
  questionId,
  questionOf,
  requestFor,
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

test("[R-15] a send is blocked while one is pending, before the setup, and without words", () => {
  expect(canSend(ready, "help")).toBe(true);
  expect(canSend({ ...ready, isLoading: true }, "help")).toBe(false);
  expect(canSend(NEW_CONVERSATION, "help")).toBe(false);
  expect(canSend(ready, " \n ")).toBe(false);
});

test("the last three messages go with a question", () => {
  const history = [said("user", "1"), said("bot", "2"), said("user", "3"), said("bot", "4"), said("bot", "")];
  expect(lastTurns(history)).toEqual([
    { role: "assistant", content: "2" },
    { role: "user", content: "3" },
    { role: "assistant", content: "4" },
  ]);
});

test("a request carries the pet, what is remembered and the most urgent level, and nothing else", () => {
  const conversation: Conversation = {
    ...ready,
    selectedPet: "cat",
    petName: "Mia",
    worstLevel: "urgent",
    chatHistory: [said("user", "She has a cough")],
  };
  expect(requestFor(conversation, "And now?")).toEqual({
    message: "And now?\n\nContext from earlier in this conversation:\nSymptoms mentioned: cough",
    petType: "cat",
    petName: "Mia",
    conversationHistory: [{ role: "user", content: "She has a cough" }],
    previousLevel: "urgent",
  });
});

test("a question that is asked anew leaves no trace but its level", () => {
  const history = [said("user", "a", { id: questionId("1") }), said("bot", "b", { id: "1" })];
  const conversation: Conversation = { ...ready, worstLevel: "emergency", chatHistory: history };
  expect(questionOf(conversation, "1")?.message).toBe("a");
  expect(withoutExchange(conversation, "1")).toEqual({ ...conversation, chatHistory: [] });
  expect(withoutExchange(conversation, undefined)).toBe(conversation);
});

test("the more urgent of two verdicts stands, and a danger to people that either names", () => {
  const urgent = { level: "urgent", reasons: [] } as const;
  const info = { level: "info", reasons: [] } as const;
  const danger = { id: "person", heading: "Call", says: [], lines: [] };
  expect(moreUrgent({ ...urgent, reasons: [] }, { ...info, reasons: [], danger })).toEqual({ ...urgent, danger });
  expect(moreUrgent(undefined, { ...info, reasons: [] })).toEqual(info);
});

test("what is kept over a reload waits for nothing", () => {
  const conversation: Conversation = { ...ready, isLoading: true, chatHistory: [said("bot", "Call a", { arriving: true })] };
  expect(forStorage(conversation)).toMatchObject({
    isLoading: false,
    chatHistory: [{ message: "Call a", arriving: false, stopped: true }],
  });
});

test("quick symptoms name the pet; shortcuts are in lower case", () => {
  expect(symptomSentence("Not eating", "Rex")).toBe("Rex has been showing not eating.");
  expect(symptomSentence("Vomiting", "")).toBe("My pet has been showing vomiting.");
  expect(prefillSentence("Not_Eating")).toBe("my pet is showing not eating");
});
