import { expect, test } from "vitest";
import { start } from "./assistant.ts";

test.each([
  ["dog", "dog not well", "weakness-and-nerves/dog-not-well"],
  ["cat", "my cat is weird", "weakness-and-nerves/cat-not-well"],
  ["bird", "bird doesn't look right", "weakness-and-nerves/bird-not-well"],
  ["rabbit", "rabbit not himself", "weakness-and-nerves/rabbit-not-well"],
  ["hamster", "something is wrong with my hamster", "weakness-and-nerves/hamster-not-well"],
  ["guinea-pig", "my guinea pig seems sick", "weakness-and-nerves/guinea-pig-not-well"],
  ["fish", "fish acting strange", "fish-care/fish-not-well"],
  [null, "reptile seems off", "reptiles/reptile-not-well"],
])("%s: %s is answered with what to look at first", (species, message, unit) => {
  expect(start(species)(message).dialog.unit).toBe(unit);
});

test.each([
  ["dog", "he's just not himself today"],
  ["cat", "my cat has been acting a bit weird"],
  ["fish", "something is wrong with my fish"],
])("%s: %s is asked what kills this animal, and is mild once none of it is so", (species, message) => {
  const owner = start(species);
  const { verdict } = owner(message);
  expect(verdict.check?.signs).toEqual([]);
  expect(verdict.check?.also.length).toBeGreaterThan(0);
  expect(verdict.level).toBe("urgent");
  expect(owner("none of these").level).toBe("routine");
});

test.each([
  ["dog", "how do I know if something is wrong with my dog?"],
  ["cat", "he was acting strange last week but is fine now"],
  ["dog", "he is not quite himself but eats and plays"],
  ["dog", "he is not himself and has been limping a little"],
])("%s: %s tells more, so no list is asked", (species, message) => {
  expect(start(species)(message).verdict.check).toBeUndefined();
});

test.each([
  ["dog", "dog doesn't look right"],
  ["cat", "my cat does not look good"],
])("%s: %s is no collapse", (species, message) => {
  expect(start(species)(message).level).not.toBe("emergency");
});

test.each([
  ["hamster", "something is wrong with my hamster"],
  ["bird", "my budgie seems ill"],
])("%s: %s is for today", (species, message) => {
  expect(start(species)(message).level).toBe("urgent");
});

test.each(["dog", "cat"])("%s: pupils of different size are for today", (species) => {
  expect(start(species)("his pupils are different sizes").level).toBe("urgent");
});

test("a sting in the mouth is an emergency, one in the paw is not", () => {
  expect(start("dog")("my dog was stung in the mouth by a bee").level).toBe("emergency");
  expect(start("dog")("my dog was stung in the paw by a bee").level).not.toBe("emergency");
});
