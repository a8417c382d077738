import { expect, test } from "vitest";
import { screen } from "./book.ts";

/** The last verdict of a conversation. */
function lastOf(petType: string, messages: readonly string[]) {
  let facts: ReturnType<typeof screen>["facts"];
  let said: string[] = [];
  const verdicts = messages.map((message) => {
    const history = said.map((content) => ({ role: "user" as const, content }));
    const verdict = screen(message, { petType, facts, history });
    [facts, said] = [verdict.facts, [...said, message]];
    return verdict;
  });
  const last = verdicts.at(-1);
  if (!last) throw new Error("a conversation without messages");
  return last;
}

test.each([
  ["dog", "our dog collapsed and her gums are white", "We let her go. She had her head on my lap."],
  ["dog", "our dog collapsed and her gums are white", "The vet came. He's gone. I don't know what to do with myself"],
  ["dog", "my dog was hit by a car", "they couldn't save him"],
  ["dog", "my dog was hit by a car", "we had to say goodbye"],
  ["cat", "my cat is gasping for air", "she didn't make it"],
  ["cat", "my cat is gasping for air", "we lost her this morning"],
  ["cat", "my cat can't pee and is collapsing", "put him down yesterday"],
  ["dog", "my dog collapsed", "he's at peace now"],
  ["fish", "betta is lying on its side gasping and not moving", "gills arent moving and hes gone pale and stiff, its been hours. rip"],
  ["fish", "betta is lying on its side gasping and not moving", "is the tank safe before a new one"],
])("a death in ordinary words after an emergency: %s: %s / %s", (species, told, died) => {
  const { level, check, reasons } = lastOf(species, [told, died]);
  expect({ level, check, reasons }).toEqual({ level: "info", check: undefined, reasons: [] });
});

test.each([
  ["dog", "we had to let him go on Friday"],
  ["dog", "Had to have Rolo put down on Monday, it was his spleen. Did I miss something? he'd been slowing down for weeks"],
  ["guinea-pig", "One of my two guinea pigs died on Sunday."],
  ["hen", "Found one of my hens dead under the perch this morning, no marks on her. She was six."],
  ["rabbit", "my rabbit died last night, he had diarrhea and was weak"],
])("a death that is told first has no card: %s: %s", (species, message) => {
  expect(lastOf(species, [message])).toMatchObject({ level: "info", reasons: [] });
});

test.each([
  ["dog", "my dog collapsed", "should we let her go in the garden"],
  ["dog", "my dog collapsed", "we let her go in the garden to pee"],
  ["dog", "my dog is having a seizure", "he's gone stiff again"],
  ["dog", "my dog ate grapes", "he's gone off his food"],
  ["dog", "my dog ate rat poison", "he lost a tooth as well"],
  ["cat", "my cat was hit by a car", "she's gone under the bed"],
  ["cat", "my cat was hit by a car", "is she gone?"],
  ["cat", "my cat is gasping for air", "is it time to say goodbye"],
  ["cat", "my cat is gasping for air", "I think he's gone"],
  ["dog", "my dog was hit by a car", "my sister's dog died like that"],
])("what only sounds like a death ends nothing: %s: %s / %s", (species, told, said) => {
  expect(lastOf(species, [told, said]).level).toBe("emergency");
});

test("without a danger, what is gone is only away", () => {
  expect(lastOf("dog", ["my dog has had a cough for a week", "he's gone"]).facts?.animals[0]?.died).toBeUndefined();
});

test.each([
  ["dog", "our dog died and the cat is vomiting blood"],
  ["dog", "Our old dog died on Monday. Her sister is vomiting blood and can't get up"],
  ["hen", "two hens died and the other one is gasping"],
])("whoever is left is ill: %s: %s", (species, message) => {
  expect(lastOf(species, [message]).level).not.toBe("info");
});

test("who looks back at the signs of the animal that died has no card for them", () => {
  const messages = ["my dog collapsed", "he died an hour ago", "he was vomiting all week, was that why?"];
  expect(lastOf("dog", messages)).toMatchObject({ level: "info", reasons: [] });
});

test("a house that is quiet is no animal that doesn't respond", () => {
  const messages = ["our dog died on Monday", "The house is so quiet. Our other dog keeps looking for him"];
  expect(lastOf("dog", messages)).toMatchObject({ level: "info", reasons: [] });
});

test.each([
  ["fish", ["Two of my goldfish are gasping at the top and one died overnight. The tank's three weeks old."]],
  ["fish", ["3 of my neon tetras are dead and the others are gasping at the top"]],
  ["dog", ["I think my dog lapped up some antifreeze, he was staggering", "he's walking straight again now, looks like it's passed. Phew"]],
  ["dog", ["my dog ate raisins", "It was before the school run so around 8, it's just gone 10 now."]],
])("what lives is no loss, whatever has died or passed (%s): %j", (species, messages) => {
  expect(lastOf(species, messages).level).toBe("emergency");
});

test("the vet who confirms a death is believed", () => {
  expect(lastOf("reptile", ["my snake stopped breathing", "The vet confirmed he's gone."]).level).toBe("info");
});
