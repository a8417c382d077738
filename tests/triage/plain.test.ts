import { expect, test } from "vitest";
import { type Level, rank } from "#app/domain/urgency.ts";
import { screen } from "./book.ts";

/** The shortest words that owners use. An emergency must be one; what is calm must not be. */
const EMERGENCIES = `
dog|he's choking
dog|my dog collapsed
dog|dog ate grapes
dog|ate rat poison
dog|he got hit by a car
dog|her gums are white
dog|bloated belly and retching
dog|my dog is having a seizure
dog|he can't breathe
dog|she ate xylitol gum
dog|my dog drank antifreeze
dog|bleeding won't stop
dog|he swallowed a battery
dog|she can't get up
cat|my cat can't pee
cat|how long may one wait when a male cat visits the litter box without producing anything
bird|string cut his wing and the cloth is getting wet red again and again
cat|cat licked a lily
cat|he's breathing with his mouth open
cat|she dragged her back legs suddenly
cat|my cat ate paracetamol
cat|cat fell from a balcony
rabbit|my rabbit stopped eating and pooping
rabbit|bunny has maggots
rabbit|rabbit lying on its side cold
guinea pig|guinea pig not eating since yesterday
guinea pig|she is gasping
hamster|hamster has a wet tail
hamster|hamster is cold and won't wake
bird|my budgie is on the cage floor fluffed up
bird|cat caught my bird
bird|parrot is breathing with tail bobbing
ferret|ferret is staring and drooling
ferret|my ferret ate a rubber toy
fish|all my fish are gasping at the surface
chinchilla|chinchilla not eating or pooping
`;
const SERIOUS = `
dog|my pet is lethargic
dog|he has been vomiting all day
dog|not eating for two days
dog|he won't put weight on his leg
cat|her eye is red and shut
cat|my cat has not eaten today
rabbit|my rabbit has diarrhoea
bird|my parrot is fluffed up and quiet
ferret|ferret has diarrhoea since yesterday
`;
const CALM = `
dog|licking her paws at night
cat|meowing all night after we moved
dog|he eats grass sometimes
dog|my puppy bites my hands
dog|he snores when he sleeps
dog|she sneezed once
dog|he has bad breath
dog|which food is best for a puppy?
dog|how often should I brush my dog?
dog|can dogs eat carrots?
dog|is chocolate bad for dogs?
cat|how do I clip my cat's claws?
cat|my cat sleeps all day
cat|she brought up a hairball and is fine
cat|are lilies toxic to cats?
rabbit|how much hay does a rabbit need?
guinea pig|my guinea pigs popcorn in the evening
hamster|what size wheel for a hamster?
bird|my budgie is moulting
ferret|how long do ferrets sleep?
fish|how often do I change the water?
chinchilla|how often do chinchillas need a dust bath?
dog|thank you so much
`;
const rows = (text: string): [string, string][] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split("|") as [string, string]);
const levelOf = (petType: string, message: string): Level => screen(message, { petType }).level;
const wrong = (text: string, right: (level: Level) => boolean) =>
  rows(text).flatMap(([petType, message]) => {
    const level = levelOf(petType, message);
    return right(level) ? [] : [`${petType}: ${message} = ${level}`];
  });

test("an emergency in the shortest words is one", () => {
  expect(wrong(EMERGENCIES, (level) => level === "emergency")).toEqual([]);
});

test("what needs a vet within a day is at least urgent in the shortest words", () => {
  expect(wrong(SERIOUS, (level) => rank(level) >= rank("urgent"))).toEqual([]);
});

test("everyday habits and questions in the shortest words are no emergency", () => {
  expect(wrong(CALM, (level) => level !== "emergency")).toEqual([]);
});
