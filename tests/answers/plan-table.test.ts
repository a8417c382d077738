import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contextOf } from "#app/assistant/compose/compose-reply.ts";
import { openAssistantKnowledge } from "#app/assistant/knowledge.ts";
import { CASE_STATES, cellFor, PLAN, type PlanRow } from "#app/assistant/plan/plan.ts";
import { planFor } from "#app/assistant/plan/plan-reply.ts";
import { content } from "#tests/content/our-content.ts";
import { knowledge, start } from "./assistant.ts";

const open = openAssistantKnowledge(knowledge);
const conversations = readFileSync(new URL("plan-table.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [row, column, animal, ...messages] = line.split(" | ");
    return { row, column, animal, messages };
  });

/** Where the last message of a conversation is answered. */
function placeOf({ animal, messages }: (typeof conversations)[number]) {
  const say = start(animal);
  const answered = messages.map((message) => say(message)).at(-1);
  if (!answered) throw new Error("a conversation without messages");
  return { ...planFor(contextOf(answered.asked, open)), text: answered.text };
}

test("every cell of the plan is reached, and each says something", () => {
  const places = conversations.map((one) => ({ ...placeOf(one), wanted: one }));
  for (const { row, column, text, wanted } of places) {
    expect({ row, column, messages: wanted.messages }).toEqual({ row: wanted.row, column: wanted.column, messages: wanted.messages });
    expect(text.trim()).not.toBe("");
  }
  const reached = new Set(places.map(({ row, column }) => cellFor(row, column)));
  const missing = (Object.keys(PLAN) as PlanRow[]).flatMap((row) => {
    // A row has most of its cells for several states.
    const cells = new Map(CASE_STATES.map((column) => [cellFor(row, column), column]));
    return [...cells].filter(([cell]) => cell.length > 0 && !reached.has(cell)).map(([, column]) => `${row} ${column}`);
  });
  expect(missing).toEqual([]);
});

test("each answer that is given by name exists", () => {
  const ids = new Set([...content.answers.answers, ...content.pageAnswers].map(({ id }) => id));
  for (const [name, id] of Object.entries(content.assistant.named)) expect(ids, name).toContain(id);
});
