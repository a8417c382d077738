import { expect, test } from "vitest";
import { PRESCRIPTION_TOPIC } from "#app/domain/knowledge/knowledge.ts";
import { content } from "#tests/content/our-content.ts";
import { start } from "./assistant.ts";
import { type LabeledQuestion, labeledQuestions } from "./labeled-questions.ts";

/** Of some eighteen thousand wordings: enough that the share does not swing when an answer is added. */
const EVERY = 12;

const questions = labeledQuestions([...content.answers.answers, ...content.pageAnswers]);
const isOfOwners = ({ author }: LabeledQuestion) => author !== "nothing" && !author.startsWith("pages:");

/** Questions that are not answered by one of their units, as a share of all. */
function missed(asked: readonly LabeledQuestion[]): { share: number; list: string } {
  const list = asked.flatMap(({ author, species, text, ids }) => {
    const { unit } = start(species)(text).dialog;
    return unit !== undefined && ids.includes(unit) ? [] : [`${author}: ${text}: ${unit}`];
  });
  return { share: list.length / asked.length, list: list.join("\n") };
}

test("at least 85 of a hundred questions of owners are answered from a unit that is about them", () => {
  const { share, list } = missed(questions.filter((one) => isOfOwners(one) && one.ids.length > 0));
  expect(share, list).toBeLessThanOrEqual(0.15);
});

test("at least 78 of a hundred questions about the pages are answered from them, or from an answer or entry on the same", () => {
  const { share, list } = missed(questions.filter(({ author }) => author.startsWith("pages:")));
  expect(share, list).toBeLessThanOrEqual(0.22);
});

test("at least 95 of a hundred wordings of answers, word for word, get their own answer", () => {
  // What is asked of a prescribed medicine is answered from its entry: prescribed-medicines.test.ts.
  const written = content.answers.answers.filter(({ topic }) => topic !== PRESCRIPTION_TOPIC);
  const wordings = written.flatMap(({ id, animals, question, asks }) =>
    [question, ...asks].map((text) => ({ author: "wordings", species: animals.find((one) => one !== "all"), text, ids: [id] })),
  );
  const { share, list } = missed(wordings.filter((_, index) => index % EVERY === 0));
  expect(share, list).toBeLessThanOrEqual(0.05);
});
