import { expect, test } from "vitest";
import { start } from "../answers/assistant.ts";

function levelAfter(...messages: readonly string[]): string | undefined {
  const say = start();
  return messages.map((message) => say(message).level).at(-1);
}

test.each(["no he did not eat it", "it was a toy", "false alarm", "he did not eat any of it after all"])(
  "%s: a denial does not weaken what is told after it",
  (denial) => {
    for (const again of ["my dog ate rat poison, what now", "my dog ate xylitol gum", "just now my dog ate rat poison"])
      expect([again, levelAfter("my dog ate rat poison", denial, again)]).toEqual([again, "emergency"]);
  },
);

test.each([
  ["my dog just ate 200 g of dark chocolate, he weighs 5 kg", "emergency"],
  ["my dog ate grapes", "emergency"],
  ["my dog was hit by a car", "emergency"],
  ["the other one just ate rat poison", "emergency"],
  // Whoever mourns tells how it happened.
  ["he got hit by a car", "info"],
  ["it's my fault, my dog ate the grapes and I was at work, I can't forgive myself", "info"],
])("after a death, %s: %s", (message, level) => {
  expect(levelAfter("my dog died last year", message)).toBe(level);
});

test.each(["Rex", "Lucky", "Bear", "Coco", "Daisy", "Lily", "Honey", "Peanut", "Ginger"])(
  "%s is the animal after a preposition too, once the name is known",
  (name) => {
    const said = [`my dog ${name} is retching but nothing comes up and his belly is hard`, "my cat Tom sneezes"];
    for (const asked of [`what should I do about ${name} now`, `can I wait with ${name}`, `should I take ${name} to the vet`])
      expect([asked, levelAfter(...said, asked)]).toEqual([asked, "emergency"]);
  },
);

test.each([
  ["My cat is well. He's fine. Ate breakfast.", "Fine"],
  ["Put my dog down yesterday", "Put"],
  ["Dog limping since yesterday's walk, eats well", "Walk"],
  ["They called. Diabetes. My cat is on insulin", "Diabetes"],
  ["Meanwhile our cat threw up a hairball", "Meanwhile"],
])("%s: %s is no name", (message, word) => {
  const say = start();
  expect(say(message).verdict.facts?.animals.map(({ name }) => name)).not.toContain(word);
});
