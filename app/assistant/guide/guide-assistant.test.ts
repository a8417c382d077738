import { expect, test } from "vitest";
import type { Question } from "#app/domain/ports.ts";
import { passage, verdict } from "#tests/fakes/ports.ts";
import { guideAnswer } from "./guide-answer.ts";
import { guideAssistant } from "./guide-assistant.ts";

const PAGE = [
  passage({ role: "signs", level: "emergency", heading: "Call now if:", items: ["Collapses or cannot stand"] }),
  passage({ role: "signs", level: "urgent", heading: "Call today if:", items: ["eats nothing"] }),
  passage({ role: "act", items: ["Take the food away.", "Keep it quiet."] }),
  passage({ role: "vet-asks", heading: "What the vet will ask", items: ["Fill this in:", "Age and weight", "What it ate"] }),
];

const asked = (fields: Partial<Question> = {}): Question => ({
  message: "help",
  petType: "dog",
  history: [],
  verdict: verdict(),
  passages: PAGE,
  ...fields,
});

const questionsIn = (text: string) => text.split("### What would change this advice")[1]?.match(/^- .+$/gm) ?? [];

function inOrder(text: string, parts: string[]): void {
  const order = parts.map((part) => text.indexOf(part));
  expect(order, text).not.toContain(-1);
  expect([...order].sort((a, b) => a - b)).toEqual(order);
}

test("an answer is the action, what to do, the signs that change it, what the vet needs, and questions", () => {
  const text = guideAnswer(asked({ petName: "Rex", verdict: verdict({ level: "urgent" }) }));
  inOrder(text, [
    "Call a vet today",
    "1. Take the food away.",
    "emergency if Rex\n- collapses or cannot stand",
    "- Age and weight",
    "Since when",
  ]);
  expect(text).not.toContain("Fill this in");
});

test("an emergency begins with the call and asks nothing back: what the rules want to know is for the vet", () => {
  const text = guideAnswer(asked({ verdict: verdict({ level: "emergency", protocol: "poisoning", ask: ["How heavy is your pet?"] }) }));
  inOrder(text, ["poison line first", "1. Take the food away.", "collapses", "Have ready for the vet\n- How heavy"]);
  expect(questionsIn(text)).toEqual([]);
});

test("below an emergency the signs of both graver levels are told, and never that all is well", () => {
  const text = guideAnswer(asked());
  inOrder(text, ["Keep a close eye", "emergency if your dog\n- collapses", "today if your dog\n- eats nothing"]);
});

test("first steps for something unknown that was eaten begin with the call, however mild the rules found the words", () => {
  const passages = [passage({ role: "act", path: "/emergency", items: ["Take the rest away."] })];
  const text = guideAnswer(asked({ message: "she ate something bad", passages }));
  inOrder(text, ["Call a vet or a poison line now", "1. Take the rest away."]);
});

test("at most two questions are asked back, those of the rules first", () => {
  const questions = questionsIn(guideAnswer(asked({ verdict: verdict({ ask: ["Which plant was it?"] }) })));
  expect(questions).toHaveLength(2);
  expect(questions[0]).toBe("- Which plant was it?");
});

test("what was said is taken up in one line and not asked again, not in the message before either", () => {
  const history = [
    { role: "user" as const, content: "my dog vomits since yesterday and weighs 10 kg" },
    { role: "assistant" as const, content: "Is your dog eating and drinking? If not, tell a vet today." },
  ];
  const ask = ["How heavy is your pet?", "When was it eaten?"];
  const text = guideAnswer(asked({ message: "he is 6 years old", history, verdict: verdict({ level: "urgent", ask }) }));
  expect(text).toContain("You told us: 6 years old, 10 kg, since yesterday, vomiting.");
  expect(text).not.toContain("Age and weight");
  expect(text).toContain("- What it ate");
  expect(questionsIn(text)).toHaveLength(2);
  for (const again of [/since when/i, /how heavy/i, /when was/i, /how old/i, /eating and drinking/i])
    expect(questionsIn(text).join(), String(again)).not.toMatch(again);
});

test("a step is given whole or not at all", () => {
  const long = `Wash it off. ${"Slowly ".repeat(70)}. If it fights you, stop.`;
  const act = (items: string[]) =>
    guideAnswer(asked({ passages: [passage({ role: "act", items })], verdict: verdict({ level: "urgent" }) }));
  expect(act([long, "Second."])).toContain("stop.\n");
  expect(act([long, "Second."])).not.toContain("Second.");
  expect(act(["First.", long])).not.toContain("Wash it off");
});

test("the answer comes from the best page alone, and leaves its links to the sources", () => {
  const text = guideAnswer(asked({ passages: [...PAGE, passage({ path: "/other", role: "causes", items: ["Another page."] })] }));
  expect(text).not.toContain("Another page.");
  expect(text).not.toContain("](");
});

test("when no page fits it says so: an emergency still begins with the call, a worry is asked about", () => {
  const text = (level: "emergency" | "routine" | "info") => guideAnswer(asked({ passages: [], verdict: verdict({ level }) }));
  expect(text("emergency")).toMatch(/^\*\*Call an emergency vet/);
  expect(text("routine")).toMatch(/We have no page[\s\S]*\?/);
  expect(questionsIn(text("info"))).toEqual([]);
});

test("a question about care is answered by the sections that fit it, with the page named where no sick animal was told of", () => {
  const care = passage({ kind: "guide", role: "other", heading: "Vaccines", items: ["Ask for the core ones."] });
  expect(guideAnswer(asked({ passages: [care], verdict: verdict({ level: "info" }) }))).toContain("### Vaccines\n- Ask for the core ones.");
  expect(guideAnswer(asked({ verdict: verdict({ level: "info" }) }))).toContain("A page");
});

test("a suggested question is answered by the part of the page that it asks for", () => {
  const passages = [passage(), passage({ id: "/page#never", role: "avoid", heading: "What not to do", items: ["Do not wait."] })];
  const question = asked({ message: "What must I not do?", verdict: verdict({ level: "urgent" }), passages });
  const answer = guideAnswer({ ...question, part: "avoid" });
  expect(answer).toContain("### What not to do\n- Do not wait.");
  expect(answer).not.toContain("Keep it warm.");
  expect(guideAnswer({ ...question, part: "causes" })).toContain("Keep it warm.");
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
