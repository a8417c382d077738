import { expect, test } from "vitest";
import { isAboutIllPerson, isAboutOtherSubject } from "./other-subject.ts";

test("a person who is ill, and a thing that broke, are no patients of ours", () => {
  const people = [
    "my son has a temperature of 39 and is floppy",
    "my husband cut his hand on glass and it won't stop bleeding",
    "my grandmother fell and can't get up",
    "my daughter swallowed a coin",
    "i have had chest pain since this morning",
    "my dad is having chest pains",
    "i broke my arm",
  ];
  expect(people.filter((text) => !isAboutIllPerson(text))).toEqual([]);
  const things = ["my washing machine is leaking water everywhere", "the tomatoes in my garden have brown spots", "my car won't start"];
  expect(things.filter((text) => !isAboutOtherSubject(text) || isAboutIllPerson(text))).toEqual([]);
});

test("of two readings the animal's counts", () => {
  const pets = [
    "my son dropped him and he is not moving",
    "my husband fell on him and now he cant walk",
    "my wife is sick with worry, he won't wake up",
    "my daughter is ill and so is the dog",
    "my toddler fed the dog chocolate",
    "my baby has a rash on his tummy",
    "the car hit her",
    "my car is leaking coolant and he licked it",
    "the boiler is leaking gas and we all feel ill",
    "i have a headache and my cat is wobbly",
    "i have had him for a week and he has a cough",
    "my son has a hamster that fell",
    "our boy is bleeding",
  ];
  expect(pets.filter(isAboutOtherSubject)).toEqual([]);
});
