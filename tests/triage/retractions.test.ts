import { expect, test } from "vitest";
import type { Verdict } from "#app/domain/verdict.ts";
import { screen } from "./book.ts";

/** The last verdict of a conversation, each message sent with the facts of the one before it. */
function converse(petType: string, messages: readonly string[]): Verdict {
  let verdict = screen("", { petType });
  let facts: Verdict["facts"];
  for (const message of messages) {
    verdict = screen(message, { petType, facts });
    facts = verdict.facts;
  }
  return verdict;
}

test.each([
  ["dog", "my dog ate my ibuprofen", "the box is still sealed, he just carried it, it was never opened"],
  ["dog", "my dog got into the rat poison", "it's all there, never been opened"],
  ["dog", "my dog ate mouse bait", "the bait station is locked and the block is untouched"],
  ["dog", "he ate a whole pack of paracetamol", "my daughter moved it, the pack is in the cupboard, unopened"],
  ["dog", "my dog drank from a bottle of antifreeze", "it was empty"],
  ["cat", "my cat drank from the antifreeze bottle", "the bottle is full, cap on"],
  ["dog", "my dog ate a bag of raisins", "we found it, the bag is under the couch, she has eaten only bread"],
  ["dog", "he swallowed a sock", "found it under the sofa, whole"],
  ["cat", "my cat swallowed a needle", "found it in the carpet"],
  ["cat", "she ate a tylenol", "i found the tablet under the bed, whole"],
  ["dog", "my dog swallowed a battery", "the battery is still in the remote"],
  ["dog", "he swallowed a corn cob", "it was in the trash the whole time"],
  ["dog", "my dog ate chocolate", "turns out my son ate it"],
  ["dog", "my dog ate raisins", "he never got to them, my husband grabbed them first"],
  ["dog", "my dog drank my coffee", "it was decaf"],
  ["dog", "my dog ate yogurt with xylitol", "I checked, it was sugar-free yogurt without xylitol"],
  ["dog", "my dog ate xylitol gum", "it has no xylitol, it's sweetened with stevia"],
  ["dog", "my dog ate chocolate", "turns out it was carob"],
  ["dog", "my dog ate grapes", "sorry they were blueberries"],
  ["dog", "he ate a bag of macadamia nuts", "they were peanuts, not macadamias"],
  ["cat", "my cat swallowed a piece of string", "it was grass, not string"],
  ["cat", "my cat chewed a lily", "no wait it was a pothos"],
  ["cat", "there is blood in her vomit", "it wasn't blood, it was beet juice"],
  ["dog", "my dog was hit by a car", "it was not him, it was another dog"],
  ["cat", "my cat is straining and nothing comes out", "it was the other cat, she's a girl, and there's a big wet patch, so she has been"],
  ["dog", "my pug ate a whole bar of dark chocolate", "False alarm!! Found the bar behind the couch, still sealed. He ate nothing"],
  ["bird", "african grey ate avocado off my toast", "my partner says it was mashed peas. no avocado in the house at all"],
  ["rabbit", "my rabbit has not eaten since yesterday", "she ate, I found the bowl empty"],
])("a verdict falls when its cause is taken back, and the card says why (%s): %s / %s", (petType, first, second) => {
  const { level, changed } = converse(petType, [first, second]);
  expect(level).not.toBe("emergency");
  expect(changed).toMatchObject({ from: "emergency", why: expect.stringMatching(/^You told us/) });
});

test.each([
  ["cat", "my cat ate a lily, no wait it was a pothos", "urgent"],
  ["dog", "my dog ate chocolate, actually no it was carob", "info"],
  ["dog", "he ate the blue pellets, sorry, I checked and the bag is still closed", "info"],
])("what the end of a message takes back counts no more (%s): %s", (petType, message, level) => {
  const verdict = converse(petType, [message]);
  expect(verdict).toMatchObject({ level, changed: { from: "emergency", because: "taken-back" } });
});

test.each([
  ["dog", "my dog ate my ibuprofen", "he spat it out whole"],
  ["dog", "my dog ate rat bait", "what signs would he show if it was affecting him? could I just wait and look out for those"],
  ["dog", "he swallowed a battery", "if it was still in the drawer would it be ok then"],
  ["dog", "my dog ate my ibuprofen", "the box was sealed but he tore it open"],
  ["dog", "my dog ate my ibuprofen", "my husband took it out of his mouth"],
  ["dog", "he swallowed a sock", "found it under the sofa, chewed, half is missing"],
  ["dog", "he swallowed a sock", "the other one is still in the drawer"],
  ["dog", "he swallowed a battery", "he didn't eat it, he swallowed a magnet instead"],
  ["dog", "he ate my pills", "the packet was empty when I found it"],
  ["dog", "he ate my pills", "all there except two"],
  ["dog", "he ate my pills", "it was empty"],
  ["dog", "my dog ate a bunch of grapes", "my kids ate some of them"],
  ["dog", "my dog drank my coffee", "it was decaf but he ate the dark chocolate cake too"],
  ["dog", "my dog ate chocolate", "he didn't eat it all"],
  ["dog", "my dog ate chocolate", "there is no chocolate left"],
  ["dog", "my dog ate chocolate", "it was about the size of a bean"],
  ["dog", "my dog ate milk chocolate", "it wasn't milk chocolate, it was baking chocolate"],
  ["dog", "my dog ate grapes", "they were not grapes, they were raisins"],
  ["dog", "my dog ate rat poison", "it was next to his kibble"],
  ["dog", "my dog ate rat poison", "the bait box was unopened yesterday"],
  ["cat", "my cat chewed a lily", "it was a tiger lily"],
  ["cat", "my cat chewed a lily", "maybe it was a pothos, not sure"],
  ["cat", "my cat is straining and nothing comes out", "it was the other cat, he is still trying and nothing comes"],
  ["bird", "our parrot breathed teflon fumes and his mouth is open", "there is no bird vet open at this hour"],
])("what is ambiguous stays (%s): %s / %s", (petType, first, second) => {
  expect(converse(petType, [first, second]).level).toBe("emergency");
});

test("an empty litter box is no good news, also after a no", () => {
  const told = ["he is hiding and off his food", "he went 6 or 7 times to the box also", "no nothing is in the box"];
  expect(converse("cat", told).level).toBe("emergency");
});

test.each(["we're at the vet now", "vet says bring her in", "thank you so much, on our way", "ok calling them now"])(
  "help that was reached changes no level: %s",
  (message) => {
    expect(converse("dog", ["my dog ate rat poison", message])).toMatchObject({ level: "emergency" });
    expect(converse("dog", ["my dog is limping a bit", message]).level).toBe("routine");
  },
);
