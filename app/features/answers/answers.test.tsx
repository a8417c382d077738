import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { answerGroups } from "./answer-groups.ts";
import { TopicAnswers } from "./topic-answers.tsx";

const answer = (id: string, animals: Answer["animals"], more: Partial<Answer> = {}): Answer => ({
  id: `stomach/${id}`,
  topic: "stomach",
  question: `What about ${id}?`,
  animals,
  intent: "why",
  level: "routine",
  lead: "It is fine.",
  steps: ["Wait."],
  avoid: [],
  seeVetIf: ["It goes on."],
  sources: ["manual"],
  ...more,
});

const topic = { id: "stomach", title: "Stomach", description: "About the stomach", clinical: true, reviewed: "2026-11-20" };
const sources = [{ key: "manual", title: "Manual", grade: "A" as const, checked: "2026-11-20" }];

test("answers stand under their animals, those for any pet first", () => {
  const groups = answerGroups([answer("bird", ["bird"]), answer("dog", ["dog"]), answer("both", ["dog", "cat"]), answer("any", ["all"])]);
  expect(groups.map(({ heading, answers }) => [heading, answers.length])).toEqual([
    ["Any pet", 1],
    ["Dog, Cat", 1],
    ["Dog", 1],
    ["Bird", 1],
  ]);
});

test("a topic says each question and its answer, marked up for search engines, and not the words it is searched by", () => {
  const answers = [answer("grass", ["dog"], { level: "urgent", page: "/dog-sick" })];
  const props = { topic, answers, sources, pageTitles: new Map([["/dog-sick", "A sick dog"]]) };
  const html = renderToStaticMarkup(<TopicAnswers {...props} />);
  expect(html).toContain('itemType="https://schema.org/FAQPage"');
  expect(html).toContain('<span itemProp="name">What about grass?</span>');
  expect(html).toContain("Vet today");
  expect(html).toContain('<a href="/dog-sick">A sick dog</a>');
  expect(html).toContain('<a href="#source-1">1</a>');
  expect(html).toMatch(/data-see-vet=""><h4>See a vet if<\/h4><ul><li>It goes on\./);
  expect(html).not.toContain("What not to do");
  expect(html).not.toContain("words that nobody reads");
});
