import { expect, test } from "vitest";
import { start } from "./assistant.ts";

test.each([
  ["dog", "my dog ate onion casserole that has cream of mushroom in it", "substance:onion-garlic"],
  ["dog", "he had some garlic bread and a can of mushroom soup", "substance:onion-garlic"],
  ["dog", "can i give Benadryl, plain one no decongestant", "substance:diphenhydramine"],
])("%s: %s is answered from %s", (species, message, unit) => {
  expect(start(species)(message).dialog.unit).toBe(unit);
});

test("whether to make a pet vomit with peroxide is answered with no", () => {
  for (const message of [
    "he ate chocolate, how much hydrogen peroxide to make him throw up",
    "she swallowed a pill, should i use peroxide to induce vomiting",
  ])
    expect(start("dog")(message).text, message).toMatch(/^(?:Don't|No\b|Never)/);
});
