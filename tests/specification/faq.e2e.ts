import { expect } from "@playwright/test";
import { test } from "../e2e/journey.ts";
import { isReplaced } from "./own-copy.ts";

test.skip(isReplaced("faq.yaml"), "the operator's own questions");

test("each answer ends with the assistant, and the advice has the figures of the specification", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const faq = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .flatMap(([, json = ""]) => JSON.parse(json))
    .find((thing) => thing["@type"] === "FAQPage") as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
  expect(faq.mainEntity).toHaveLength(11);
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    const sentences = acceptedAnswer.text.trim().split(/(?<=[.?!])\s+/);
    expect.soft(sentences.slice(-2).join(" "), name).toMatch(/\bassistant\b/i);
  }
  const answerTo = (...words: RegExp[]) => faq.mainEntity.find(({ name }) => words.every((word) => word.test(name)))?.acceptedAnswer.text;
  expect(answerTo(/rabbit/i, /eat/i)).toMatch(/6 to 8 hours.*12 hours.*emergency/is);
  expect(answerTo(/hamster/i, /eating or drinking/i)).toMatch(/24 hours.*emergency/is);
  expect(answerTo(/hamster/i, /temperature/i)).toMatch(/65 to 75 °F/);
  expect(answerTo(/puppy/i, /diarrhea/i)).toMatch(/12 to 24 hours only with your vet's approval/);
});
