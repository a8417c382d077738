import { expect, test } from "vitest";
import { passage, verdict } from "#tests/fakes/ports.ts";
import { guideAnswer, guideAssistant } from "./guide-assistant.ts";
import type { Question } from "./ports.ts";

const PAGE = [
  passage({ role: "signs", level: "emergency", heading: "Call now if:", items: ["It collapses."] }),
  passage({ role: "act", items: ["Take the food away.", "Call a vet."] }),
  passage({ role: "vet-asks", heading: "What the vet will ask", items: ["How much?"] }),
];

const asked = (fields: Partial<Question> = {}): Question => ({
  message: "help",
  history: [],
  verdict: verdict(),
  passages: PAGE,
  ...fields,
});

test("an emergency begins with the call, then what to do, what is worse, what to tell the vet, where to read", () => {
  const text = guideAnswer(asked({ verdict: verdict({ level: "emergency", page: "/page" }) }));
  const order = ["Call an emergency vet", "Take the food away", "It collapses", "How much?", "(/page)"].map((part) => text.indexOf(part));
  expect(order).not.toContain(-1);
  expect([...order].sort((a, b) => a - b)).toEqual(order);
});

test("the pet's name is used", () => {
  expect(guideAnswer(asked({ petName: "Rex", verdict: verdict({ level: "urgent" }) }))).toContain("Rex within 24 hours");
});

test("the lowest wording is that no red flag was told, never that all is well", () => {
  expect(guideAnswer(asked())).toContain("No red flag in what you told us");
});

test("at most two questions are asked back", () => {
  const text = guideAnswer(asked({ verdict: verdict({ ask: ["One?", "Two?", "Three?"] }) }));
  expect(text).toContain("Two?");
  expect(text).not.toContain("Three?");
});

test("when no page fits it says so and asks; an emergency still begins with the call", () => {
  expect(guideAnswer(asked({ passages: [] }))).toMatch(/None of our pages fits[\s\S]*\?/);
  expect(guideAnswer(asked({ passages: [], verdict: verdict({ level: "emergency" }) }))).toMatch(/^\*\*Call an emergency vet/);
});

test("the answer comes word by word and stops when the visitor leaves", async () => {
  const gone = new AbortController();
  const words: string[] = [];
  for await (const word of guideAssistant(async () => {}).answer(asked(), gone.signal)) {
    words.push(word);
    if (words.length === 5) gone.abort();
  }
  expect(words).toHaveLength(5);
  expect(words.every((word) => word.trim().split(/\s+/).length <= 1)).toBe(true);
});

test("a suggested question is answered by the part of the page that it asks for", () => {
  const passages = [passage(), passage({ id: "/page#never", role: "avoid", heading: "What not to do", items: ["Do not wait."] })];
  const question = { message: "What must I not do?", history: [], verdict: verdict({ level: "urgent" }), passages };
  const answer = guideAnswer({ ...question, part: "avoid" });
  expect(answer).toContain("A vet should see your pet within 24 hours");
  expect(answer).toContain("### What not to do\n- Do not wait.");
  expect(answer).not.toContain("Keep it warm.");
  expect(guideAnswer({ ...question, part: "causes" })).toContain("Keep it warm.");
});
