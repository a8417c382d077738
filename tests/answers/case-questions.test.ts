import { expect, test } from "vitest";
import { start } from "./assistant.ts";

/** The last reply of a conversation. */
function last(petType: string, ...turns: string[]): string {
  const say = start(petType);
  return turns.map((turn) => say(turn).text).at(-1) ?? "";
}

const LILY = "my cat licked lily pollen";
const BIRD = "my cockatiel is fluffed up and sitting on the floor of his cage";

test.each([
  ["cat", LILY, "so shes ok?", /^Not yet/],
  ["cat", LILY, "no need for the vet then?", /^Not yet/],
  ["bird", BIRD, "should I drive at night or leave him?", /^Call first, then go, also at night/],
  ["dog", "dog got into the rat bait", "ring first or just drive", /^Call first/],
  ["rabbit", "my rabbit hasn't eaten or pooped since yesterday", "my daughter is crying, what do i tell her", /^Tell them the truth/],
  ["dog", "my dog keeps retching and nothing comes up, belly is hard", "What will the vet even do", /vet checks your dog|X-ray/],
  ["guinea-pig", "my guinea pig is wheezing and gasping", "the other one is fine, do I split them up", /^Yes, keep them apart/],
  ["dog", "my dog swallowed a corn cob", "and if he vomits?", /^Then/],
  ["dog", "my dog swallowed a corn cob", "so I do nothing?", /^Yes, call/],
  ["cat", LILY, "are you a vet? you sound like a bot", /^No, I'm not a vet[\s\S]*still needs an emergency vet now\.$/],
  ["dog", "my dog ate ibuprofen", "what signs should i watch for", /^Watch for these signs/],
  ["cat", "my cat ate some tinsel i think", "phew so no vet needed?", /^Not yet/],
  ["dog", "Ziggy licked antifreeze off the floor", "what do i tell them", /^Say what animal it is/],
  ["dog", "he got hold of a whole onion bhaji", "should I make him be sick with salt water", /^No\. Don't make your dog vomit/],
  [
    "dog",
    "my dog is limping badly and crying",
    "can he have one of my arthritis pills",
    /^No\. Don't give your dog a medicine made for people/,
  ],
  ["dog", "how long do dogs live", "can he have one of my arthritis pills", /^No\. Don't give your dog a medicine made for people/],
  ["dog", "my toddler fed the dog a whole bag of raisins", "he says the cat had some too", /^The same goes for your cat/],
  ["cat", "my cat fell off the balcony", "ok is it a must tho", /^Yes, call/],
  ["rabbit", "Can rabbits eat tomato?", "the leaves too?", /^No, never/],
  ["cat", LILY, "my friend's cat ate one and was fine", /^Some animals get away with it[\s\S]*kidneys/],
  ["cat", "I gave my cat half a paracetamol", "is it my fault", /^This isn't about fault[\s\S]*still needs an emergency vet/],
  ["dog", "my dog is having a seizure", "is that normal", /^It's serious enough to go now/],
  ["dog", "My dog was stung by a bee and his face is swelling", "if it goes down can i skip the vet", /^Not yet/],
  ["cat", LILY, "do i still need the emergency vet", /^Yes, call an emergency vet now/],
  ["hamster", "my hamster is cold and not moving", "could he be hibernating", /torpor/],
  ["dog", "My neighbour's dog bit mine on the neck", "what do i clean it with", /lukewarm/],
  ["dog", "hes been scratching his ear all night", "can i clean it", /ear/i],
  ["cat", LILY, "is it the lily", /^It may be/],
])("%s: %s / %s", (petType, opening, question, says) => {
  expect(last(petType, opening, question)).toMatch(says);
});

test.each([
  [
    "my dog ate a bag of raisins",
    "wait, the bag is still sealed, he never touched it",
    "should i watch him anyway",
    /^There's nothing special/,
  ],
  ["my dog ate a bag of raisins", "wait, the bag is still sealed, he never touched it", "so he's fine?", /^As far as you've told me, yes/],
  ["Dog ate the Ratsak", "false alarm, he never touched it", "is it safe to use that stuff in the shed?", /no rat bait is safe/],
])("after all is well: %s / %s / %s", (...turns) => {
  const says = turns.pop() as RegExp;
  expect(last("dog", ...(turns as string[]))).toMatch(says);
});

test.each([
  ["dog", "he ate grapes", "ma son says he ate them, the boy no the dug"],
  ["dog", "Rex has eaten a whole bar of baking chocolate", "the packet says carob, not chocolate"],
  ["dog", "he ate my xylitol gum", "wait the pack says sugar not xylitol"],
])("what is taken back in the owner's own words is no danger: %s: %s / %s", (petType, opening, takenBack) => {
  const say = start(petType);
  expect(say(opening).level).toBe("emergency");
  expect(say(takenBack).level).toBe("info");
});

test.each([
  ["dog", "he ate grapes", "my son says he ate them all"],
  ["dog", "he ate chocolate", "the packet says dark chocolate, not milk"],
])("what may be no retraction is none: %s: %s / %s", (petType, opening, said) => {
  const say = start(petType);
  say(opening);
  expect(say(said).level).toBe("emergency");
});

test("another animal that is asked about in passing does not become the patient", () => {
  const say = start("rabbit");
  say("Nibbles isn't eating and sits in a corner");
  say("and the guinea pig?");
  expect(say("how long do i have").level).toBe("emergency");
});

test("a cat that sleeps with a dog on permethrin is in danger of it, and a sign belongs to it", () => {
  const say = start("dog");
  say("i put the strong flea stuff on the dog today the permethrin one");
  expect(say("and the cat? she sleeps curled up on him every night").text).toMatch(/^No, never/);
  expect(say("ok she's twitching a bit now actually").text).toMatch(/poisoning/);
});

test("a word that says little by itself takes no page about something else", () => {
  const ear = "hes been scratching his ear all night";
  for (const word of ["brown gunk", "it smells"]) expect(last("dog", ear, word)).not.toMatch(/crust|bath/);
  expect(last("dog", "rice things in his poop, is that worms", "is it dangerous for my baby")).not.toMatch(/leash|growl/);
});

test("what is neither given nor done to the animal needs no permission", () => {
  for (const question of ["What temperature should I keep him at?", "He's acting completely fine."])
    expect(last("bird", BIRD, question)).not.toMatch(/^Please don't/);
});

test("a message with a new or continuing sign is no good news", () => {
  expect(last("cat", "my cat keeps going to the litter box and crying", "the box is empty")).not.toMatch(
    /^(?:Thanks|Good|That's a relief)/,
  );
  expect(last("dog", "my dog is having a seizure", "its stopped now but shes wobbly")).not.toMatch(/^(?:Good|That's a relief)/);
});

test("how much it was is no new sign of a poisoning", () => {
  expect(last("dog", "dog got into the rat bait", "blue blocks, couple gone maybe")).not.toMatch(/this sign/);
});

test("who mourns is asked nothing of a patient, and questions go on from the loss", () => {
  const say = start("hamster", "Biscuit");
  const replies = [
    "Biscuit died this morning and i feel so guilty",
    "could i have saved him",
    "my other hamster lives in the next cage, does she miss him",
    "what do i do with his body i live in a flat",
  ].map((turn) => say(turn));
  for (const { text, dialog, suggestions } of replies) {
    expect(text).not.toMatch(/keep a close eye|book a vet visit/i);
    expect(suggestions).toEqual([]);
    expect(dialog.openCases).toBeUndefined();
  }
  expect(replies.map(({ dialog }) => dialog.unit).slice(2)).toEqual([
    "loss-and-goodbye/small-pet-misses-companion",
    "loss-and-goodbye/caring-for-the-body-first-hours",
  ]);
});

test("an old accident that an owner still blames themselves for is a loss", () => {
  expect(last("dog", "rosie was hit by a car last year and i still feel its my fault i left the gate open")).toMatch(/sorry/);
});

test("a question whether it is over ends no sign", () => {
  const say = start("dog", "Lola");
  say("Lola had a seizure last night for about 2 minutes");
  for (const question of ["so it's over?", "is she ok now"]) {
    const { level, text } = say(question);
    expect(level).toBe("emergency");
    expect(text).toMatch(/^(?:As I said: )?(?:Not yet|That doesn't change|My advice|I have nothing)/);
  }
});

test("a question about vomiting is answered after the other animal was spoken of too", () => {
  expect(last("dog", "my dog ate a bag of raisins", "the cat had some too", "should i make them sick")).toMatch(/^No\. Don't make/);
});

test("what to do if it is ever eaten is told after a retraction", () => {
  const opening = "I think he has swallowed one of my blood pressure tablets, I am one short.";
  expect(
    last("dog", opening, "Oh, I've found it, it had rolled under the fridge.", "What should I do if he ever does swallow one?"),
  ).toMatch(/^Call a vet or poison line/);
});
