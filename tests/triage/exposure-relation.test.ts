import { expect, test } from "vitest";
import { rulesAlone } from "./book.ts";

const DOG = { petType: "dog" };
const rulesOf = ({ reasons }: ReturnType<typeof rulesAlone>) => reasons.map(({ rule }) => rule);
const asked = ({ check }: ReturnType<typeof rulesAlone>) => check?.signs.map(({ id }) => id) ?? [];

test.each([
  ["same clause", "my dog ate my son's ADHD medicine"],
  ["clause with another subject before", "I was eating grapes and he snatched one"],
  ["a pronoun points to the sentence before", "There was a bar of dark chocolate on the table. He ate it."],
  ["a packet points to the clause before", "I take ibuprofen for my back and he ate the whole pack"],
  ["a part points to the plant before", "We have an oleander. He chewed a leaf."],
  ["the next clause says what it was", "she ate my muffin, it had raisins in it"],
  ["the next sentence says what it was", "He's eaten a whole packet. Sugar free gum"],
  ["passive", "There was a tray of rat bait behind the bath. One block is gnawed."],
  ["what is on the fur is licked off", "my dog walked through antifreeze and licked her paws"],
])("an animal took the thing: %s", (_kind, message) => {
  expect(rulesAlone(message, DOG).level).toBe("emergency");
});

test.each([
  ["lily", "I have lilies in the garden. My cat ate her dinner.", "cat"],
  ["onion-garlic-dog", "dog ate grass, I made onion soup", "dog"],
  ["poisonous-plant", "chewed a stick in the yard where we have foxglove", "dog"],
])("a thing that only stands near what was eaten is asked about: %s", (rule, message, petType) => {
  const verdict = rulesAlone(message, { petType });
  expect(verdict.level).toBe("urgent");
  expect(asked(verdict)).toContain(rule);
});

test("and stays so through the next message", () => {
  const first = rulesAlone("I have lilies in the garden. My cat ate her dinner.", { petType: "cat" });
  const next = rulesAlone("she is on the sofa", { petType: "cat", facts: first.facts });
  expect(next.level).toBe("urgent");
});

test.each([
  ["human-painkiller", "the vet gave him a painkiller after he ate a sock"],
  ["human-painkiller", "vet prescribed tramadol. he ate his dinner"],
  ["human-painkiller", "She ate a sock. I take ibuprofen for my back."],
  ["human-medicine", "my dog chewed his bed while I took my antidepressants"],
  ["alcohol", "my husband drinks beer and the dog ate a bit of bread"],
  ["grapes", "cat chewed my charger cable while I was eating grapes"],
])("what a vet gave or a person takes is no exposure: %s in %s", (rule, message) => {
  const verdict = rulesAlone(message, DOG);
  expect([...rulesOf(verdict), ...asked(verdict)]).not.toContain(rule);
});

test.each([
  "she ate some iron slug bait, ferric phosphate",
  "he ate slug bait with ferric phosphate in it",
  "my dog ate organic slug pellets",
])("iron slug bait is what its entry says: %s", (message) => {
  expect(rulesAlone(message, DOG).level).toBe("urgent");
  expect(rulesAlone("she ate slug pellets, maybe ferric phosphate, maybe metaldehyde", DOG).reasons[0]?.rule).toBe("slug-bait");
  expect(rulesAlone("he ate slug bait", DOG).level).toBe("emergency");
});
