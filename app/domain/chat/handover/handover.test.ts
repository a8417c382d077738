import { expect, test } from "vitest";
import { askedIn, factsFrom, handoverSheet, sheetText, timelineOf } from "./handover.ts";

const REX = { selectedPet: "dog", petName: "Rex" } as const;

test("a case is gathered in the visitor's own words", () => {
  const said = [
    "Rex ate two bars of dark chocolate about 3 hours ago! He is 4 years old and weighs 12 kg.",
    "He has vomited twice and is shaking, no diarrhea. I gave him some water.",
  ];
  expect(factsFrom(said, REX)).toEqual({
    species: "Dog",
    name: "Rex",
    age: "4 years old",
    weight: "12 kg",
    what: "Rex ate two bars of dark chocolate about 3 hours ago!",
    thing: "dark chocolate",
    amount: "two bars",
    when: "about 3 hours ago",
    signs: ["vomiting", "shaking or trembling"],
    tried: "I gave him some water.",
  });
});

test("what was not said stays unknown", () => {
  expect(factsFrom([], {})).toEqual({});
  expect(handoverSheet({ signs: [" "] })).toEqual([]);
  expect(factsFrom(["my cat is hiding"], { selectedPet: "cat", petName: "" })).toEqual({
    species: "Cat",
    what: "my cat is hiding",
    signs: ["tired or hiding"],
  });
});

test.each([
  ["she's an 8yo lab", "age", "8yo"],
  ["he is a 12-week-old puppy", "age", "12-week-old"],
  ["our kitten will not play", "age", "kitten"],
  ["she is 40 lbs", "weight", "40 lbs"],
  ["my hamster weighs about 120 g", "weight", "120 g"],
  ["he ate 200 g of raisins", "weight", undefined],
  ["he ate 200 g of raisins", "amount", "200 g"],
  ["she swallowed half a tablet", "amount", "half a tablet"],
  ["he fell off the sofa last night", "when", "last night"],
  ["she has not peed since yesterday", "when", "since yesterday"],
  ["not eating for 2 days", "when", "for 2 days"],
  ["she ate half a bar of dark chocolate an hour ago, 12 kg", "thing", "dark chocolate"],
  ["my cat licked antifreeze off the garage floor", "thing", "antifreeze"],
  ["he swallowed a sock and now he retches", "thing", "sock"],
  ["she ate 3 grapes", "thing", "3 grapes"],
  ["he got into my ibuprofen last night", "thing", "ibuprofen"],
  ["she swallowed it", "thing", undefined],
  ["she is eating well", "thing", undefined],
  ["my dog ate 3 grapes an hour ago", "thing", "3 grapes"],
  ["my dog ate 3 grapes an hour ago", "when", "an hour ago"],
  ["he ate 3 grapes she had dropped", "thing", "3 grapes"],
  ["he ate a chicken bone half an hour ago", "thing", "chicken bone"],
  ["she ate chocolate this morning", "thing", "chocolate"],
  ["she chewed two leaves of a lily yesterday", "thing", "lily"],
  ["he ate 200 g raisins at 9pm", "thing", "raisins"],
  ["he ate 3 grapes and 2 raisins", "thing", "3 grapes and 2 raisins"],
  ["my dog Bella ate 3 grapes at 9pm", "name", "Bella"],
  ["our guinea pig Max's eye is red", "name", "Max"],
  ["My Dog Ate Grapes", "name", undefined],
  ["can I give my dog Tylenol for pain", "name", undefined],
  ["my dog ate Tylenol", "name", undefined],
  ["he did not eat it, he just looked sad", "amount", undefined],
] as const)("%s: %s is %s", (said, field, value) => {
  expect(factsFrom([said])[field]).toEqual(value);
});

test("a sign in plain words is on the sheet", () => {
  expect(factsFrom(["she vomited once and is restless"]).signs).toEqual(["vomiting", "restless"]);
});

test("a sign that is denied is not on the sheet", () => {
  expect(factsFrom(["No vomiting, not limping, and she isn't coughing."]).signs).toBeUndefined();
});

test("a hostile length changes nothing but the time to read it", () => {
  const facts = factsFrom(["ate ".repeat(1000), "a".repeat(4000), "1 ".repeat(2000)]);
  expect(facts.what?.length).toBeLessThan(220);
});

test("the sheet reads as lines of plain text, with a timeline once there is more than one entry", () => {
  const lines = handoverSheet({ species: "Cat", signs: ["vomiting", "drooling"], medicines: "none" });
  const clock = (at: number) => `${at} o'clock`;
  expect(sheetText(lines, [{ at: 1, says: "she vomited" }], clock)).toBe("Animal: Cat\nSigns seen: vomiting, drooling\nMedicines: none");
  const entries = [
    { at: 1, says: "she vomited" },
    { at: 2, says: "she drools" },
  ];
  expect(sheetText(lines, entries, clock)).toMatch(/\n\nWhat I wrote, and when:\n1 o'clock: she vomited\n2 o'clock: she drools$/);
});

test("the timeline has what happened, what was seen and what was taken back, and no questions", () => {
  const user = (message: string, timestamp: number) => ({ type: "user" as const, message, timestamp });
  const history = [
    user("She ate a lily at noon.", 1),
    { type: "bot" as const, message: "She ate it?", timestamp: 2 },
    user("what does a vet cost?", 3),
    user("now she is vomiting!", 4),
    user("sorry, it was a plush toy", 5),
    {
      type: "bot" as const,
      message: "Good.",
      timestamp: 6,
      triage: { level: "info" as const, reasons: [], changed: { from: "emergency" as const, because: "taken-back" as const, why: "" } },
    },
  ];
  expect(timelineOf(history)).toEqual([
    { at: 1, says: "She ate a lily at noon." },
    { at: 4, says: "now she is vomiting!" },
    { at: 5, says: "sorry, it was a plush toy" },
  ]);
});

test("[N23] the sheet says nothing twice", () => {
  const lines = handoverSheet(factsFrom(["my dog Bella ate 3 grapes at 9pm"], { selectedPet: "dog" }));
  expect(lines.map(({ label }) => label)).toEqual(["Animal", "Name", "What happened", "Ate or got into", "When"]);
  const measured = handoverSheet(factsFrom(["she ate half a bar of dark chocolate"]));
  expect(measured.map(({ text }) => text).slice(-2)).toEqual(["dark chocolate", "half a bar"]);
});

test("the sheet names what was asked about a possible danger sign, and the answer", () => {
  const answer = { id: "fell", answer: "no" as const, value: "fell no", quote: "she fell over", asks: "Is that so now?", says: "No" };
  const asked = askedIn([
    {},
    { answers: [answer, { ...answer, id: "none", quote: undefined, asks: "Is one of these so?", says: "None of these" }] },
  ]);
  expect(asked).toEqual(["“she fell over” Is that so now? No", "Is one of these so? None of these"]);
  expect(handoverSheet({ asked })).toEqual([{ label: "Asked", text: asked.join("\n") }]);
  expect(handoverSheet({ asked: [] })).toEqual([]);
});
