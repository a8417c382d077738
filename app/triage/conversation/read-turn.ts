import { type CaseFacts, NO_FACTS } from "#app/domain/facts.ts";
import { isPressing } from "#app/domain/urgency.ts";
import type { Token } from "#app/language/tokenise.ts";
import { messageSpecies } from "#app/reading/animals/detect-species.ts";
import type { ConceptKind } from "#app/reading/lexicon/concept.ts";
import { messageTokens } from "#app/reading/message-tokens.ts";
import type { Reading, WordReader } from "#app/reading/read-words.ts";
import { readAsMeant, withNameMeant } from "../check/read-as-meant.ts";
import type { CompiledRule } from "../rules/evaluate-rules.ts";
import type { OpenRules } from "../rules/open-rules.ts";
import type { RuleBook } from "../rules/rule-book.ts";
import { readAnotherTime } from "./another-time.ts";
import { assignAnimals, type Form } from "./assign-animals.ts";
import { rememberedNames, withKnownNames } from "./case-memory.ts";
import { takenBackIn } from "./take-back.ts";
import { readConfession, readWhatItWas, topicAfter } from "./topic.ts";
import { type CaseUpdate, createCaseUpdate } from "./update-case.ts";

type TurnReading = { memory: CaseFacts; updates: CaseUpdate[]; reading: Reading };

/** `before`: what the owner wrote before the message, oldest first. */
type Given = Form & { before?: readonly string[] };

export type TurnReader = (memory: CaseFacts | undefined, tokens: Token[], text: string, given: Given) => TurnReading;

/** Reads one message of the owner into the cases of the conversation. */
export function createTurnReader(book: RuleBook, extractor: WordReader, rules: OpenRules): TurnReader {
  const { all, evaluate, kindOf } = rules;
  const names = rememberedNames(all, book);
  const isPoison = poisonsOf(all, kindOf);
  const updateCase = createCaseUpdate(book, rules, names);

  return (given = NO_FACTS, tokens, text, form) => {
    const known = withNameMeant(withKnownNames(given, names, rules.byId), form);
    const reading = readAsMeant(extractor, tokens, { ...form, petNames: namesOf(known, form), rules });
    const topic = topicAfter(reading, known.topic, known.turns);
    readConfession(reading, topic === known.topic ? topic : undefined);
    const readings = () => (form.before ?? []).toReversed().map((said) => extractor.read(messageTokens(said, [])));
    readAnotherTime(reading, { mentions: known.animals[known.current]?.mentions ?? [], readings, kindOf });
    const species = messageSpecies(reading.facts, known.animals[known.current]?.species ?? form.petType);
    const isSerious = () => evaluate(reading.facts, species).some(({ level }) => isPressing(level));
    const takenBack = known.turns > 0 ? takenBackIn(text, reading, { isPoison, isSerious }) : undefined;
    readWhatItWas(reading, known.animals[known.current]?.mentions ?? []);
    const { memory: assigned, subjects, corrected } = assignAnimals(known, reading, form, kindOf);
    const { topic: _before, ...cases } = assigned;
    let memory: CaseFacts = {
      ...cases,
      ...(topic && { topic }),
      turns: known.turns + 1,
      sentences: Math.max(known.sentences, (tokens.at(-1)?.sentence ?? 0) + 1),
    };
    const isAboutOne = subjects.length === 1;
    const turn = { ...{ reading, known, takenBack, corrected, text, readings, isAboutOne }, petType: form.petType };
    const updates = subjects.map((subject) => {
      const updated = updateCase(memory, subject, turn);
      memory = updated.memory;
      return updated.update;
    });
    return { memory, updates, reading };
  };
}

function namesOf({ animals }: CaseFacts, { petName }: Form): string[] {
  return [petName, ...animals.map(({ name }) => name)].filter((name) => typeof name === "string");
}

/** Whether a rule whose first steps are those for poisoning asks for a thing. */
function poisonsOf(rules: readonly CompiledRule[], kindOf: (concept: string) => ConceptKind | undefined): (concept: string) => boolean {
  const poisoning = rules.filter(({ rule }) => rule.protocol === "poisoning");
  const names = new Set(poisoning.flatMap(({ lines }) => lines.flat(2).flatMap((term) => term.names)));
  return (concept) => names.has(concept) && kindOf(concept) === "thing";
}
