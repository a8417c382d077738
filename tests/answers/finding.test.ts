import { expect, test } from "vitest";
import { content } from "#tests/content/our-content.ts";
import { labeledQuestions } from "./labeled-questions.ts";
import { missed, wordings } from "./missed.ts";

/** Of some twenty thousand wordings. Each new answer moves the sample by up to a point in a hundred; wordings.slow-test.ts asks them all. */
const EVERY = 12;

const questions = labeledQuestions([...content.answers.answers, ...content.pageAnswers]);
const isOfOwners = ({ author }: { author: string }) => author !== "nothing" && !author.startsWith("pages:");

test("at least 85 of a hundred questions of owners are answered from a unit that is about them", () => {
  const { share, list } = missed(questions.filter((one) => isOfOwners(one) && one.ids.length > 0));
  expect(share, list).toBeLessThanOrEqual(0.15);
});

test("at least 78 of a hundred questions about the pages are answered from them, or from an answer or entry on the same", () => {
  const { share, list } = missed(questions.filter(({ author }) => author.startsWith("pages:")));
  expect(share, list).toBeLessThanOrEqual(0.22);
});

test("of a sample of the wordings of answers, word for word, 94 in a hundred get their own answer", () => {
  const { share, list } = missed(wordings().filter((_, index) => index % EVERY === 0));
  expect(share, list).toBeLessThanOrEqual(0.06);
});
