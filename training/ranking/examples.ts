import { indexKnowledge } from "#app/assistant/compile/index-knowledge.ts";
import { contextOf } from "#app/assistant/compose/compose-reply.ts";
import { queryOf } from "#app/assistant/compose/context.ts";
import { substanceFeatures } from "#app/assistant/compose/substance/substance-features.ts";
import { openAssistantKnowledge } from "#app/assistant/knowledge.ts";
import { substanceUnit } from "#app/domain/knowledge/dialog.ts";
import { PRESCRIPTION_TOPIC } from "#app/domain/knowledge/knowledge.ts";
import { readPetType } from "#app/domain/pets.ts";
import { type LabeledQuestion, labeledQuestions } from "#tests/answers/labeled-questions.ts";
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

/** The labeled questions of tests/answers and some of our own wordings, each with all that could answer it. */
export function examples(): Example[] {
  const wordings = answers.answers.flatMap(({ id, animals, question, asks }) =>
    [question, ...asks].map((text) => ({ author: OWN, species: animals.find((one) => one !== "all"), text, ids: [entryOf(id)] })),
  );
  return [...labeledQuestions(units), ...wordings.filter((_, at) => at % EVERY === 0)].map(exampleOf);
}

function exampleOf({ author, species, text, ids }: LabeledQuestion): Example {
  const petType = readPetType(species ?? "");
  const verdict = screen(text, { petType });
  const context = contextOf({ message: text, petType, history: [], verdict }, knowledge);
  const right = new Set(ids);
  const found = knowledge.find.compare(queryOf(context), isAlike).map(({ unit, features }) => ({ id: entryOf(unit.id), features }));
  const named = context.understanding.substances.map((one) => ({ id: substanceUnit(one.id), features: substanceFeatures(one, context) }));
  return {
    author,
    weight: weightOf(author),
    candidates: [...found, ...named].map(({ id, features }) => ({ features, isRight: right.has(id) })),
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
