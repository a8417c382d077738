import { expect, test } from "vitest";
import { createClassFinder } from "./crisis-classes.ts";

const find = createClassFinder({
  en: { words: { death: ["die"], meal: ["meal"], deny: ["not", "dont"] }, phrases: { death: ["want to die"] } },
  de: { words: { death: ["sterb*"], deny: ["nicht"] }, phrases: { death: ["will sterben"] } },
});
const classesOf = (sentence: string) => find(sentence, [sentence.split(" ")])[0];

test("a word has the classes of the language of its message only", () => {
  expect(classesOf("die katze ist nicht da")?.map(({ name }) => name)).toEqual(["deny"]);
  expect(classesOf("does the cat die")).toEqual([{ name: "death", at: 3, isDenied: false }]);
});

test("a message in no certain language is read in the one in which most is found", () => {
  expect(classesOf("will sterben")?.map(({ name }) => name)).toEqual(["death!", "death"]);
});

test("a denial reaches the few words after it", () => {
  expect(classesOf("dont let him die")?.at(-1)).toEqual({ name: "death", at: 3, isDenied: true });
  expect(classesOf("dont tell me that he may die")?.at(-1)).toMatchObject({ isDenied: false });
});
