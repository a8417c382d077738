import { expect, test } from "vitest";
import { screen } from "./book.ts";

test.each([
  ["my bulldog was running in the heat, he is panting hard, drooling and wobbly", "dog", "heatstroke"],
  ["my dog was left in a hot car and collapsed", "dog", "heatstroke"],
  ["my dog is having a seizure and drooling", "dog", "seizure"],
  ["my dog ate slug pellets", "dog", "poisoning"],
  ["my dog's belly is swollen and hard and he retches with nothing coming up", "dog", "bloat"],
  ["my dog has been pushing for two hours and no puppy has come", "dog", "birth"],
  ["my dog was stung by a wasp and his face is swelling", "dog", "sting"],
  ["a snake bit my dog", "dog", "sting"],
  ["my cat keeps straining in the litter box and nothing comes out", "cat", "cannot-pee"],
  ["my pug's eye has popped out", "dog", "eye"],
  ["bleach splashed in my cat's eye", "cat", "eye"],
  ["boiling water fell on my cat, she is scalded", "cat", "burns"],
  ["my dog was hit by a car", "dog", "trauma"],
  ["the cut on his leg won't stop bleeding", "dog", "bleeding"],
  ["my dog is choking on a ball", "dog", "choking"],
  ["my cat ate a lily", "cat", "poisoning"],
  ["my cat is gasping for air", "cat", "breathing"],
  ["my dog is not breathing", "dog", "not-breathing"],
  ["my dog is not breathing normally", "dog", "breathing"],
  ["my dog collapsed and won't get up", "dog", "collapse"],
] as const)("%s (%s): the first steps are those for %s", (message, petType, protocol) => {
  expect(screen(message, { petType })).toMatchObject({ level: "emergency", protocol });
});

test("first steps of a cause that nobody named give way to those of what was seen", () => {
  expect(screen("my dog is shaking, drooling, wobbly and gasping for air", { petType: "dog" }).protocol).toBe("breathing");
});

test("the answer of a rule is the one for its animals", () => {
  expect(screen("my cat ate a lily", { petType: "cat" }).answer).toBe("poisons-and-swallowed-things/cat-lily-exposure");
  expect(screen("boiling water spilled over my dog", { petType: "dog" }).answer).toBe("injuries/burns");
  expect(screen("my hamster is having a seizure", { petType: "hamster" }).answer).toBeUndefined();
});
