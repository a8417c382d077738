import { expect, test } from "vitest";
import { isRedOrAsked, screen } from "./book.ts";

const levels = (...messages: string[]) => {
  let facts: ReturnType<typeof screen>["facts"];
  return messages.map((message) => {
    const verdict = screen(message, facts && { facts });
    facts = verdict.facts;
    return verdict.level;
  });
};

test.each([
  "my dog ate grapes this morning, the vet made him vomit and we are home now",
  "cat got hit by a car last week, she'd a broken pelvis and the vet has her on cage rest",
  "our fella was blocked and they unblocked him at the vets, he came home yesterday with a special diet",
  "rabbit was in with gut stasis, home since this morning with syringe feeds every 4 hours and a painkiller",
  "Our cat is diabetic, the vet started her on insulin last week, 1 unit twice a day. All good so far",
  "The amazon is in the avian vet on oxygen since this morning. It was the non stick pan.",
])("what a vet has treated, told in one message, is routine: %s", (message) => {
  expect(screen(message).level).toBe("routine");
});

test("what is asked about it afterwards stays mild, and what is new counts", () => {
  const told = "our cat was hit by a car last week, the vet fixed her broken leg and she is on cage rest";
  expect(levels(told, "can she come out for an hour in the evening?", "what does the follow up cost?")).toEqual([
    "routine",
    "routine",
    "routine",
  ]);
  expect(levels(told, "she can't breathe")[1]).toBe("emergency");
});

test.each([
  "the vet gave her antibiotics yesterday and now she can't breathe",
  "he can't pee, the vet gave him an injection",
  "my dog ate grapes, can the vet make him vomit?",
  "the vet made him vomit and then he ate the rest of the grapes",
  "he was blocked, the vet unblocked him on Monday, he is straining again and nothing comes out",
  "my cat collapsed, the vet gave fluids yesterday but she is getting worse",
])("what is so now, comes after the treatment or is back is red or asked: %s", (message) => {
  expect(isRedOrAsked(screen(message))).toBe(true);
});
