import { expect, test } from "vitest";
import { indexKnowledge } from "#app/assistant/compile/index-knowledge.ts";
import { contextOf, replyIn } from "#app/assistant/compose/compose-reply.ts";
import { openAssistantKnowledge } from "#app/assistant/knowledge.ts";
import { isPressing, LEVELS } from "#app/domain/urgency.ts";
import { content } from "#tests/content/our-content.ts";
import { start } from "./assistant.ts";
import { linesOf, speciesOf } from "./labeled-questions.ts";

const units = [...content.answers.answers, ...content.pageAnswers];
const known = { units, substances: content.substances, ...content.assistant, synonyms: content.synonyms };

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
  const { text, suggestions } = start("dog")("how do i knit a sweater for a greyhound");
  expect(suggestions.length).toBeGreaterThan(0);
  for (const question of suggestions) expect(text).not.toContain(question);
});

/** Words of a time to wait. */
const WAITS = /\b(?:until|till|tomorrow|in (?:a|the next) (?:few )?(?:hours?|days?|week)|by (?:morning|evening))\b/i;

/** Complaints that nothing of ours answers, at a level of every kind. */
const UNKNOWN = [
  "my dog has flurbinosis and snorks at night",
  "our cat grizzles her wimble",
  "my rabbit's plonk is zorbed, is that snorkish",
];

test("where nothing fits, no time to wait is named, and the call comes first where a vet must see the animal", () => {
  const { phrases } = content.assistant;
  const knowledge = openAssistantKnowledge({ ...known, index: indexKnowledge(units, known) });
  for (const message of UNKNOWN)
    for (const level of LEVELS) {
      const verdict = { level, reasons: [] };
      const { text } = replyIn(contextOf({ message, petType: "dog", history: [], verdict }, knowledge));
      expect(text).not.toMatch(WAITS);
      if (isPressing(level)) expect(text).not.toContain(phrases["no-page"]);
      if (isPressing(level)) expect(text).toMatch(/^Call\b/);
      else expect(text).toContain("vet");
    }
});
