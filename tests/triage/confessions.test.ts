import { expect, test } from "vitest";
import { screen } from "./book.ts";

/** The level of a reply after a question about a substance. */
function after(question: string, reply: string, petType = "dog") {
  const { facts } = screen(question, { petType });
  return screen(reply, { petType, facts }).level;
}

const HAPPENED = [
  "he only had one",
  "uh oh, she has been at them",
  "too late, she had a bunch",
  "mine just got into it",
  "he ate the packet",
];

test.each([
  ["are grapes bad for dogs", "dog"],
  ["can dogs have xylitol", "dog"],
  ["is slug bait dangerous for dogs?", "dog"],
  ["are lilies safe for cats?", "cat"],
  ["is ibuprofen ok for cats?", "cat"],
  ["is oleander poisonous", "rabbit"],
])("%s, then that it has happened, is the emergency of the substance", (question, petType) => {
  expect(HAPPENED.filter((reply) => after(question, reply, petType) !== "emergency")).toEqual([]);
});

test.each([
  "ok thanks",
  "got it, thank you",
  "no he didn't have any",
  "I won't give him any",
  "she has never had any",
  "can he have one?",
  "so what if he ate one",
  "great, I'll keep them away from him",
  "what about apples",
])("%s is no exposure", (reply) => {
  expect(["info", "routine"]).toContain(after("are grapes bad for dogs", reply));
});

test("after a harmless thing the same words are none", () => {
  const { facts } = screen("are grapes bad for dogs", { petType: "dog" });
  const next = screen("are carrots ok for dogs?", { petType: "dog", facts });
  expect(screen("he had one", { petType: "dog", facts: next.facts }).level).not.toBe("emergency");
});

test("a question and its confession may stand in one message", () => {
  expect(screen("how much paracetamol is dangerous for a cat because ive just given one", { petType: "cat" }).level).toBe("emergency");
});

test("what one animal took counts for the other that had it too, also after a question in between", () => {
  const first = screen("my dog ate rat poison", { petType: "dog" });
  const second = screen("how much would the vet cost?", { petType: "dog", facts: first.facts });
  const third = screen("and my cat licked it too", { petType: "dog", facts: second.facts });
  expect(third).toMatchObject({ level: "emergency", about: { species: "cat" } });
});

test("what was put on a cat is what the owner reads on the box afterwards", () => {
  const dialog = [
    "I put the flea drops on the cat an hour ago",
    "I read the box wrong. It's the dog one, permethrin, for big dogs",
  ] as const;
  expect(after(...dialog, "cat")).toBe("emergency");
  expect(after("which flea drops are safe for cats", dialog[1], "cat")).not.toBe("emergency");
});

test("a question that goes on with the same thing keeps it as the topic", () => {
  const told = ["are grapes bad for dogs", "How many would it take for a small one?", "she had about five off the kids' plate last night"];
  let facts: ReturnType<typeof screen>["facts"];
  let level = "";
  for (const message of told) ({ facts, level } = screen(message, { petType: "dog", facts }));
  expect(level).not.toBe("info");
});

test.each([
  ["cat", "My cat was chewing an easter lily, I've read that lilies kill cats"],
  ["dog", "my dog was licking antifreeze, I've read that antifreeze kills"],
])("what a %s was seen doing counts beside what its owner has read: %s", (petType, message) => {
  expect(screen(message, { petType }).level).not.toBe("info");
});
