import { expect, test } from "vitest";
import { requestsOf } from "./requests.ts";

const mayBeGeneral = async (petType: string, message: string) =>
  (await requestsOf({ petType, messages: [message] })).at(-1)?.question.brief.allowsGeneral;

test.each([
  ["cat", "I live in a small studio with my cat. She wakes me at four every night. How do I get her to sleep through?"],
  ["dog", "We got a rescue greyhound 3 weeks ago. She freezes at the bottom of the stairs. How do I teach her to climb them?"],
  ["dog", "How do I get my dog used to a muzzle?"],
  ["dog", "my puppy pulls on the leash, what can I do"],
  ["dog", "Which harness is best for a dachshund?"],
  ["rabbit", "what floor is good for a rabbit pen"],
  ["bird", "my budgie is afraid of my hand, how do i tame him"],
  ["hamster", "how big should a wheel be for a syrian hamster"],
  ["fish", "do guppies need a lid on the tank"],
  ["dog", "Is it ok to leave my dog alone for six hours?"],
  ["dog", "Should I get a second dog?"],
  ["cat", "how do I introduce a kitten to my old cat"],
  ["dog", "What should I pack for a camping trip with my dog?"],
  ["dog", "can my dog sleep in my bed"],
  ["cat", "is it cruel to keep a cat indoors"],
  ["ferret", "how do I stop my ferret from nipping"],
  ["dog", "When do puppies stop chewing furniture?"],
  ["dog", "who can walk my dog when I work late"],
  ["dog", "my dog barks at the mailman every day, what do I do"],
  ["cat", "my cat scratches the sofa. how do i stop it"],
  ["cat", "can I walk my cat on a leash"],
  ["dog", "how long should a walk be for a 5 month old puppy"],
  ["dog", "My dog won't get into the car. Any tricks?"],
  ["bird", "does a cockatiel need a bath"],
  ["dog", "how do I wash a dog bed"],
  ["dog", "is a crate cruel"],
  ["cat", "which brush for a long haired cat"],
  ["dog", "what do groomers charge for a poodle"],
  ["fish", "can I decorate the tank with stones from the river"],
  ["rabbit", "how do I rabbit proof my cables"],
  ["dog", "how do I cut a wriggling dog's nails"],
])("everyday care may be answered from general knowledge: %s, %s", async (petType, message) => {
  expect(await mayBeGeneral(petType, message)).toBe(true);
});

test.each([
  ["dog", "My dog limps, how do I teach him stairs?"],
  ["dog", "Can my dog have ibuprofen?"],
  ["dog", "how much benadryl for the car ride"],
  ["cat", "how do i give my cat her thyroid pills"],
  ["dog", "Can I give my dog grapes as a reward?"],
  ["cat", "my cat is vomiting, how do I clean the carpet"],
  ["dog", "dog not well"],
  ["dog", "what can i give my dog to calm down on fireworks night"],
  ["dog", "how do I make my dog throw up"],
  ["cat", "are tulips safe in the house"],
  ["dog", "is this shampoo safe for my dog"],
  ["dog", "which flea treatment is best"],
  ["cat", "what essential oil makes the room smell nice for my cat"],
  ["dog", "how often should I deworm"],
  ["dog", "he has a lump, how do I brush over it"],
  ["dog", "my dog seems off today"],
  ["dog", "can I use human sunscreen on my dog"],
  ["cat", "what vitamins does a cat need"],
  ["rabbit", "what plants can i put in the pen"],
  ["dog", "my dog is in heat, how long does it last"],
  ["dog", "how do I treat a torn nail at home"],
  ["dog", "can dogs eat broccoli"],
  ["cat", "she is not eating since I changed the bowl, which bowl is best"],
  ["dog", "what is the best cream for dry paws"],
  ["dog", "Mi perro está triste y no come, ¿qué hago?"],
  ["dog", "Welche Tabletten helfen gegen Angst beim Hund?"],
  ["cat", "how much salt water do I mix for her eyes"],
  ["dog", "my dog ate a sock, how do I stop him stealing laundry"],
  ["dog", "do dogs get colds"],
  ["dog", "can I put aloe vera on his skin"],
])("near a medicine, a poison, a food or an ill animal it may not: %s, %s", async (petType, message) => {
  expect(await mayBeGeneral(petType, message)).not.toBe(true);
});

test("what was said before counts: care of an animal that is ill or was given something stays with our pages", async () => {
  const after = async (...messages: string[]) => (await requestsOf({ petType: "dog", messages })).at(-1)?.question.brief.allowsGeneral;
  expect(await after("how do I train my puppy to walk on a leash", "and how do I teach him to wait?")).toBe(true);
  expect(await after("my dog is limping", "how do I teach him to wait?")).toBe(false);
  expect(await after("I gave him a wormer today", "how do I teach him to wait?")).toBe(false);
});
