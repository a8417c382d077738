import { indexKnowledge } from "#app/assistant/compile/index-knowledge.ts";
import { contextOf } from "#app/assistant/compose/compose-reply.ts";
import { candidatesFor } from "#app/assistant/compose/ranking/ranked.ts";
import { openAssistantKnowledge } from "#app/assistant/knowledge.ts";
import { FAQ_TOPIC, PAGE_TOPIC, PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import { substanceUnit } from "#app/domain/knowledge/dialog.ts";
import { PRESCRIPTION_TOPIC } from "#app/domain/knowledge/knowledge.ts";
import { readPetType } from "#app/domain/pets.ts";
import type { Composing } from "#app/domain/ports.ts";
import { start } from "#tests/answers/assistant.ts";
import { type LabeledQuestion, labeledConversations, labeledQuestions } from "#tests/answers/labeled-questions.ts";
import { content } from "#tests/content/our-content.ts";
import { screen } from "#tests/triage/book.ts";
import type { Example } from "./learn.ts";

/** A wording that shares so many terms with the question may have been made of it: it says nothing of how other questions are found. */
const LEFT_OUT = 0.8;
/** Questions of the authors of our pages count less: they ask in the words of the pages. */
const WEIGHT_OF_PAGES = 0.3;
/** Our own wordings, each left out of its answer, count least: their authors knew the answer. */
const WEIGHT_OF_WORDINGS = 0.2;
const EVERY = 20;

const { answers, pageAnswers, substances, assistant, synonyms } = content;
const units = [...answers.answers, ...pageAnswers];
const knowledge = openAssistantKnowledge({
  units,
  substances,
  ...assistant,
  synonyms,
  index: indexKnowledge(units, { substances, synonyms, names: assistant.names }),
});

/** The author of our own wordings. */
export const OWN = "wordings";
/** The authors of whole messages and conversations. */
export const TOLD = "told-";

/** The labeled questions and conversations of tests/answers and some of our own wordings, each with all that could answer it. */
export function examples(): Example[] {
  const wordings = answers.answers.flatMap(({ id, animals, question, asks }) =>
    [question, ...asks].map((text) => ({ author: OWN, species: animals.find((one) => one !== "all"), text, ids: [entryOf(id)] })),
  );
  const single = [...labeledQuestions(units), ...wordings.filter((_, at) => at % EVERY === 0)];
  // Their short messages are asked in conversations; the weights of short questions are for those that stand alone.
  return [...single.map(exampleOf), ...toldExamples().filter(({ isStory }) => isStory)];
}

function exampleOf({ author, species, text, ids }: LabeledQuestion): Example {
  const petType = readPetType(species ?? "");
  const verdict = screen(text, { petType });
  return exampleFrom({ message: text, petType, history: [], verdict }, author, ids);
}

/** Each message of the conversations, as it is composed for; thanks and goodbyes are none. */
function toldExamples(): Example[] {
  return labeledConversations().flatMap(({ author, turns }) => {
    const say = start();
    return turns
      .map(({ text, kind, ids }) => ({ ...say(text), kind, ids }))
      .flatMap(({ asked, kind, ids }) => (kind === "social" ? [] : [exampleFrom(asked, author, ids)]));
  });
}

function exampleFrom(asked: Composing, author: string, ids: readonly string[]): Example {
  const right = new Set(ids);
  const isTold = author.startsWith(TOLD);
  const pages = new Set(units.filter(({ id }) => right.has(id)).map(({ page }) => page?.split("#")[0]));
  const candidates = candidatesFor(contextOf(asked, knowledge), isAlike).map(({ unit, substance, features }) => ({
    id: unit ? entryOf(unit.id) : substanceUnit(substance.id),
    page: unit?.page?.split("#")[0],
    topic: unit?.topic,
    features,
  }));
  // Nobody said of the conversations which page or protocol would do as well.
  const isUnlabeled = ({ id, page, topic = "" }: (typeof candidates)[number]) =>
    isTold && !right.has(id) && (topic === PROTOCOL_TOPIC || topic === FAQ_TOPIC || (topic === PAGE_TOPIC && pages.has(page)));
  return {
    author,
    weight: weightOf(author),
    isStory: candidates.some(({ features }) => "story" in features),
    candidates: candidates.filter((one) => !isUnlabeled(one)).map(({ id, features }) => ({ features, isRight: right.has(id) })),
  };
}

function weightOf(author: string): number {
  if (author === OWN) return WEIGHT_OF_WORDINGS;
  return author.startsWith("pages:") ? WEIGHT_OF_PAGES : 1;
}

function isAlike(wording: readonly number[], terms: readonly number[]): boolean {
  const shared = wording.filter((term) => terms.includes(term)).length;
  return shared >= LEFT_OUT * (wording.length + terms.length - shared || 1);
}

/** What is said of a prescribed medicine stands in its entry. */
function entryOf(id: string): string {
  return id.startsWith(`${PRESCRIPTION_TOPIC}/`) ? substanceUnit(id.slice(PRESCRIPTION_TOPIC.length + 1)) : id;
}
