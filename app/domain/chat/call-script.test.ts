import fc from "fast-check";
import { expect, test } from "vitest";
import { callScript } from "./call-script.ts";
import { factsFrom } from "./handover.ts";

test("a case that is known is read out in the order in which they ask", () => {
  const lines = callScript({
    species: "Dog",
    name: "Rex",
    age: "2 years",
    weight: "12 kg",
    what: "he ate a bar of dark chocolate.",
    amount: "100 g",
    when: "3 hours ago",
    signs: ["vomiting", "shaking"],
    tried: "took the rest away",
  });
  expect(lines).toEqual([
    "I am calling about my dog, Rex. Age: 2 years. Weight: 12 kg.",
    "What happened: he ate a bar of dark chocolate.",
    "How much: 100 g, at the most.",
    "When: 3 hours ago.",
    "What I see now: vomiting, shaking.",
    "What we have done: took the rest away.",
    "What should I do right now, and where should I go?",
  ]);
});

test("what is not known is said to be not known, and nothing is claimed in its place", () => {
  const lines = callScript({});
  expect(lines[0]).toBe("I am calling about my pet. Age: not known. Weight: not known.");
  expect(lines.slice(1, 4).every((line) => line.includes("do not know"))).toBe(true);
  expect(lines.join(" ")).not.toMatch(/nothing|undefined/);
});

test("the chat's own reading of a story becomes a script", () => {
  const facts = factsFrom(["My dog Rex ate a bar of dark chocolate 3 hours ago", "he weighs 12 kg and he is vomiting"], {
    selectedPet: "dog",
  });
  const text = callScript(facts).join("\n");
  expect(text).toContain("my dog");
  expect(text).toContain("chocolate");
  expect(text).toContain("12 kg");
});

test("whatever is typed, the script stays seven lines, each one a sentence that keeps the words", () => {
  const words = fc.option(fc.string({ maxLength: 60 }), { nil: undefined });
  const facts = fc.record({
    species: words,
    name: words,
    age: words,
    weight: words,
    what: words,
    amount: words,
    when: words,
    tried: words,
  });
  fc.assert(
    fc.property(facts, fc.array(fc.string({ maxLength: 20 }), { maxLength: 4 }), (known, signs) => {
      const lines = callScript({ ...known, signs });
      expect(lines).toHaveLength(7);
      for (const line of lines) expect(line).toMatch(/^\S[^\n]*[.?]$/);
      const what = known.what
        ?.replace(/\s+/g, " ")
        .replace(/[\s.]+$/, "")
        .trim();
      if (what) expect(lines[1]).toContain(what);
    }),
  );
});
