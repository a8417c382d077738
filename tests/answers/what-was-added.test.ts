import { expect, test } from "vitest";
import { start } from "./assistant.ts";

/** The last answer to several messages. */
function answerTo(...messages: readonly string[]) {
  const say = start();
  return messages.map((message) => say(message)).at(-1) as ReturnType<ReturnType<typeof start>>;
}

const WET_TAIL = "my hamster has a wet bottom";

test("what the owner adds is said back", () => {
  expect(answerTo(WET_TAIL, "two months old").text).toContain("2 months old");
  expect(answerTo(WET_TAIL, "got him from the pet shop on saturday").text).toContain("“got him from the pet shop on saturday”");
});

test("a number after a poison is no question, whatever mark it ends in", () => {
  const { text, level } = answerTo("my dog ate a load of grapes", "about 20 of them? he's 15 kg");
  expect(level).toBe("emergency");
  expect(text).toContain("15 kg");
});

test("no reply is empty, and none says a paragraph twice", () => {
  const { text } = answerTo(
    "My dog was sick once last night and ate a bit less this morning",
    "no other symptoms, poo normal, 22kg, 3 years old",
  );
  expect(text).toContain("22 kg");
  const said = answerTo(
    "guinea pig hasnt touched her food today",
    "what can I do for her at home, I've got a syringe",
    "how much of that and how often",
  ).text.split("\n\n");
  expect(new Set(said).size).toBe(said.length);
});

test("who asks where an illness came from asks no permission", () => {
  const { text } = answerTo(
    "My cat has been sneezing for two days and her left eye is watering.",
    "I have a second cat whom I am fostering since last week. Could he have brought it?",
  );
  expect(text).not.toMatch(/^Please don't/);
});

test("who blames themselves takes nothing back", () => {
  const { text, level } = answerTo(
    "My cat fell from the second floor balcony an hour ago.",
    "I left the door open. It is my mistake entirely.",
  );
  expect(level).toBe("emergency");
  expect(text).toMatch(/fault/);
});

test("another dog has a case of its own", () => {
  const { verdict, text } = answerTo(
    "My dog has thrown up five times today and is weak",
    "my other dog Toby has a lump on his side that moves under the skin, it's been there since Christmas",
  );
  expect(verdict.facts?.animals.map(({ name }) => name)).toEqual([undefined, "Toby"]);
  expect(verdict.facts?.animals[1]?.level).not.toBe("emergency");
  expect(text).not.toMatch(/Toby still needs/);
});

test("a death in an owner's own words ends the case", () => {
  const { level, text } = answerTo(
    "Our old collie Shep's back legs went this morning. He's 15.",
    "He went himself, just after 6, with his head on my lap. I don't know what to do with him now",
  );
  expect(level).toBe("info");
  expect(text).toMatch(/sorry/);
});

test("a visit to the vet that is told without the word treated ends it too", () => {
  const { level } = answerTo(
    "my dog is limping and his paw is swollen",
    "we had him at the vet Friday, he got antibiotics and is a new dog",
  );
  expect(level).toBe("routine");
});

test("a question on something else is answered beside a case, and the case is not lost", () => {
  const { text } = answerTo(
    "my cat won't put weight on her back leg",
    "Different matter. Does a cat who never goes out need rabies shots?",
  );
  expect(text).toMatch(/vaccines/);
  expect(text).toMatch(/seen today/);
});

test("the warmth of a tank is no fever", () => {
  const { verdict } = answerTo("Three of my guppies have white spots. The tank is 60 litres, temperature 24");
  expect(verdict.reasons.map(({ rule }) => rule)).not.toContain("fever");
});

test("whoever finds no fleas does not tell of blindness", () => {
  const mentions = answerTo("my cat scratches, I cant see any fleas on her").verdict.facts?.animals[0]?.mentions ?? [];
  expect(mentions.filter(({ concept, status }) => concept === "eye_grave" && status === "present")).toEqual([]);
});

test("an exposure that is asked about is named in the owner's word", () => {
  const { verdict } = answerTo(
    "My parents had a party and somebody left a plate of cake on the low table. The dog, a Beagle of 12 kg, finished nearly all of it. It had raisins in it, my aunt says. This was about three hours ago and he is asleep.",
  );
  expect(verdict.check?.signs[0]?.asks).toMatch(/: “\w+/);
});

test("what something is compared with is not what the animal has had", () => {
  const { text } = answerTo("Bee stung my cat on the paw, its like a boxing glove, he's licking it, not bothered otherwise");
  expect(text).not.toMatch(/[Ss]ocks/);
});

test("a torn nail that hangs off is no broken leg", () => {
  expect(answerTo("torn dewclaw, hanging off, bit of blood, my dog won't let me near it").level).toBe("urgent");
});

test.each([
  ["How do I stop a 9 month old cocker pulling on the lead?", /lead|leash/],
  ["Is a 50cm cage big enough for a syrian?", /cage/],
])("%s: the breed says which animal it is", (message, says) => {
  const { text, animals } = answerTo(message);
  expect(animals).toBeUndefined();
  expect(text).toMatch(says);
});

test("who is afraid is not thanked", () => {
  const { text } = answerTo("my budgie is fluffed up at the bottom of the cage", "I'm so scared");
  expect(text).not.toMatch(/welcome/);
  expect(text).toMatch(/emergency vet/);
});

test("what a reply said already is said again where it is asked for", () => {
  const { text } = answerTo("my dog has been throwing up since last night, 4 times", "he's a 30 kg lab, 5 years", "what will the vet do?");
  expect(text).toMatch(/^As I said: The vet feels the belly/);
});

test("an age is no time that it has gone on", () => {
  expect(answerTo("my dog has been throwing up since last night, 4 times", "he's a 30 kg lab, 5 years").text).not.toMatch(/for 5 years/);
});

test.each([WET_TAIL, "my cat sneezed twice today"])("%s, then a word that says nothing: nothing empty is said back", (message) => {
  for (const word of ["No", "hmm ok"]) expect(answerTo(message, word).text).not.toMatch(/: ?\.|too: ?\.|“”/);
});

test("what changes nothing gets the advice again, in ordinary words", () => {
  const { text } = answerTo("my cat sneezed twice today", "No");
  expect(text).toMatch(/^That doesn't change my advice\. Keep a close eye on your cat, and book a vet visit if this goes on\./);
  expect(text).not.toMatch(/stays as I said/);
});

test("the card of a mild sign says how long it can wait, and when to book", () => {
  const { level, verdict } = answerTo("my cat sneezed twice today");
  expect(level).toBe("routine");
  expect(verdict.reasons.map(({ says }) => says).join(" ")).toMatch(
    /can usually wait for a regular appointment\. Book one if it lasts past tomorrow/,
  );
});

test("who asks for care without money is not told that the advice stays the same", () => {
  const { text } = answerTo("my dog is limping a little since yesterday", "he can put weight on it", "is there free vet care");
  expect(text).toMatch(/charit|low-cost|free/i);
  expect(text).not.toMatch(/advice is still the same|doesn't change my advice|nothing to add/);
});

test("a new sign in one sentence is said back in the owner's words", () => {
  const owner = start("dog");
  owner("my dog has diarrhea");
  expect(owner("he also vomited twice in the last 8 hours").text).toContain("“he also vomited twice in the last 8 hours”");
});
