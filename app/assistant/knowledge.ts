import type { SourceLink } from "#app/domain/chat/chat-contract.ts";
import {
  type AssistantContent,
  FAQ_TOPIC,
  type OwnerQuestion,
  PAGE_TOPIC,
  type Phrases,
  PROTOCOL_TOPIC,
} from "#app/domain/knowledge/assistant-content.ts";
import type { Answer, Substance } from "#app/domain/knowledge/knowledge.ts";
import { createTermReader, plainWords } from "./retrieve/terms.ts";
import { type FindUnits, openUnitIndex } from "./retrieve/unit-index.ts";
import { createSubstanceFinder, type FindSubstances } from "./understand/substances.ts";

/** The knowledge, opened for looking things up. */
export type OpenKnowledge = {
  phrases: Phrases;
  questions: readonly OwnerQuestion[];
  find: FindUnits;
  readSubstances: FindSubstances;
  unit(id: string | undefined): Answer | undefined;
  substance(id: string | undefined): Substance | undefined;
  /** Share of the words of a text that stand anywhere in our answers, from 0 to 1. */
  familiarity(text: string): number;
};

/** Opens the knowledge: tens of milliseconds, so once per isolate. */
export function openAssistantKnowledge({ units, substances, phrases, questions, synonyms }: AssistantContent): OpenKnowledge {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const substancesById = new Map(substances.map((substance) => [substance.id, substance]));
  const usage = wordUsage(units);
  const terms = createTermReader(synonyms);
  const known = new Set(units.flatMap(({ question, asks, lead }) => [question, lead, ...asks].flatMap(terms)));
  return {
    phrases,
    questions,
    find: openUnitIndex(units, synonyms),
    readSubstances: createSubstanceFinder(substances, (word) => usage.get(word) ?? 0),
    unit: (id) => (id === undefined ? undefined : byId.get(id)),
    substance: (id) => (id === undefined ? undefined : substancesById.get(id)),
    familiarity: (text) => {
      const all = terms(text);
      return all.length === 0 ? 0 : all.filter((term) => known.has(term)).length / all.length;
    },
  };
}

/** In how many units each word stands. */
function wordUsage(units: readonly Answer[]): Map<string, number> {
  const usage = new Map<string, number>();
  for (const { question, asks } of units)
    for (const word of new Set([question, ...asks].flatMap((text) => plainWords(text).split(" "))))
      usage.set(word, (usage.get(word) ?? 0) + 1);
  return usage;
}

/** Where the words of a unit stand on the site. */
export function linkToUnit({ id, topic, question, page }: Answer): SourceLink {
  const slug = id.slice(topic.length + 1);
  if (topic === PROTOCOL_TOPIC) return { title: question, path: `/emergency#${slug}` };
  if (topic === FAQ_TOPIC) return { title: question, path: `/#${slug}` };
  if (topic === PAGE_TOPIC && page) return { title: question, path: page };
  return { title: question, path: `/answers/${topic}#${slug}` };
}

export function linkToSubstance({ id, name }: Substance): SourceLink {
  return { title: name, path: `/poisons?q=${encodeURIComponent(name.split(/ ?[(,]/)[0] ?? id)}` };
}
