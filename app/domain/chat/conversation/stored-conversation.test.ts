import { expect, test } from "vitest";
import { type Conversation, NEW_CONVERSATION } from "./conversation.ts";
import { readConversation } from "./stored-conversation.ts";

const whole: Conversation = {
  ...NEW_CONVERSATION,
  selectedPet: "dog",
  petName: "Rex",
  isSetupComplete: true,
  chatHistory: [
    { id: "1:question", type: "user", message: "help", timestamp: 0 },
    { id: "1", type: "bot", message: "Call.", timestamp: 0, triage: { level: "urgent", reasons: [] }, vote: "positive", arriving: false },
  ],
  lastSent: { request: { message: "help" } },
  checkAt: 5,
};

test("a conversation comes back from storage as it was", () => {
  expect(readConversation(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
});

test("turns and fields of another shape are left out, and what was on its way is cut off", () => {
  const [question, answer] = whole.chatHistory;
  const odd = [null, 7, "text", { id: "2", type: "bot" }, { ...question, type: "system" }];
  expect(readConversation({ ...whole, chatHistory: [question, ...odd, answer] })?.chatHistory).toEqual(whole.chatHistory);
  const bent = { ...answer, triage: { level: "purple" }, sources: [null], facts: { animals: "none" }, suggestions: [{}] };
  const [read] = readConversation({ ...whole, chatHistory: [bent] })?.chatHistory ?? [];
  expect(read).not.toHaveProperty("triage");
  expect(read).not.toHaveProperty("sources");
  expect(read).not.toHaveProperty("facts");
  expect(read).not.toHaveProperty("suggestions");
  expect(readConversation({ ...whole, isLoading: true, chatHistory: [{ ...answer, arriving: true }] })).toMatchObject({
    isLoading: false,
    chatHistory: [{ arriving: false, cutOff: true }],
  });
});

test("what is no conversation, or names no pet that we know, breaks nothing", () => {
  for (const stored of [null, 3, "text", [], { chatHistory: {} }]) expect(readConversation(stored)).toBeUndefined();
  expect(readConversation({ chatHistory: [], selectedPet: { type: "dog" }, petName: 4 })).toEqual(NEW_CONVERSATION);
});

test("the check of an answer and what was answered come back; of another shape they are left out", () => {
  const [question, answer] = whole.chatHistory as [never, Conversation["chatHistory"][number]];
  const sign = {
    id: "fell",
    kind: "state" as const,
    says: "",
    quote: "she fell",
    asks: "Now?",
    answers: [{ id: "no" as const, says: "No" }],
  };
  const check = { animal: 0, signs: [sign], listAsks: "Is one of these so?", others: [], also: [] };
  const answers = [{ id: "none", answer: true as const, value: "none none", asks: "Is one of these so?", says: "None of these" }];
  const asked = { ...answer, triage: { level: "urgent" as const, reasons: [], check }, answers };
  expect(readConversation({ ...whole, chatHistory: [question, asked] })?.chatHistory[1]).toEqual(asked);
  const bent = { ...asked, triage: { ...asked.triage, check: { animal: 0, signs: [{}], also: [] } }, answers: [{ id: "none" }] };
  const [, read] = readConversation({ ...whole, chatHistory: [question, bent] })?.chatHistory ?? [];
  expect(read?.triage).toEqual({ level: "urgent", reasons: [] });
  expect(read).not.toHaveProperty("answers");
});
