import fc from "fast-check";
import { expect, test } from "vitest";
import { callScript, mayAsk } from "./call-script.ts";
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

test("what is not known is not read out, but listed as what they may ask", () => {
  expect(callScript({})).toEqual(["I am calling about my pet.", "What should I do right now, and where should I go?"]);
  expect(mayAsk({})).toEqual(["what happened", "how much", "when it happened", "age", "weight", "what you see now"]);
  expect(mayAsk({ what: "ate", amount: "1", when: "now", weight: "3 kg", signs: [" "] })).toEqual(["age", "what you see now"]);
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

test("whatever is typed, each line of the script is a sentence that keeps the words", () => {
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
      expect(lines.length).toBeLessThanOrEqual(7);
      for (const line of lines) expect(line).toMatch(/^\S[^\n]*[.?]$/);
      const what = known.what
        ?.replace(/\s+/g, " ")
        .replace(/[\s.]+$/, "")
        .trim();
      if (what) expect(lines[1]).toContain(what);
      expect(lines.join(" ")).not.toContain("undefined");
    }),
  );
});
