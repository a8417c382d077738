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
