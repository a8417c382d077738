import crisisModel from "virtual:content/crisis";
import { expect, test } from "vitest";
import { createCrisisClassifier } from "./crisis-classifier.ts";

const hear = createCrisisClassifier(crisisModel);

test("plain words of a person who may end their life are found, in seven languages", () => {
  const messages = [
    "I don't see the point in going on since Bella died",
    "My cat is gone and I want to join her",
    "I've been thinking of taking all my tablets since Max died",
    "Ich will ohne meinen Hund nicht mehr leben",
    "je n'ai plus envie de vivre depuis la mort de mon chat",
    "no quiero seguir viviendo sin mi perro",
    "non voglio più vivere senza il mio cane",
    "não quero mais viver sem o meu cachorro",
    "ik wil niet meer leven zonder mijn hond",
  ];
  for (const message of messages) expect(hear(message), message).toBeDefined();
});

test("a question about a home for the animals, a means or a farewell is found, and what only sounds alike gets no card", () => {
  const messages = [
    "Who can take my two cats? I won't be here after Sunday.",
    "how many of the dog's tablets would kill a person",
    "Everything is arranged and I feel calm now. Thank you all, this is my last message.",
    "I've started cutting again since he died",
  ];
  for (const message of messages) expect(hear(message), message).toBeDefined();
  const alike = [
    "Who can take my two cats? I will be on holiday until Sunday.",
    "how many of the dog's tablets did he eat, he weighs 9 kg",
    "I cut his nail too short and it bleeds",
    "these vet bills are killing me",
  ];
  for (const message of alike) expect(hear(message), message).not.toBe("sure");
});

test("ordinary messages are left alone", () => {
  const messages = [
    "my dog ate two grapes",
    "how often should I worm my kitten?",
    "mi gato no come desde ayer",
    "my rabbit limps and hides",
  ];
  for (const message of messages) expect(hear(message), message).toBeUndefined();
});
