import { expect, test } from "vitest";
import { tokenise } from "#app/language/tokenise.ts";
import type { Concept } from "./concept.ts";
import { PhraseMatcher } from "./phrase-matcher.ts";
import { Vocabulary } from "./vocabulary.ts";

const CONCEPTS: Concept[] = [
  { name: "belly", kind: "thing", patterns: ["belly|tummy"] },
  { name: "tight", kind: "sign", patterns: ["<belly> ~ hard|like_a_drum"] },
  { name: "panting", kind: "sign", patterns: ["pant+"] },
];

function says(text: string): string[] {
  const vocabulary = new Vocabulary([]);
  const matcher = new PhraseMatcher(CONCEPTS, ["#"], vocabulary);
  const tokens = tokenise(text);
  vocabulary.read(tokens);
  return matcher.run(tokens, []).map((mention) => `${mention.denied ? "no " : ""}${matcher.names[mention.concept]}`);
}

test("a phrase is found in either order and over little words", () => {
  expect(says("his tummy is really hard")).toContain("tight");
  expect(says("a hard round belly")).toContain("tight");
  expect(says("belly like a drum")).toContain("tight");
});

test("a sentence end, a but and a comma stop a phrase", () => {
  expect(says("his belly is soft. It is hard to say")).not.toContain("tight");
  expect(says("his belly is soft but his food is hard")).not.toContain("tight");
});

test("a denial inside a phrase is told", () => {
  expect(says("his belly is certainly not hard")).toContain("no tight");
});

test("a word with a plus is found in all its forms", () => {
  for (const word of ["pants", "panted", "panting", "pantin"]) expect(says(word)).toContain("panting");
});

test("concepts that refer to each other in a circle are refused", () => {
  const circle: Concept[] = [
    { name: "a", kind: "sign", patterns: ["<b>"] },
    { name: "b", kind: "sign", patterns: ["<a>"] },
  ];
  expect(() => new PhraseMatcher(circle, [], new Vocabulary([]))).toThrow(/circle/);
});
