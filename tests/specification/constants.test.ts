import { expect, test } from "vitest";

import { memoryOf } from "#app/domain/chat/conversation/conversation-memory.ts";
import { requestFor } from "#app/domain/chat/conversation/conversation-request.ts";

const user = (message: string) => ({ type: "user" as const, message });
const bot = (message: string) => ({ type: "bot" as const, message });

const KEYWORDS = [
  "vomiting",
  "diarrhea",
  "not eating",
  "lethargy",
  "cough",
  "fever",
  "scratching",
  "limping",
  "bleeding",
  "swollen",
  "pale",
  "yellow",
  "green",
];

test.each(KEYWORDS)("%s is a symptom, wherever it stands and however it is written", (word) => {
  expect(memoryOf([user(`Since noon: ${word}.`)]).symptoms).toEqual([word]);
  expect(memoryOf([user(word.toUpperCase())]).symptoms).toEqual([word]);
});

test("thirteen words are symptoms, all are sent, and no other word is one", () => {
  expect(KEYWORDS).toHaveLength(13);
  const { symptoms, conversationSummary } = memoryOf([user("sneezing, itching, pain, seizure, blue and red"), ...KEYWORDS.map(user)]);
  expect(symptoms.toSorted()).toEqual(KEYWORDS.toSorted());
  for (const word of KEYWORDS) expect(conversationSummary).toContain(word);
});

test.each(["What does that mean?", "So what should I do", "HOW DO I clean it?"])("%s is a concern", (text) => {
  expect(memoryOf([user(text)]).userConcerns).toEqual([text]);
});

test("other questions are no concern, and the assistant's words neither", () => {
  expect(memoryOf([user("Is he well?"), user("When will he eat?"), bot("What should you do?")]).userConcerns).toEqual([]);
});

test("the last two concerns are sent", () => {
  const { conversationSummary } = memoryOf([user("What does one mean?"), user("What should two be?"), user("How do three look?")]);
  expect(conversationSummary).not.toContain("one");
  for (const kept of ["What should two be?", "How do three look?"]) expect(conversationSummary).toContain(kept);
});

test.each(["I recommend rest.", "We suggest rest.", "Try rest."])("%s is advice: its first sentence is kept", (sentence) => {
  expect(memoryOf([bot(`${sentence} More of it follows.`)]).previousAdvice).toEqual([sentence]);
});

test("other answers are no advice, three advices are kept, and the last one is sent", () => {
  const said = ["Try one. Now.", "Rest.", "Try two. Now.", "Try three. Now.", "Try four. Now."].map(bot);
  const { previousAdvice, conversationSummary } = memoryOf(said);
  expect(previousAdvice).toEqual(["Try two.", "Try three.", "Try four."]);
  expect(conversationSummary).toContain("Try four.");
  expect(conversationSummary).not.toMatch(/Try (one|two|three)/);
});

test("the last three messages go along, as role and content", () => {
  const chatHistory = [user("one"), bot("two"), user("three"), bot("four"), user("five")].map((entry, index) => ({
    ...entry,
    id: String(index),
    timestamp: index,
  }));
  const conversation = { petName: "Milo", selectedPet: "dog", isSetupComplete: true, isLoading: false, chatHistory } as const;
  expect(requestFor(conversation, "six", {})).toMatchObject({
    message: "six",
    petType: "dog",
    petName: "Milo",
    conversationHistory: [
      { role: "user", content: "three" },
      { role: "assistant", content: "four" },
      { role: "user", content: "five" },
    ],
  });
});
