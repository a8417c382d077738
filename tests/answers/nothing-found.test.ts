import { expect, test } from "vitest";
import { start } from "./assistant.ts";
import { linesOf, speciesOf } from "./labeled-questions.ts";

function questionsIn(file: string): [species: string | undefined, question: string][] {
  return linesOf(`tests/answers/${file}`).map(([species = "", question = ""]) => [speciesOf(species), question]);
}

const LEAST_RIGHT = 0.9;

test("at least nine of ten questions that our answers cover get one of them", () => {
  const questions = questionsIn("known.txt");
  const unanswered = questions.filter(([species, question]) => start(species)(question).sources.length === 0);
  expect(1 - unanswered.length / questions.length, unanswered.join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

test("at least nine of ten questions that nothing of ours answers are told so", () => {
  const questions = questionsIn("nothing.txt");
  const answered = questions.flatMap(([species, question]) => {
    const { sources, dialog } = start(species)(question);
    return sources.length === 0 || dialog.unit === "pawline/off-topic" ? [] : [`${question}: ${dialog.unit}`];
  });
  expect(1 - answered.length / questions.length, answered.join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

test("what is near a question that nothing answers is offered once, to tap", () => {
  const { text, suggestions } = start("cat")("how do i start a cat cafe");
  expect(suggestions.length).toBeGreaterThan(0);
  for (const question of suggestions) expect(text).not.toContain(question);
});
