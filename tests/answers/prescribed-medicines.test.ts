import { expect, test } from "vitest";
import { substanceOf } from "#app/domain/knowledge/dialog.ts";
import { PRESCRIPTION_PARTS, PRESCRIPTION_TOPIC } from "#app/domain/knowledge/knowledge.ts";
import { isPrescribedFor, verdictFor } from "#app/domain/knowledge/substance.ts";
import { SPECIES, type Species } from "#app/domain/pets.ts";
import { atLeast } from "#app/domain/urgency.ts";
import { content } from "#tests/content/our-content.ts";
import { start } from "./assistant.ts";

const medicines = content.substances.filter(({ prescription }) => prescription);
const animalOf = (substance: (typeof medicines)[number]) => SPECIES.find((species) => isPrescribedFor(substance, species)) as Species;

test("60 medicines or more are described for owners whose vet prescribed them, and each says all that owners ask", () => {
  expect(medicines.length).toBeGreaterThanOrEqual(60);
  for (const { id, prescription } of medicines)
    for (const part of PRESCRIPTION_PARTS) expect(prescription?.[part], `${id}: ${part}`).toMatch(/\w{3,}.*[.]/);
});

test("no text of a prescribed medicine holds an amount", () => {
  for (const { id, prescription = {} } of medicines)
    expect(Object.values(prescription).join(" "), id).not.toMatch(/\b\d+(?:\.\d+)? ?(?:mg|ml|g|mcg|units?|tablets?)\b/i);
});

test.each(medicines.map((one) => [one.id, one] as const))("%s: safe, and side effects, are no poisoning and no alarm", (id, medicine) => {
  const animal = animalOf(medicine);
  const plural = { dog: "dogs", cat: "cats" }[animal as string] ?? `${animal}s`;
  for (const message of [`is ${medicine.noun.text} safe for my ${animal}`, `is ${medicine.noun.text} safe for ${plural}`]) {
    const { text, level, dialog } = start(animal)(message);
    expect(substanceOf(dialog.unit), message).toBe(id);
    expect(text.split("\n")[0], message).toMatch(/^Yes, if your own vet prescribed it/);
    expect(text, message).not.toMatch(/No, never\.|can kill, even in small amounts/);
    expect(atLeast(level, "urgent"), `${message}: ${level}`).toBe(false);
  }
  const effects = start(animal)(`${medicine.noun.text} side effects`);
  expect(substanceOf(effects.dialog.unit)).toBe(id);
  expect(effects.text).not.toMatch(/^(?:No|Yes)\b/);
});

const ASKED: [animal: string, message: string, first: RegExp][] = [
  ["dog", "vet prescribed phenobarbital for my dog's epilepsy, is it safe?", /^Yes, if your own vet/],
  ["dog", "is phenobarbital bad for dogs", /^Not when your own vet prescribed it/],
  ["dog", "can i stop vetmedin", /^No, never on your own/],
  ["dog", "should i stop phenobarbital", /^No, never suddenly/],
  ["dog", "can I stop prednisone now he is better", /^No, never suddenly/],
  ["dog", "I forgot to give my dog his vetmedin this morning", /^Give it when you remember/],
  ["cat", "i forgot the insulin shot this morning", /^Call your vet and ask/],
  ["dog", "gave vetmedin twice by mistake", /^Call your vet or an emergency vet now/],
  ["cat", "my diabetic cat got a double dose of insulin", /^Call your vet or an emergency vet now.*offer a meal/s],
  ["dog", "my husband already gave him his phenobarbital and I gave it too", /^Call your vet or an emergency vet now/],
  ["cat", "my husband did her insulin at 7 and i did it again not knowing", /^Call your vet or an emergency vet now/],
  ["dog", "dog on trilostane vomiting", /^Call an emergency vet now.*Give no more until a vet has said so/],
  ["dog", "can i give rimadyl with prednisone", /^Never /],
  ["dog", "what is gabapentin for", /^It eases/],
  ["dog", "does vetmedin need to be given on an empty stomach", /^On an empty stomach/],
  ["cat", "can i give my cat my dog's metacam", /^No\. .*right only for the pet/],
  ["dog", "can i give my dog my gabapentin", /^No\. .*right only for the pet/],
  ["dog", "how much gabapentin can i give my dog", /We never give amounts/],
];

test.each(ASKED)("%s: %s", (animal, message, first) => {
  expect(start(animal)(message).text).toMatch(first);
});

test("a follow-up is about the medicine that was spoken of", () => {
  const say = start("dog");
  say("vetmedin side effects");
  expect(say("and what if I miss one?").text).toMatch(/^Give it when you remember/);
});

test.each([
  ["dog", "my dog ate my gabapentin", "urgent"],
  ["dog", "he got into the whole bottle of vetmedin", "emergency"],
  ["dog", "my dog ate my tramadol", "emergency"],
  ["dog", "he got a double dose of phenobarbital", "emergency"],
  ["cat", "my husband did her insulin at 7 and i did it again at half past not knowing", "emergency"],
  ["cat", "my cat ate the dog's carprofen", "emergency"],
  ["dog", "my dog ate the cat's methimazole", "urgent"],
  ["rabbit", "i gave my rabbit amoxicillin", "emergency"],
] as const)("%s: %s is at least %s", (animal, message, level) => {
  expect(atLeast(start(animal)(message).level, level)).toBe(true);
});

test.each([
  ["dog", "my dog takes vetmedin every morning"],
  ["dog", "i gave my dog gabapentin for the vet visit"],
  ["dog", "my vet gave my dog trazodone, is it safe with food"],
  ["dog", "my dog ate his apoquel in cheese this morning"],
  ["cat", "she is on amlodipine and takes it well"],
])("%s: what the vet ordered is no poisoning: %s", (animal, message) => {
  const { level, verdict } = start(animal)(message);
  expect(verdict.reasons.filter(({ rule }) => rule.startsWith("substance-"))).toEqual([]);
  expect(atLeast(level, "urgent")).toBe(false);
});

test("each has an answer on the page of its topic, and other animals keep their warning", () => {
  const units = content.answers.answers.filter(({ topic }) => topic === PRESCRIPTION_TOPIC);
  expect(units.map(({ id }) => id.split("/")[1])).toEqual(medicines.map(({ id }) => id));
  for (const medicine of medicines) {
    const others = SPECIES.filter((species) => !isPrescribedFor(medicine, species));
    for (const species of others) expect(["call", "emergency"], `${medicine.id} ${species}`).toContain(verdictFor(medicine, species));
  }
});
