import { expect, test } from "vitest";
import { start } from "./assistant.ts";

test.each([
  ["dog", "my dog ate onion casserole that has cream of mushroom in it", "substance:onion"],
  ["dog", "he had some garlic bread and a can of mushroom soup", "substance:garlic"],
  ["dog", "les chiens peuvent-ils manger des oignons ?", "substance:onion"],
  ["dog", "Dürfen Hunde Zwiebeln essen?", "substance:onion"],
  ["dog", "mogen honden uien eten?", "substance:onion"],
  ["dog", "mein Hund hat Ibuprofen gefressen", "substance:ibuprofen"],
  ["dog", "can i give Benadryl, plain one no decongestant", "substance:diphenhydramine"],
])("%s: %s is answered from %s", (species, message, unit) => {
  expect(start(species)(message).dialog.unit).toBe(unit);
});

test("a weight that nobody gave is said to be a guess", () => {
  expect(start("dog")("my labrador ate dark chocolate, 100g").text).toMatch(
    /for 20 kg is about 54 mg .* The 20 kg are a guess for a large dog/,
  );
  expect(start("dog")("my 30 kg labrador ate dark chocolate, 100g").text).not.toContain("guess");
});

test("the reason for a red card about chocolate calls nothing unknown that was told", () => {
  const [reason] = start("dog")("my dog ate 100g of dark chocolate, he weighs 20 kg").verdict.reasons;
  expect(reason?.rule).toBe("chocolate");
  expect(reason?.says).not.toMatch(/unknown|assumed/);
});

test.each([
  ["a cherry", "cherries"],
  ["rice", "rice"],
  ["liver", "liver"],
  ["some seaweed", "seaweed"],
  ["stones", "stone"],
  ["a biscuit", "cookies"],
])("who ate %s is answered by its entry, not by another answer that holds the word", (eaten, id) => {
  expect(start("dog")(`my dog ate ${eaten}`).dialog.unit).toBe(`substance:${id}`);
});
