import type { SourceLink } from "#app/domain/chat/chat-contract.ts";
import {
  type AssistantContent,
  type CaseWords,
  type Complaint,
  FAQ_TOPIC,
  PAGE_TOPIC,
  type Phrases,
  PROTOCOL_TOPIC,
  type RankingWeights,
  type UnitName,
} from "#app/domain/knowledge/assistant-content.ts";
import type { Answer, Substance, SubstanceKind } from "#app/domain/knowledge/knowledge.ts";
import { openActs, type ReadActs } from "#app/reading/acts/read-acts.ts";
import { type ActionReader, openActionWords } from "./compose/wording/action-words.ts";
import { type FindUnits, openUnitIndex } from "./retrieve/unit-index.ts";
import { openOwnerPhrases, type ReadOwnerPhrases } from "./understand/owner-phrases.ts";
import { openPrescriptionAsks, type ReadPrescriptionQuestion } from "./understand/prescription-asks.ts";
import { openSubstanceNames, type ReadSubstances } from "./understand/substances.ts";

/** The knowledge, opened for looking things up. */
export type OpenKnowledge = {
  phrases: Phrases;
  readActs: ReadActs;
  readPhrases: ReadOwnerPhrases;
  complaints: readonly Complaint[];
  actionOf: ActionReader;
  caseWords: CaseWords;
  find: FindUnits;
  ranking: RankingWeights;
  readSubstances: ReadSubstances;
  prescriptionQuestion: ReadPrescriptionQuestion;
  /** Whether a name ends as names of plants do: "octopus tree". */
  isPlant(name: string): boolean;
  unit(id: string | undefined): Answer | undefined;
  named(name: UnitName): Answer | undefined;
  /** The page itself, or the sections of a guide. */
  unitsOfPage(path: string | undefined): readonly Answer[];
  substance(id: string | undefined): Substance | undefined;
};

/** Opens the knowledge: some milliseconds, so once per isolate. */
export function openAssistantKnowledge({
  acts,
  ownerPhrases,
  actions,
  prescriptionAsks,
  units,
  substances,
  phrases,
  complaints,
  synonyms,
  names,
  aspects,
  caseWords,
  named,
  ranking,
  index,
}: AssistantContent): OpenKnowledge {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const substancesById = new Map(substances.map((substance) => [substance.id, substance]));
  const plants = new Set(names.plants);
  const readPhrases = openOwnerPhrases(ownerPhrases);
  return {
    phrases,
    readActs: openActs(acts),
    readPhrases,
    complaints,
    actionOf: openActionWords(actions),
    caseWords,
    find: openUnitIndex({ units, synonyms, aspects, ranking, index: index.units }),
    ranking,
    readSubstances: openSubstanceNames(substances, { rules: names, index: index.names, readPhrases }),
    prescriptionQuestion: openPrescriptionAsks(prescriptionAsks),
    isPlant: (name) => plants.has(name.split(" ").at(-1) ?? ""),
    named: (name) => byId.get(named[name] ?? ""),
    unit: (id) => (id === undefined ? undefined : byId.get(id)),
    unitsOfPage: (path) => (path === undefined ? [] : units.filter(({ topic, page }) => topic === PAGE_TOPIC && page === path)),
    substance: (id) => (id === undefined ? undefined : substancesById.get(id)),
  };
}

/** Where the words of a unit stand on the site. */
export function linkToUnit({ id, topic, question, page }: Answer): SourceLink {
  const slug = id.slice(topic.length + 1);
  if (topic === PROTOCOL_TOPIC) return { title: question, path: `/emergency#${slug}` };
  if (topic === FAQ_TOPIC) return { title: question, path: `/#${slug}` };
  if (topic === PAGE_TOPIC && page) return { title: question, path: page };
  return { title: question, path: `/answers/${id}` };
}

const WHAT: Partial<Record<SubstanceKind, string>> = {
  food: "safe food",
  drink: "safe to drink",
  plant: "safe or poisonous",
  medicine: "safe medicine",
  "pet-medicine": "safe medicine",
};

/** The title asks what the entry answers: "Carrot" alone does not say that it is about food for a rabbit. */
export function linkToSubstance({ id, name, kind }: Substance, animals: string): SourceLink {
  const title = `${name}: ${WHAT[kind] ?? "safe"} for ${animals}?`;
  return { title, path: `/poisons?q=${encodeURIComponent(name.split(/ ?[(,]/)[0] ?? id)}` };
}
