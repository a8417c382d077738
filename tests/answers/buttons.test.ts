import { expect, test } from "vitest";
import { prefillSentence, symptomSentence } from "#app/domain/chat/conversation/conversation.ts";
import { FAQ_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import { SPECIES } from "#app/domain/pets.ts";
import { inspectContent } from "#app/library/compile/load-content.ts";
import { openAssistant } from "./assistant.ts";

/** What the product's own buttons and headings send, and what has to answer it. */

const start = openAssistant();
const { content } = inspectContent(process.cwd());
const { answers, pageAnswers, substances, pages } = content;
const unitsById = new Map([...answers.answers, ...pageAnswers].map((unit) => [unit.id, unit]));

const SYMPTOMS: Record<string, RegExp> = {
  "not eating": /eat|appetite/,
  vomiting: /vomit|throw/,
  diarrhea: /diarrhea|digestive|wet-tail/,
  lethargy: /letharg|tired/,
};

test("each symptom button gets its own topic for each animal", () => {
  const wrong = Object.entries(SYMPTOMS).flatMap(([symptom, topic]) =>
    SPECIES.flatMap((species) =>
      [prefillSentence(symptom), symptomSentence(symptom, "")].flatMap((sentence) => {
        const { unit = "" } = start(species)(sentence).dialog;
        const animals = unitsById.get(unit)?.animals ?? [];
        const holds = animals.includes("all") || animals.includes(species);
        return topic.test(unit) && holds ? [] : [`${species}, ${symptom}: ${unit}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test("each substance is found by its heading, and by the question whether a pet may have it", () => {
  const wrong = substances.flatMap(({ id, name, noun }, index) => {
    const asked = index % 2 === 0 ? name : `Can my dog have ${noun.text}?`;
    const { dialog, text } = start(index % 2 === 0 ? "cat" : "dog")(asked);
    const words = `${name} ${noun.text}`.toLowerCase().match(/[a-z]{4,}/g) ?? [];
    const isNamed = words.some((word) => text.toLowerCase().includes(word.replace(/(?:es|s)$/, "")));
    return dialog.unit === `substance:${id}` || (dialog.unit && isNamed) ? [] : [`${asked}: ${dialog.unit}`];
  });
  expect(wrong).toEqual([]);
});

test("each page whose title is a question is found by it", () => {
  const questions = pages.filter(({ title }) => title.endsWith("?"));
  const wrong = questions.flatMap(({ path, title, species }) => {
    const { dialog, sources, level } = start(species.length === 1 ? species[0] : undefined)(title);
    // An emergency is answered with the first steps of its rule.
    if (level === "emergency") return dialog.unit ? [] : [title];
    const cited = sources.some((source) => source.path.split("#")[0] === path);
    return cited ||
      unitsById.get(dialog.unit ?? "")?.page === path ||
      dialog.unit?.startsWith("substance:") ||
      dialog.unit?.startsWith("pawline/")
      ? []
      : [`${title}: ${dialog.unit}`];
  });
  expect(wrong).toEqual([]);
});

test("each question of the FAQ is answered", () => {
  const wrong = pageAnswers
    .filter(({ topic }) => topic === FAQ_TOPIC)
    .flatMap(({ id, question }) => {
      const { unit } = start()(question).dialog;
      return unit ? [] : [`${id}: ${question}`];
    });
  expect(wrong).toEqual([]);
});

test("each answer to tap gets a reply that goes on", () => {
  const silent = ["What would make it an emergency?", "What can I do until the vet?", "Which signs mean a vet today?"].filter((text) => {
    const say = start("dog");
    say("my dog has diarrhea");
    return say(text).sources.length === 0;
  });
  expect(silent).toEqual([]);
});
