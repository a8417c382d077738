import fc from "fast-check";
import { expect, test } from "vitest";
import { MESSAGE_CHARS } from "../../limits.ts";
import { enrich, memoryOf, ownWords } from "./conversation-memory.ts";

const user = (message: string) => ({ type: "user" as const, message });
const bot = (message: string) => ({ type: "bot" as const, message });

test("symptom words are remembered once each, in the visitor's words only", () => {
  const history = [user("She is vomiting and has diarrhea"), bot("Fever and limping are signs."), user("Still VOMITING")];
  expect(memoryOf(history).symptoms).toEqual(["vomiting", "diarrhea"]);
});

test.each([
  ["no vomiting, not limping", []],
  ["he is not eating", ["not eating"]],
  ["she stopped vomiting", []],
  ["she has not stopped vomiting", ["vomiting"]],
  ["he won't stop scratching", ["scratching"]],
  ["not only vomiting", ["vomiting"]],
  ["no vomiting yesterday. Vomiting since noon", ["vomiting"]],
])("%s: %j", (text, symptoms) => {
  expect(memoryOf([user(text)]).symptoms).toEqual(symptoms);
});

test("questions of concern are remembered, two of them sent", () => {
  const concerns = ["What should I do?", "How do I help?", "And what does it mean?"];
  const memory = memoryOf([user("Help him"), ...concerns.map(user)]);
  expect(memory.userConcerns).toEqual(concerns);
  expect(memory.conversationSummary).toBe(`Earlier concern: ${concerns[1]}\nEarlier concern: ${concerns[2]}`);
});

test("the first sentence of advice is kept, three at most, the last one sent", () => {
  const memory = memoryOf([
    bot("I recommend rest. Then walk."),
    bot("That is all."),
    ...["one", "two", "three"].map((word) => bot(`Try ${word}. More.`)),
  ]);
  expect(memory.previousAdvice).toEqual(["Try one.", "Try two.", "Try three."]);
  expect(memory.conversationSummary).toBe("Last advice: Try three.");
});

test("a message carries what is remembered, and its own words can be told apart", () => {
  const memory = memoryOf([user("a cough, what should I do"), bot("I suggest a vet.")]);
  const sent = enrich("She is worse", memory);
  expect(sent).toContain("Earlier concern: a cough, what should I do\nSymptoms mentioned: cough\nLast advice: I suggest a vet.");
  expect(ownWords(sent)).toBe("She is worse");
  expect(enrich("Hello", memoryOf([]))).toBe("Hello");
});

test("however much is remembered, the server takes the message, and the visitor's words are whole", () => {
  const words = fc.string({ minLength: 1, maxLength: MESSAGE_CHARS }).filter((text) => text.trim() !== "");
  const long = words.map((text) => user(`what should ${text} fever`.slice(0, MESSAGE_CHARS)));
  fc.assert(
    fc.property(words, fc.array(long, { maxLength: 4 }), (text, history) => {
      const sent = enrich(text, memoryOf(history));
      expect(sent.length).toBeLessThanOrEqual(MESSAGE_CHARS);
      expect(sent.startsWith(text)).toBe(true);
    }),
    { numRuns: 200, seed: 6 },
  );
});

test("a sign after a denied one is remembered", () => {
  expect(memoryOf([user("He is not vomiting but limping.")]).symptoms).toEqual(["limping"]);
});
