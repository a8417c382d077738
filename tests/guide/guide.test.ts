import { expect, test } from "vitest";
import { guarded } from "#app/assistant/moderation/moderation.ts";
import { EMERGENCY_PATH } from "#app/domain/content/page.ts";
import { speciesOf } from "#app/domain/pets.ts";
import { guideAnswers } from "./answers.ts";

const answers = await guideAnswers();
const wordsIn = (text: string) => text.split(/\s+/).length;

test("the list holds thirty messages over every animal and level", () => {
  expect(answers.length).toBeGreaterThanOrEqual(30);
  expect(new Set(answers.map(({ petType }) => petType)).size).toBe(12);
  expect(new Set(answers.map(({ verdict }) => verdict.level)).size).toBe(4);
});

test("an answer is short, begins with the action of its level, and asks at most two questions", () => {
  const FIRST = {
    emergency: /^\*\*Call an emergency vet/,
    urgent: /^\*\*Call a vet today/,
    routine: /^\*\*Keep a close eye/,
  };
  for (const { verdict, text, message, passages } of answers) {
    expect(wordsIn(text), message).toBeLessThanOrEqual(155);
    // In another language the same action stands before it, in that language.
    const [first = "", second = ""] = text.split("\n\n");
    // Where nobody knows what was eaten, the first steps for a poison begin with the call.
    if (verdict.level !== "emergency" && passages[0]?.path === EMERGENCY_PATH)
      expect(first, message).toMatch(/^\*\*Call a vet or a poison line now/);
    else if (verdict.level !== "info")
      expect(/inglés|anglais|Englisch|inglês|inglese/.test(first) ? second : first, message).toMatch(FIRST[verdict.level]);
    const asked = text.split("### What would change this advice")[1]?.match(/^- /gm) ?? [];
    expect(asked.length, message).toBeLessThanOrEqual(verdict.level === "emergency" ? 0 : 2);
  }
});

test("an answer never comes from a page about another animal than the form's", () => {
  for (const { petType, passages, message } of answers)
    if (petType)
      for (const { species, path } of passages)
        expect(species.length > 5 || species.some((one) => speciesOf(petType).includes(one)), `${petType}: ${message}: ${path}`).toBe(true);
});

test("the guard finds nothing to take out of the guide's own answers", async () => {
  for (const { verdict, passages, text, message } of answers) {
    const words = (async function* () {
      yield text;
    })();
    const ownTexts = [...passages.flatMap(({ heading, items }) => [heading, ...items]), ...(verdict.ask ?? [])];
    let passed = "";
    for await (const piece of guarded(words, { level: verdict.level, helplines: [], ownTexts, cited: () => undefined }, 6_000))
      passed += piece;
    expect(passed, message).toBe(text);
  }
});

test("an answer from a page about several animals leaves out what it says of the others", () => {
  const rabbit = answers.find(({ petType, message }) => petType === "rabbit" && message.includes("lettuce"));
  expect(rabbit?.text).not.toMatch(/pupp|kitten|toy breed/i);
});
