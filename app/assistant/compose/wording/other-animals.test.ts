import { expect, test } from "vitest";
import { kindsIn, withoutOtherAnimals } from "./other-animals.ts";

test.each([
  ["a clause for another animal", "Watch them today. Cats: call now and go.", ["dog"], "Watch them today."],
  ["signs of another animal", "In birds: gasping. Others: coughing.", ["dog"], "Others: coughing."],
  ["calming words on another animal", "Call today. A lick seldom harms a big dog.", ["cat"], "Call today."],
  [
    "a question for another animal with its answer",
    "1. Choking, and your dog collapses? Strike the chest.\n2. Drive.",
    ["guinea-pig"],
    "1. Drive.",
  ],
  ["a question whose answer is for another animal", "Hot from play? Pour water over a dog and fan them.", ["cat"], ""],
  ["a label whose list is gone", "Tell the vet if:\n- your cat pants\n\nDrive.", ["dog"], "Drive."],
])("%s is left out", (_, text, kinds, left) => {
  expect(withoutOtherAnimals(text, kinds)).toBe(left);
});

test.each([
  ["Dogs and cats: call now.", ["cat"]],
  ["Go now for wobbling or any sign in a bird.", ["dog"]],
  ["It softens food in a dog's bowl. A cat bit them: go now.", ["bird"]],
  ["Cats: call now.", ["dog", "cat"]],
  ["Cats: call now.", []],
  ["Pale gums and vomiting, within hours in a cat.", ["dog"]],
  ["The acid can shut down a dog's kidneys.", ["rabbit"]],
  ["Put the cat food away.", ["dog"]],
])("%s stays for %s", (text, kinds) => {
  expect(withoutOtherAnimals(text, kinds)).toBe(text);
});

test("the owner's words name the kinds of animals that a conversation is about", () => {
  expect(kindsIn("my budgie and the kittens")).toEqual(["cat", "bird"]);
});
