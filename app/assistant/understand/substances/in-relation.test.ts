import { expect, test } from "vitest";
import { start } from "#tests/answers/assistant.ts";

test.each([
  ["cat", "How do I get a cat used to a carrier? Last time I had to wear the oven gloves and I've still got the scars", "substance:sock"],
  ["dog", "he's putting it down but he hops a bit when he trots and there is a red lump between two of his toes", "substance:hops"],
  [
    "dog",
    "vet took a lump off on Tuesday. Now there's a soft swelling under the stitches, like a little water balloon. Is that normal?",
    "substance:balloon",
  ],
])("what a story only mentions is not its subject (%s): %s", (pet, message, unit) => {
  expect(start(pet)(message).dialog.unit).not.toBe(unit);
});

test.each([
  ["dog", "The last of the pumpkin from the party is still in the fridge. Might she have a spoonful of it?", "substance:pumpkin"],
  ["dog", "is 100 grams of dark chocolate a lot for a ten kilo terrier that had it an hour ago", "substance:dark-chocolate"],
])("what was taken or is asked about stays the subject (%s): %s", (pet, message, unit) => {
  expect(start(pet)(message).dialog.unit).toBe(unit);
});
