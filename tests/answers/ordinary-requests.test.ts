import { expect, test } from "vitest";
import { createCrisisClassifier } from "#app/assistant/crisis/crisis-classifier.ts";
import { createCrisisDetector } from "#app/assistant/crisis/crisis-detection.ts";
import { type ChatMessage, prefillSentence, symptomSentence } from "#app/domain/chat/conversation/conversation.ts";
import { followUps } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import { SYMPTOM_KEYWORDS } from "#app/domain/limits.ts";
import { PET_LABELS, PET_TYPES } from "#app/domain/pets.ts";
import { LEVELS } from "#app/domain/urgency.ts";
import { content } from "#tests/content/our-content.ts";

const detect = createCrisisDetector(content.crisisRules, createCrisisClassifier(content.crisisModel));

/** Messages that get the crisis card, or the quiet sentence under the answer. */
function heard(messages: readonly string[]): string[] {
  return messages.filter((message) => detect(message)?.advice.id === "self-harm");
}

const ANIMALS = PET_TYPES.map((type) => PET_LABELS[type].toLowerCase());

test("nothing that the product itself offers to tap or to ask sounds like a person in danger", () => {
  const shortcuts = content.care.marketing.chat.shortcuts.flatMap(({ symptom, label }) => [symptom, label]);
  const symptoms = ["Not eating", "Vomiting", "Diarrhea", "Lethargy", ...shortcuts, ...SYMPTOM_KEYWORDS];
  const offered = [
    ...symptoms.flatMap((one) => [one, prefillSentence(one), symptomSentence(one, ""), symptomSentence(one, "Bella")]),
    ...content.symptoms.flatMap(({ title }) => title),
    ...content.assistant.complaints.flatMap(({ facts }) => facts.flatMap(({ answers }) => answers)),
    ...LEVELS.flatMap((level) => followUps(answerOf(level), []).texts),
    ...ANIMALS.flatMap((animal) => [
      animal,
      `My ${animal}`,
      `My ${animal} ate an unknown plant`,
      `Is an unknown plant safe for my ${animal}?`,
    ]),
    ...ANIMALS.map((animal) => `My ${animal} ate something and I don't know what it was`),
    ...content.substances.flatMap(({ noun }) => [`My dog ate ${noun.text}`, `Is ${noun.text} safe for pets?`]),
    "I don't know exactly what it is",
    ...content.faq.map(({ question }) => question),
    ...content.answers.answers.map(({ question }) => question),
    ...content.pageAnswers.map(({ question }) => question),
  ];
  expect(offered.length).toBeGreaterThan(2500);
  expect(heard(offered)).toEqual([]);
});

test("ordinary requests for a vet, for help and for advice get no crisis line", () => {
  const wanted = [
    "a vet",
    "an emergency vet",
    "an animal hospital",
    "a clinic for my rabbit",
    "a groomer",
    "a trainer",
    "a sitter for my cat",
  ];
  const asking = ["find", "find me", "help me find", "I need", "I need help finding", "I'm looking for", "where can I find", "is there"];
  const where = ["", "near me", "near me now", "open tonight", "in my town"];
  const requests = asking.flatMap((verb) => wanted.flatMap((one) => where.map((place) => `${verb} ${one} ${place}`.trim())));
  const helps = ["help", "please help", "I need help", "I need advice", "what do I do", "what should I do", "this is an emergency"];
  const signs = ["is limping", "won't eat", "ate a grape", "is bleeding", "vomits", "needs a vet", "was hit by a car", "can't pee"];
  const troubles = helps.flatMap((help) => signs.flatMap((sign) => ["dog", "cat", "rabbit"].map((one) => `${help}, my ${one} ${sign}`)));
  const others = [
    ...helps,
    "is my dog going to die",
    "can someone help me",
    "no one will see my cat today",
    "I can't afford the vet",
    "how much is a vet",
    "veterinario cerca de mí",
    "vétérinaire près de chez moi",
    "ich brauche einen Tierarzt",
    "veterinario vicino a me",
    "veterinário perto de mim",
    "ik heb een dierenarts nodig",
  ];
  expect(heard([...requests, ...troubles, ...others])).toEqual([]);
});

test("who took too much is asked about by who it was: a dog that got too much is no person in danger", () => {
  expect(detect("I overdosed my dog with insulin")?.advice.id).not.toBe("person-poisoned");
  expect(detect("I overdosed on my dog's pills")?.advice.id).toBe("person-poisoned");
});

/** A whole answer that rests on a page, as follow-up questions need it. */
function answerOf(level: (typeof LEVELS)[number]): ChatMessage {
  const triage = { level, reasons: [], emergencySigns: [] };
  return { id: level, type: "bot", message: "x", timestamp: 0, triage, sources: [{ title: "x", path: "/x" }] } as unknown as ChatMessage;
}
