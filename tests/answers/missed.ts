import { PRESCRIPTION_TOPIC } from "#app/domain/knowledge/knowledge.ts";
import { content } from "#tests/content/our-content.ts";
import { start } from "./assistant.ts";
import type { LabeledQuestion } from "./labeled-questions.ts";

/** Questions that are not answered by one of their units, as a share of all. */
export function missed(asked: readonly LabeledQuestion[]): { share: number; list: string } {
  const list = asked.flatMap(({ author, species, text, ids }) => {
    const { unit } = start(species)(text).dialog;
    return unit !== undefined && ids.includes(unit) ? [] : [`${author}: ${text}: ${unit}`];
  });
  return { share: list.length / asked.length, list: list.join("\n") };
}

/** The question and the asks of every answer, each with its own answer as the one that fits. */
export function wordings(): LabeledQuestion[] {
  // What is asked of a prescribed medicine is answered from its entry: prescribed-medicines.test.ts.
  const written = content.answers.answers.filter(({ topic }) => topic !== PRESCRIPTION_TOPIC);
  return written.flatMap(({ id, animals, question, asks }) =>
    [question, ...asks].map((text) => ({ author: "wordings", species: animals.find((one) => one !== "all"), text, ids: [id] })),
  );
}
