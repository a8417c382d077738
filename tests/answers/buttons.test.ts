import { expect, test } from "vitest";
import { type ChatMessage, prefillSentence, symptomSentence } from "#app/domain/chat/conversation/conversation.ts";
import { followUps } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import { FAQ_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import { ASKED_ANIMAL } from "#app/domain/knowledge/dialog.ts";
import { PET_TYPES, readPetType, SPECIES, type Species } from "#app/domain/pets.ts";
import { LEVELS } from "#app/domain/urgency.ts";
import { content } from "#tests/content/our-content.ts";
import { start } from "./assistant.ts";

/** What the product's own buttons and headings send, and what has to answer it. */

const { answers, pageAnswers, substances, pages } = content;
const unitsById = new Map([...answers.answers, ...pageAnswers].map((unit) => [unit.id, unit]));

const SYMPTOMS: Record<string, RegExp> = {
  "not eating": /eat|appetite|protocol\/gut-stasis/,
  vomiting: /vomit|throw/,
  diarrhea: /diarrhea|digestive|wet-tail/,
  lethargy: /letharg|tired|bird-fluffed-up/,
};

test("each symptom button gets its own topic for each animal", () => {
  const wrong = Object.entries(SYMPTOMS).flatMap(([symptom, topic]) =>
    SPECIES.flatMap((species) =>
      [prefillSentence(symptom), symptomSentence(symptom, "")].flatMap((sentence) => {
        const { unit = "" } = start(species)(sentence).dialog;
        return topic.test(unit) && holdsFor(unit, species) ? [] : [`${species}, ${symptom}: ${unit}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

/** How owners name animals, those too that the form has no word for. */
const SPOKEN: readonly [word: string, animal: Species | "other"][] = [
  ["dog", "dog"],
  ["puppy", "dog"],
  ["kitten", "cat"],
  ["budgie", "bird"],
  ["bunny", "rabbit"],
  ["hamster", "hamster"],
  ["guinea pig", "guinea-pig"],
  ["ferret", "ferret"],
  ["chinchilla", "chinchilla"],
  ["goldfish", "fish"],
  ["tortoise", "other"],
  ["gerbil", "other"],
];
const SENTENCES = Object.keys(SYMPTOMS).flatMap((symptom) => [prefillSentence(symptom), symptomSentence(symptom, "")]);
const holdsFor = (id: string, animal: Species | "other") =>
  (unitsById.get(id)?.animals ?? ["all"]).some((one) => one === "all" || one === animal);

test("no symptom button is answered for another animal than the one that is chosen or named", () => {
  const chosen = (["small_pet", "other", ...SPECIES] as const).map((type) => {
    const animal = SPECIES.find((one) => one === type) ?? ("other" as const);
    return { type, animal, ask: (sentence: string) => start(type)(sentence) };
  });
  const named = SPOKEN.map(([type, animal]) => ({
    type,
    animal,
    ask: (sentence: string) => start()(sentence.replace(/my pet/i, `my ${type}`)),
  }));
  const wrong = [...chosen, ...named].flatMap(({ type, animal, ask }) =>
    SENTENCES.flatMap((sentence) => {
      const { unit = "none", askedFor } = ask(sentence).dialog;
      return holdsFor(unit, animal) && askedFor !== ASKED_ANIMAL ? [] : [`${type}: ${sentence}: ${unit}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(SENTENCES)("%s: with no animal known, one question with the animals to tap, and the tapped one is answered", (sentence) => {
  const asked = start()(sentence);
  expect(asked.text.endsWith("?")).toBe(true);
  expect(asked.dialog).toMatchObject({ askedFor: ASKED_ANIMAL });
  expect(asked.dialog.unit).toBeUndefined();
  expect(asked.animals).toEqual(PET_TYPES);
  expect(asked.level).not.toBe("emergency");
  for (const suggestion of asked.suggestions) {
    const say = start();
    say(sentence);
    const { dialog } = say(suggestion);
    expect(dialog.askedFor).not.toBe(ASKED_ANIMAL);
    expect(dialog.unit).toBe(start(readPetType(suggestion.slice("My ".length)))(sentence).dialog.unit);
  }
});

test.each(["a rabbit", "she's a cat"])("%s: an animal that is only named gets what was asked before", (animal) => {
  const say = start();
  say("how often should they eat");
  const { dialog, suggestions } = say(animal);
  expect(dialog.unit ?? suggestions.join()).toMatch(/feed|food|eat|appetite/);
  expect(dialog.askedFor).not.toBe(ASKED_ANIMAL);
});

test("the animal of a question is that of the next message", () => {
  const say = start();
  say("how do I clip a rabbit's nails?");
  expect(say("what vaccines do they need?").dialog.unit).toContain("rabbit");
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
    const { dialog, sources, level } = start(species[0])(title);
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

const TOLD: ChatMessage = { id: "1", type: "bot", message: "Told.", timestamp: 0, sources: [{ title: "A page", path: "/page" }] };

test("each answer to tap gets a reply that goes on", () => {
  const wrong = LEVELS.flatMap((level) => followUps({ ...TOLD, triage: { level, reasons: [] } }, []).texts).filter((text) => {
    const say = start("dog");
    say("my dog has diarrhea");
    const { sources, text: says } = say(text);
    return sources.length === 0 || says.length < 40;
  });
  expect(wrong).toEqual([]);
});

test("each animal that is offered for a question about a substance gets its verdict", () => {
  const wrong = ["is basil safe", "can they have lilies", "is aloe vera poisonous"].flatMap((question) =>
    start()(question).suggestions.flatMap((animal) => {
      const say = start();
      const before = say(question).dialog.unit;
      return say(animal).dialog.unit === before ? [] : [`${question} ${animal}`];
    }),
  );
  expect(wrong).toEqual([]);
});
