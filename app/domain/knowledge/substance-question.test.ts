import { expect, test } from "vitest";
import type { Substance, SubstanceKind } from "./knowledge.ts";
import { substanceQuestion, substanceSummary } from "./substance-question.ts";

const asked = (kind: SubstanceKind, text: string, plural: boolean) => substanceQuestion({ kind, noun: { text, plural } });

test("a page about a substance is called what its owner asks", () => {
  expect(asked("food", "grapes and raisins", true)).toBe("Can pets eat grapes and raisins?");
  expect(asked("drink", "beer", false)).toBe("Can pets have beer?");
  expect(asked("plant", "lilies", true)).toBe("Are lilies poisonous to pets?");
  expect(asked("medicine", "ibuprofen", false)).toBe("Is ibuprofen dangerous for pets?");
});

test("a page about a medicine that a vet prescribed asks what it is for", () => {
  const prescription = { use: "It brings down the blood sugar." } as NonNullable<Substance["prescription"]>;
  const insulin = { kind: "pet-medicine", noun: { text: "insulin", plural: false }, prescription } as const;
  expect(substanceQuestion(insulin)).toBe("What is insulin for, and how do you give it?");
  expect(substanceQuestion({ ...insulin, noun: { text: "ear drops", plural: true } })).toBe(
    "What are ear drops for, and how do you give them?",
  );
  expect(substanceSummary({ name: "Insulin", why: { all: "It can kill." }, prescription })).toBe(
    "Insulin: It brings down the blood sugar.",
  );
});
