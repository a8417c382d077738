import { expect, test } from "vitest";
import type { Verdict } from "#app/domain/verdict.ts";
import { book, screen } from "./book.ts";

const DRAWN = 1000;

const wordsOf = (isWanted: (name: string, kind: string) => boolean) =>
  book.concepts
    .filter(({ name, kind }) => isWanted(name, kind))
    .flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.split("|")))
    .filter((word) => /^[a-z]{3,}$/.test(word));

/** Words that the lexicon has for things, evenly drawn from the alphabet; not those that nobody is called by: "since", "hamster", "chewed". */
function lexiconWords(): string[] {
  const barred = new Set(wordsOf((name) => name === "name_bar" || name === "any_person" || name.startsWith("sp_")));
  for (const verb of wordsOf((_name, kind) => kind === "event").filter((word) => /(?:ed|s)$/.test(word))) barred.add(verb);
  const all = [...new Set(wordsOf((_name, kind) => kind === "thing"))].filter((word) => !barred.has(word)).sort();
  return Array.from({ length: DRAWN }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / DRAWN)] as string);
}

const decided = ({ level, reasons }: Verdict) => [level, ...reasons.map(({ rule }) => rule)].join();
const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

test.each([
  "My dog is called @ and he is limping",
  "@ won't eat her dinner",
  "Is @ ok? She is sleeping a lot",
  "I think @ is limping",
  "our cat @ loves her new toy",
])("a pet's name is no poison and no sign: %s", (sentence) => {
  const told = (name: string) => decided(screen(sentence.replace("@", capitalized(name))));
  const plain = told("Zorbo");
  // A new word of content may be an animal or a verb; more than a hundredth of them are a fault of the mechanism.
  expect(lexiconWords().filter((word) => told(word) !== plain).length).toBeLessThanOrEqual(DRAWN / 100);
});

test.each([
  ["I gave my dog Tylenol", "emergency"],
  ["Can my cat eat Lilies? She ate one", "emergency"],
  ["Raisin ate a whole box of raisins, she is a dog", "emergency"],
  ["My dog Chip ate Advil", "emergency"],
  ["The chocolate the dog ate was dark", "emergency"],
])("what stands as a thing is one, also with a capital: %s", (message, level) => {
  expect(screen(message).level).toBe(level);
});

test("an animal is known by its name from message to message", () => {
  const said = ["my cat Luna cannot pee, and my dog Max has a runny nose", "how is Max's nose treated", "can Luna wait till the morning"];
  let facts: Verdict["facts"];
  const verdicts = said.map((message) => {
    const verdict = screen(message, { facts });
    facts = verdict.facts;
    return verdict;
  });
  expect(verdicts.map(({ about, level }) => [about?.name, about?.species, level])).toEqual([
    ["Luna", "cat", "emergency"],
    ["Max", "dog", "routine"],
    ["Luna", "cat", "emergency"],
  ]);
});

test("a name that comes later belongs to the animal that was spoken of", () => {
  const { facts } = screen("my dog has been limping since yesterday");
  expect(screen("Bella is walking on it again", { facts }).about).toMatchObject({ animal: 0, species: "dog", name: "Bella" });
});

test.each([
  ["does Nala need drops?", "Nala"],
  ["Does Nala, my dog, need drops?", "Nala"],
  ["Nala has vomited three times", "Nala"],
  ["Molly our collie is a bit lame", "Molly"],
  ["Misty is 16 years old and drinks a lot", "Misty"],
  ["does Frontline need to dry?", undefined],
  ["Do Labradors need long walks?", undefined],
])("who is asked about: %s", (message, name) => {
  expect(screen(message).about?.name).toBe(name);
});

test.each(["Milo", "Oreo", "Brownie", "Raisin", "Ivy", "Truffle"])(
  "a pet called %s was not eaten by what its owner tells of it",
  (name) => {
    expect(screen(`${name} has had trouble with his left ear`, { petType: "dog" }).level).not.toBe("emergency");
  },
);

test.each(["We have two cats, Toffee and Fudge", "two dogs, Chocolate and Max"])(
  "names in a list after their animals are no food: %s",
  (message) => {
    expect(screen(message).level).toBe("info");
  },
);
