import { expect, test } from "vitest";
import { start } from "./assistant.ts";

test.each([
  ["dog", "my dog ate onion casserole that has cream of mushroom in it", "substance:onion"],
  ["dog", "he had some garlic bread and a can of mushroom soup", "substance:garlic"],
  ["dog", "can i give Benadryl, plain one no decongestant", "substance:diphenhydramine"],
])("%s: %s is answered from %s", (species, message, unit) => {
  expect(start(species)(message).dialog.unit).toBe(unit);
});
