import { expect, test } from "vitest";
import type { ScreenContext, Verdict } from "#app/domain/verdict.ts";
import { screen } from "./book.ts";

/** The verdicts of a conversation, each message sent with the facts of the one before it. */
function converse(messages: readonly string[], form: ScreenContext = {}): Verdict[] {
  let facts: Verdict["facts"];
  return messages.map((message) => {
    const verdict = screen(message, { ...form, facts });
    facts = verdict.facts;
    return verdict;
  });
}
const levels = (messages: readonly string[], form?: ScreenContext) => converse(messages, form).map(({ level }) => level);
const last = (messages: readonly string[], form?: ScreenContext) => converse(messages, form).at(-1) as Verdict;

test("chocolate is an emergency until kind, grams and weight are known, and a small sum lowers it with a reason", () => {
  const said = ["my dog ate chocolate", "milk chocolate", "about 20 g", "he weighs 30 kg", "ok what should i watch for"];
  expect(levels(said)).toEqual(["emergency", "emergency", "emergency", "routine", "routine"]);
  expect(converse(said)[3]?.changed).toMatchObject({ from: "emergency", because: "calculated" });
  expect(last(said)).toMatchObject({ isUnchanged: true, about: { species: "dog" } });
});

test("the same chocolate stays an emergency for a dog of 3 kg", () => {
  const said = ["he ate some chocolate", "20 g of milk chocolate", "3 kg", "2 hours ago", "he seems fine"];
  expect(levels(said, { petType: "dog" })).toEqual(Array(5).fill("emergency"));
});

test("two animals have a case each, and each verdict says which one it is about", () => {
  const verdicts = converse([
    "my dog is limping a bit",
    "and my cat has not peed since yesterday and is straining",
    "the cat did pee just now",
    "what about the dog?",
    "the cat is straining again, nothing comes out",
  ]);
  expect(verdicts.map(({ about }) => about?.species)).toEqual(["dog", "cat", "cat", "dog", "cat"]);
  expect(verdicts.map(({ level }) => level)).toEqual([
    "routine",
    "emergency",
    "urgent",
    expect.not.stringMatching("emergency"),
    "emergency",
  ]);
  expect(verdicts[2]?.changed).toMatchObject({ from: "emergency", because: "passed" });
  expect(verdicts.at(-1)?.facts?.animals).toHaveLength(2);
});

test("a second seizure stays an emergency when it stops", () => {
  const verdicts = converse(["he had a seizure an hour ago", "now he's having a second one", "it stopped"]);
  expect(verdicts.map(({ level }) => level)).toEqual(["emergency", "emergency", "emergency"]);
});

test("a seizure that stopped stays urgent, and is an emergency again when it is back", () => {
  const verdicts = converse(["my dog is having a seizure", "it stopped", "it's back", "he came round now", "thanks"]);
  expect(verdicts.map(({ level }) => level)).toEqual(["emergency", "urgent", "emergency", "urgent", "urgent"]);
  expect(verdicts.map(({ changed }) => changed?.because)).toEqual([undefined, "passed", "returned", "passed", undefined]);
});

test.each([
  ["my cat chewed a lily", "sorry, it was a toy lily"],
  ["my dog ate rat poison", "no, that was last year"],
  ["my dog ate my ibuprofen tablets", "false alarm, found the tablets"],
  ["my dog ate my ibuprofen tablets", "I counted the tablets, none are missing"],
  ["my dog ate grapes", "he didn't eat them"],
  ["my dog is choking", "false alarm"],
])("%s / %s: what is taken back lowers the case, and the card says why", (first, second) => {
  const { level, changed } = last([first, second]);
  expect(["info", "routine"]).toContain(level);
  expect(changed).toMatchObject({ from: "emergency", because: "taken-back" });
});

test.each([
  ["my dog ate my ibuprofen tablets", "I found the chewed packet under the sofa"],
  ["my dog ate a battery", "found it in his mouth"],
  ["he ate a bit of chocolate", "i was wrong, he ate two bars"],
  ["my dog is choking", "he seems fine"],
  ["my dog ate antifreeze", "never mind the cost, can it wait"],
  ["my dog is panting a lot in the heat and collapsed", "it stopped breathing"],
  ["my cat ate a lily", "she is playing and eating now"],
  ["my dog ate grapes", "sorry for the long message"],
  ["my dog ate xylitol gum", "the vomiting has stopped"],
  ["my male cat went to his litter box 8 times since noon", "No there is nothing in the box. It is dry."],
])("%s / %s: nothing is taken back that the owner did not take back", (first, second) => {
  const level = last([first, second]).level;
  expect(first.includes("choking") ? ["emergency", "urgent"] : ["emergency"]).toContain(level);
});

test("the animal that was meant takes over what was said of the other", () => {
  const verdict = last(["my dog licked a lily", "sorry, I meant the cat"]);
  expect(verdict).toMatchObject({ level: "emergency", about: { species: "cat" } });
  expect(verdict.facts?.animals).toHaveLength(1);
});

test("what one animal ate counts for the one that had some too", () => {
  expect(last(["my dog ate chocolate", "the cat had some too"])).toMatchObject({ level: "emergency", about: { species: "cat" } });
});

test("the animal that is named beats the form", () => {
  expect(screen("my kitten ate a lily leaf", { petType: "dog" })).toMatchObject({ level: "emergency", about: { species: "cat" } });
  expect(screen("he ate dog food with onion", { petType: "cat" }).about?.species).toBe("cat");
  expect(last(["he is fluffed up on the cage floor", "he's a budgie"])).toMatchObject({ about: { species: "bird" } });
});

test("the sides of a contrast are about different animals", () => {
  const { facts, level, about } = screen("my cat is fine, my dog ate grapes");
  expect({ level, about: about?.species }).toEqual({ level: "emergency", about: "dog" });
  expect(facts?.animals.map(({ species, level: own }) => [species, own])).toEqual([
    ["cat", "info"],
    ["dog", "emergency"],
  ]);
});

test("our own replies claim nothing", () => {
  const history = [
    { role: "user" as const, content: "is my budgie ok, he sneezes" },
    { role: "assistant" as const, content: "Call a vet at once if he has chewed a lily, eaten rat poison or collapsed." },
  ];
  expect(screen("no he is singing", { petType: "bird", history }).level).not.toBe("emergency");
});

test("messages screened again without the one that was edited know nothing of it", () => {
  expect(levels(["my dog sneezed once", "he ate rat poison"])).toEqual([expect.any(String), "emergency"]);
  expect(levels(["my dog sneezed once", "he is playing"]).at(-1)).not.toBe("emergency");
});

test("facts of another shape are as good as none", () => {
  const facts = { animals: [{ level: "emergency" }], current: 0, turns: 1 } as unknown as Verdict["facts"];
  expect(screen("hello", { facts }).level).toBe("info");
});

test("a long conversation stays within what a request may carry", () => {
  const message = "my dog ate chocolate and lilies, he is vomiting, shaking, limping, bleeding, coughing for 3 days, 20 g, 5 kg. ".repeat(
    20,
  );
  const { facts } = last(Array(12).fill(message));
  expect(JSON.stringify(facts).length).toBeLessThan(14_000);
});

test.each([
  [["my dog ate 5 g of onion", "he weighs 30 kg"], "routine"],
  [["my dog ate 5 g of onion", "he weighs 1 kg"], "emergency"],
  [["my cat ate 2 g of onion", "she weighs 6 kg"], "emergency"],
  [["my dog ate 4 grams of macadamia nuts", "66 pounds"], "routine"],
  [["my dog ate two pieces of xylitol gum", "he weighs 60 kg"], "emergency"],
  [["my dog ate 3 grapes", "he weighs 50 kg"], "emergency"],
  [["my dog ate rat poison", "5 g", "he weighs 50 kg"], "emergency"],
  [["my dog ate 4 g of milk chocolate", "he weighs 30 kg", "he is having a seizure"], "emergency"],
] as const)("%s: %s, by the amount and the weight", (messages, level) => {
  expect(last(messages).level).toBe(level);
});

test("a number that corrects replaces the one before", () => {
  expect(levels(["my 20 kg dog ate 100 g of dark chocolate", "sorry, 5 g of milk chocolate"])).toEqual(["emergency", "routine"]);
  expect(levels(["my dog ate 20 g of milk chocolate, he weighs 30 kg", "sorry, he weighs 3 kg"])).toEqual(["routine", "emergency"]);
  expect(levels(["my dog ate 100 g of dark chocolate, he is 20 kg", "sorry for asking, what should I do"])).toEqual([
    "emergency",
    "emergency",
  ]);
});

test("what is told in two messages is read as one account while all of it is at hand", () => {
  const [first, second] = ["putting in a veg patch.", "are rhubarb leaves poisonous to dogs or is that an old wives tale"] as const;
  const whole = screen(`${first} ${second}`).level;
  const { facts } = screen(first);
  expect(screen(second, { facts, history: [{ role: "user", content: first }] }).level).toBe(whole);
});
