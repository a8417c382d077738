import { expect, test } from "vitest";
import {
  type ChatMessage,
  type Conversation,
  canSend,
  enrich,
  graver,
  lastTurns,
  NEW_CONVERSATION,
  ownWords,
  prefillSentence,
  rememberAnswer,
  rememberUser,
  symptomSentence,
  worstLevel,
} from "./conversation.ts";

const ready: Conversation = { ...NEW_CONVERSATION, isSetupComplete: true };
const empty = NEW_CONVERSATION.memory;
const said = (type: "user" | "bot", message: string, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id: message,
  type,
  message,
  timestamp: 0,
  ...fields,
});

test("a send is blocked while one is pending, before the setup, and without words", () => {
  expect(canSend(ready, "help")).toBe(true);
  expect(canSend({ ...ready, isLoading: true }, "help")).toBe(false);
  expect(canSend(NEW_CONVERSATION, "help")).toBe(false);
  expect(canSend(ready, " \n ")).toBe(false);
});

test("symptom words are remembered once, and not when they are denied", () => {
  const first = rememberUser(empty, "She is vomiting and has diarrhea");
  expect(first.symptoms).toEqual(["vomiting", "diarrhea"]);
  expect(rememberUser(first, "Still VOMITING").symptoms).toEqual(["vomiting", "diarrhea"]);
  expect(rememberUser(empty, "no vomiting, not limping").symptoms).toEqual([]);
  expect(rememberUser(empty, "he is not eating").symptoms).toEqual(["not eating"]);
});

test("a question of concern is remembered", () => {
  expect(rememberUser(empty, "What should I do?").userConcerns).toEqual(["What should I do?"]);
  expect(rememberUser(empty, "Help him").userConcerns).toEqual([]);
});

test("the first sentence of advice is kept, three at most", () => {
  let memory = rememberAnswer(empty, "I recommend rest. Then walk.");
  expect(memory.previousAdvice).toEqual(["I recommend rest."]);
  expect(rememberAnswer(memory, "That is all.").previousAdvice).toHaveLength(1);
  for (const word of ["one", "two", "three"]) memory = rememberAnswer(memory, `Try ${word}. More.`);
  expect(memory.previousAdvice).toEqual(["Try one.", "Try two.", "Try three."]);
});

test("a message carries two concerns, every symptom and the last advice, and its own words can be told apart", () => {
  const memory = { symptoms: ["cough", "fever"], userConcerns: ["a", "b", "c"], previousAdvice: ["x", "y"] };
  const sent = enrich("She is worse", memory);
  expect(sent).toContain("Earlier concern: b\nEarlier concern: c\nSymptoms mentioned: cough, fever\nLast advice: y");
  expect(ownWords(sent)).toBe("She is worse");
  expect(enrich("Hello", empty)).toBe("Hello");
});

test("the last three messages go with a question", () => {
  const history = [said("user", "1"), said("bot", "2"), said("user", "3"), said("bot", "4"), said("bot", "")];
  expect(lastTurns(history)).toEqual([
    { role: "assistant", content: "2" },
    { role: "user", content: "3" },
    { role: "assistant", content: "4" },
  ]);
});

test("the conversation's level is the gravest it has reached", () => {
  expect(worstLevel([])).toBeUndefined();
  const history = [
    said("bot", "1", { triage: { level: "urgent", reasons: [] } }),
    said("bot", "2", { triage: { level: "info", reasons: [] } }),
  ];
  expect(worstLevel(history)).toBe("urgent");
});

test("quick symptoms name the pet; shortcuts are in lower case", () => {
  expect(symptomSentence("Not eating", "Rex")).toBe("Rex has been showing not eating.");
  expect(prefillSentence("Not_Eating")).toBe("my pet is showing not eating");
});

test("the card for a person in danger stays, whichever level wins", () => {
  const danger = { id: "x", heading: "Call", says: [], lines: [] };
  const own = { level: "emergency" as const, reasons: [] };
  expect(graver(own, { level: "info", reasons: [], danger })).toEqual({ ...own, danger });
});
