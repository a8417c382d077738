import { expect, test } from "vitest";
import { indexKnowledge } from "#app/assistant/compile/index-knowledge.ts";
import { agreeingWithCard } from "#app/assistant/compose/card-agreement.ts";
import type { Context } from "#app/assistant/compose/context.ts";
import type { Reply } from "#app/assistant/compose/reply.ts";
import { replyAbout } from "#app/assistant/compose/substance/substance-reply.ts";
import { unitReply } from "#app/assistant/compose/unit-reply.ts";
import { petWordsOf } from "#app/assistant/compose/wording/pet-words.ts";
import { openAssistantKnowledge } from "#app/assistant/knowledge.ts";
import { animalNamed } from "#app/assistant/understand/animal.ts";
import { understand } from "#app/assistant/understand/understanding.ts";
import { sentencesOf } from "#app/domain/text/sentences.ts";
import { CARD_LEVELS, type CardLevel, rank } from "#app/domain/urgency.ts";
import { content } from "#tests/content/our-content.ts";
import { start } from "./assistant.ts";

const { answers, pageAnswers, substances, assistant, synonyms } = content;
const units = [...answers.answers, ...pageAnswers];
const known = { units, substances, ...assistant, synonyms };
const knowledge = openAssistantKnowledge({ ...known, index: indexKnowledge(units, known) });

/** A sick animal at a level, of which the owner says this. */
function contextAt(level: CardLevel, message: string, petType: string): Context {
  const verdict = { level, reasons: [] };
  const asked = { message, petType: "dog" as const, history: [], verdict };
  const read = understand({ text: message, petType, verdict, dialog: undefined, openCase: undefined }, knowledge);
  const animal = animalNamed(petType);
  return { asked, knowledge, understanding: { ...read, animal }, words: petWordsOf(animal, undefined), openCase: undefined };
}

/** What the first paragraph tells the owner to do, if that is not what the card tells. */
function contradictionIn({ text }: Reply, level: CardLevel): { sentence: string; action: CardLevel }[] {
  return sentencesOf(text.split("\n\n")[0] ?? "").flatMap((sentence) => {
    const action = knowledge.actionOf(sentence);
    return action !== undefined && action !== level ? [{ sentence, action }] : [];
  });
}

test("every answer, page and protocol tells what the card tells, at every level", () => {
  const wrong = CARD_LEVELS.flatMap((level) =>
    units.flatMap((unit) => {
      const petType = unit.animals.find((one) => one !== "all") ?? "dog";
      const context = contextAt(level, "he has been like this since morning", petType);
      return contradictionIn(agreeingWithCard(unitReply(unit, context), context), level).map(
        ({ sentence }) => `${level}, ${unit.id}: ${sentence}`,
      );
    }),
  );
  expect(wrong).toEqual([]);
});

test("every substance that was taken tells no less than the card, and what is more than the card is counted", () => {
  const wrong = CARD_LEVELS.flatMap((level) =>
    substances.flatMap((substance) => {
      const context = contextAt(level, `he ate ${substance.noun.text}`, "dog");
      const taken = { ...context, understanding: { ...context.understanding, isTaken: true } };
      const reply = agreeingWithCard(replyAbout(substance, taken), context);
      const found = contradictionIn(reply, level);
      const isMilder = found.some(({ action }) => rank(action) < rank(level)) && found.every(({ action }) => rank(action) < rank(level));
      return isMilder || (found.length > 0 && !reply.contradicts) ? [`${level}, ${substance.id}: ${found[0]?.sentence}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test("what is said for some signs only raises no card", () => {
  expect(knowledge.actionOf("Go now for gagging, drooling or blood.")).toBeUndefined();
  expect(knowledge.actionOf("Call now, even for one or two, before any sign.")).toBe("emergency");
  expect(knowledge.actionOf("Call today if it lasts.")).toBeUndefined();
});

/** Read by another hand than the words in content/assistant/actions.yaml. */
const FIRST: readonly [petType: string, message: string, level: CardLevel, never: RegExp][] = [
  ["rabbit", "she stopped eating hay this morning", "urgent", /^Call a (?:rabbit )?vet now/],
  ["dog", "Dog has been vomiting.", "routine", /^Call a vet today/],
  ["cat", "my cat has not eaten for a day", "urgent", /^Call an emergency vet now/],
];

test.each(FIRST)("%s: %s: the first sentence is not another level's", (petType, message, level, never) => {
  const reply = start(petType)(message);
  if (reply.level === level) expect(reply.text).not.toMatch(never);
});
