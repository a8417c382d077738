import { expect, test } from "vitest";
import { content } from "#tests/content/our-content.ts";
import { openActs } from "./read-acts.ts";

const readActs = openActs(content.assistant.acts);

test.each([
  ["is it still fine to go in first thing tomorrow", "asks-can-wait"],
  ["which warning signs mean i should ring again", "asks-what-to-watch"],
  ["no way i can find 800 for that", "no-money"],
  ["every clinic round here is shut", "no-vet-reachable"],
  ["hmm my breeder says the opposite", "asks-are-you-sure"],
  ["we are in the car on the way there", "help-reached"],
  ["i could kick myself, i should have noticed", "guilt"],
  ["she passed away an hour ago", "loss"],
  ["perfect, thank you so much", "thanks-or-bye"],
  ["am i chatting with a robot", "about-the-assistant"],
] as const)("%s: %s", (message, act) => {
  expect(readActs(message)).toContain(act);
});

test("one message may do two things", () => {
  const acts = readActs("what would an x-ray cost, i have no money left");
  expect(acts).toContain("asks-cost");
  expect(acts).toContain("no-money");
});

test.each(["a 4 year old beagle", "my rabbit has a scab on her ear", "he ate two grapes this morning", ""])(
  "what only tells facts does nothing: %s",
  (message) => {
    expect(readActs(message)).toEqual([]);
  },
);
