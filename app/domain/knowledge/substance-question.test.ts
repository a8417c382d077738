import { expect, test } from "vitest";
import type { SubstanceKind } from "./knowledge.ts";
import { substanceQuestion } from "./substance-question.ts";

const asked = (kind: SubstanceKind, text: string, plural: boolean) => substanceQuestion({ kind, noun: { text, plural } });

test("a page about a substance is called what its owner asks", () => {
  expect(asked("food", "grapes and raisins", true)).toBe("Can pets eat grapes and raisins?");
  expect(asked("drink", "beer", false)).toBe("Can pets have beer?");
  expect(asked("plant", "lilies", true)).toBe("Are lilies poisonous to pets?");
  expect(asked("medicine", "ibuprofen", false)).toBe("Is ibuprofen dangerous for pets?");
});
