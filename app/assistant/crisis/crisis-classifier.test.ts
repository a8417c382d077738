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

test("ordinary messages are left alone", () => {
  const messages = [
    "my dog ate two grapes",
    "how often should I worm my kitten?",
    "mi gato no come desde ayer",
    "my rabbit limps and hides",
  ];
  for (const message of messages) expect(hear(message), message).toBeUndefined();
});
