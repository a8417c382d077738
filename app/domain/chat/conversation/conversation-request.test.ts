import { expect, test } from "vitest";
import type { AnimalFacts } from "../../facts.ts";
import { NO_FACTS } from "../../facts.ts";
import type { Screen } from "../../verdict.ts";
import { type ChatMessage, type Conversation, NEW_CONVERSATION } from "./conversation.ts";
import { requestFor, screenIn } from "./conversation-request.ts";

const animal = (fields: Partial<AnimalFacts>): AnimalFacts => ({ mentions: [], quantities: [], level: "info", rules: [], ...fields });
const about = (...animals: AnimalFacts[]) => ({ facts: { ...NO_FACTS, animals, current: animals.length - 1 } });
const message = (type: "user" | "bot", text: string, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id: text,
  type,
  message: text,
  timestamp: 0,
  ...fields,
});

test("a request carries the pet, what is remembered and the level so far, and nothing else", () => {
  const conversation: Conversation = {
    ...NEW_CONVERSATION,
    selectedPet: "cat",
    petName: "Mia",
    chatHistory: [message("user", "She has a cough"), message("bot", "", { triage: { level: "urgent", reasons: [] } })],
  };
  expect(requestFor(conversation, "And now?", {})).toEqual({
    message: "And now?\n\nContext from earlier in this conversation:\nSymptoms mentioned: cough",
    petType: "cat",
    petName: "Mia",
    conversationHistory: [{ role: "user", content: "She has a cough" }],
    previousLevel: "urgent",
  });
});

test("an animal that the owner's words name goes along, in this message and in the next", () => {
  const rabbit = animal({ species: "rabbit" });
  expect(requestFor(NEW_CONVERSATION, "my rabbit is not eating", about(rabbit)).petType).toBe("rabbit");
  const later: Conversation = { ...NEW_CONVERSATION, chatHistory: [message("bot", "Call.", about(rabbit))] };
  expect(requestFor(later, "and now?", {}).petType).toBe("rabbit");
  const seen: (string | undefined)[] = [];
  screenIn(later, "and now?", (_, context) => {
    seen.push(context?.petType);
    return { level: "info", reasons: [] };
  });
  expect(seen).toEqual(["rabbit"]);
});

test("another animal than the form's does not take its name along", () => {
  const conversation: Conversation = { ...NEW_CONVERSATION, selectedPet: "dog", petName: "Rex" };
  const request = requestFor(conversation, "and the cat?", about(animal({ species: "dog", name: "Rex" }), animal({ species: "cat" })));
  expect(request).toMatchObject({ petType: "cat", petName: undefined });
});

test("a page about one animal names it where neither the form nor the words do", () => {
  const page = { path: "/rabbits", animal: "rabbit" } as const;
  const seen: (string | undefined)[] = [];
  const noting: Screen = (_, context) => {
    seen.push(context?.petType);
    return { level: "info", reasons: [] };
  };
  screenIn(NEW_CONVERSATION, "not eating", noting, page);
  screenIn({ ...NEW_CONVERSATION, selectedPet: "cat" }, "not eating", noting, page);
  expect(seen).toEqual(["rabbit", "cat"]);
});

test("the level of an open check binds no later message, and answers go with the words that they are about", () => {
  const check = { animal: 0, signs: [], listAsks: "Is one of these so?", others: [], also: [] };
  const asked = [{ id: "1", type: "bot" as const, message: "", timestamp: 0, triage: { level: "urgent" as const, reasons: [], check } }];
  const before = { ...NEW_CONVERSATION, chatHistory: asked };
  expect(requestFor(before, "and now?", {}).previousLevel).toBeUndefined();
  const answers = [{ id: "fell", answer: "no" as const, value: "fell no", asks: "Is that so now?", says: "No" }];
  expect(requestFor(NEW_CONVERSATION, "she fell", {}, { given: { answers } }).checked).toEqual({ fell: "no" });
});
