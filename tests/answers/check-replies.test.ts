import { expect, test } from "vitest";
import { start } from "./assistant.ts";

const FOLLOW_UP = "Since then she has been sleeping on the sofa next to me, and my husband says that I worry too much about her";
const STORY = `Last week, when we came back from the park, my dog collapsed on the grass. ${FOLLOW_UP}`;

const SIGN = /^This may be an emergency, so one question first/;
const LIST = /^To tell how urgent this is, one question first/;

test.each([
  ["which harness is best for my dog", "yes about ten minutes ago"],
  ["how often should I bathe my dog", "yes about ten minutes ago"],
  ["how much should my dog sleep", "yes an hour ago"],
])("under an open list nothing speaks of a death: %s, %s", (first, second) => {
  const say = start("dog");
  say(first);
  const { verdict, text } = say(second);
  expect(text).not.toMatch(/so sorry|say goodbye|cremat|burial/i);
  if (verdict.check) expect(text).toMatch(LIST);
});

test("what the owner asked is answered after the question, and the sentence that asks is looked up, not the story", () => {
  const { text } = start("dog")(`${STORY}. How often should I brush her teeth?`);
  expect(text).toMatch(SIGN);
  expect(text).toMatch(/\n\nWhat you asked: .*teeth|What you asked: .*(?:day|week)/s);
});

test("where no answer is sure, titles to tap are offered, and nothing is asserted", () => {
  const { text, suggestions } = start("dog")(`${STORY}. Should I change her food to something lighter?`);
  expect(text).not.toContain("What you asked");
  expect(suggestions.length).toBeGreaterThan(0);
  expect(suggestions.length).toBeLessThanOrEqual(3);
});

test.each(["Can I wait until Monday?", "Is it ok to let her sleep?", "Will she be fine?"])(
  "under an open check nothing begins with yes and names no time to wait: %s",
  (question) => {
    const { text, verdict } = start("dog")(`${STORY}. ${question}`);
    expect(verdict.check).toBeDefined();
    expect(text).toMatch(/^(?:This may be|To tell how)/);
    expect(text).not.toMatch(/you asked: yes|can wait|keep an eye/i);
  },
);
