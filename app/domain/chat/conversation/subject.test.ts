import { expect, test } from "vitest";
import type { AnimalFacts, CaseFacts } from "../../facts.ts";
import { NO_FACTS } from "../../facts.ts";
import { type Conversation, NEW_CONVERSATION } from "./conversation.ts";
import { subjectLabel, subjectOf } from "./subject.ts";

const animal = (fields: Partial<AnimalFacts>): AnimalFacts => ({ mentions: [], quantities: [], level: "info", rules: [], ...fields });

function conversation(fields: Partial<Conversation>, facts?: Partial<CaseFacts>): Conversation {
  const answer = { id: "1", type: "bot", message: "", timestamp: 0, facts: facts && { ...NO_FACTS, ...facts } } as const;
  return { ...NEW_CONVERSATION, ...fields, chatHistory: [answer] };
}

test("a conversation is about the animal that its words name, and before that about the one of the form", () => {
  expect(subjectOf(conversation({}))).toEqual({ type: undefined, name: "" });
  expect(subjectOf(conversation({ selectedPet: "dog", petName: "Rex" }))).toEqual({ type: "dog", name: "Rex" });
  expect(subjectOf(conversation({}, { animals: [animal({ species: "cat" })] }))).toEqual({ type: "cat", name: "" });
});

test("another animal in the words does not take over the name of the first", () => {
  const animals = [animal({ species: "dog", name: "Rex" }), animal({ species: "rabbit" })];
  expect(subjectOf(conversation({ selectedPet: "dog", petName: "Rex" }, { animals, current: 1 }))).toEqual({ type: "rabbit", name: "" });
  expect(subjectOf(conversation({ selectedPet: "dog", petName: "Rex" }, { animals, current: 0 }))).toEqual({ type: "dog", name: "Rex" });
});

test("the label says what is known", () => {
  expect(subjectLabel({ type: "dog", name: "Bella" })).toBe("Bella, dog");
  expect(subjectLabel({ type: "guinea-pig", name: "" })).toBe("Guinea pig");
  expect(subjectLabel({ name: "Bella" })).toBe("Bella");
  expect(subjectLabel({ name: "" })).toBe("Your pet");
});
