import * as z from "zod";
import type { ActModel } from "#app/domain/knowledge/acts.ts";
import {
  type ActionWords,
  type Aspects,
  type CaseWords,
  CHECK_PHRASES,
  LEVEL_PHRASES,
  type NameRules,
  PHRASES,
  type Phrases,
  type PrescriptionAsks,
  type RankingWeights,
} from "#app/domain/knowledge/assistant-content.ts";
import { SUBSTANCE_KINDS, SUBSTANCE_VERDICTS } from "#app/domain/knowledge/knowledge.ts";
import type { OwnerPhrases } from "#app/domain/knowledge/owner-phrases.ts";
import { CARD_LEVELS, LEVELS } from "#app/domain/urgency.ts";
import type { ContentReader } from "../files/content-reader.ts";
import { readActModel } from "../lists/act-model-file.ts";
import { readOwnerPhrases } from "./owner-phrases-file.ts";
import { readPrescriptions } from "./prescriptions.ts";

const NAMES_FILE = "assistant/names.yaml";
const ACTIONS_FILE = "assistant/actions.yaml";
const ASPECTS_FILE = "assistant/aspects.yaml";
const CASE_FILE = "assistant/case-words.yaml";
const RANKING_FILE = "assistant/ranking.json";
const text = z.string().min(5);
/** Two replies back, and one more. */
const LEAST_WORDINGS = 3;
/** The fields of these names, all of one shape. */
const each = <Name extends string, Shape>(names: readonly Name[], shape: Shape) =>
  Object.fromEntries(names.map((one) => [one, shape])) as Record<Name, Shape>;
const byVerdict = z.strictObject(each(SUBSTANCE_VERDICTS, text));

/** The shape of content/assistant/phrases.yaml. */
const phrasesFile = z.strictObject({
  may: byVerdict,
  "may-use": byVerdict,
  harm: byVerdict,
  action: z.strictObject(each(CARD_LEVELS, text)),
  kind: z.strictObject({ emergency: text, other: text }),
  languages: z.record(z.string().length(2), z.strictObject({ emergency: text, urgent: text, other: text, ...each(CHECK_PHRASES, text) })),
  thanks: z.strictObject({ emergency: text, urgent: text, goodbye: text, other: text }),
  "still-needs": z.strictObject({ emergency: text, urgent: text }),
  heard: z.array(text).min(LEAST_WORDINGS),
  same: z.array(text).min(LEAST_WORDINGS),
  "with-team": z.array(text).min(LEAST_WORDINGS),
  "ask-team": z.array(text).min(LEAST_WORDINGS),
  "case-unknown": z.array(text).min(LEAST_WORDINGS),
  "unknown-titles": z.array(text).min(LEAST_WORDINGS),
  ...each(LEVEL_PHRASES, z.strictObject(each(LEVELS, text))),
  ...each(PHRASES, text),
});

/** Words, several to a row. */
const words = z.array(z.string()).transform((rows) => rows.flatMap((row) => row.split(" ")));

/** The shape of content/assistant/names.yaml. */
const namesFile = z.strictObject({
  neutral: words,
  beside: words,
  plants: words,
  eaten: words,
  compared: z.array(z.string().regex(/^[a-z ]+$/)),
  dishes: z.array(z.enum(SUBSTANCE_KINDS)),
  unknownPlant: z.string(),
  ambiguous: z.record(z.string(), z.array(z.string()).min(2)),
});
/** The shape of content/assistant/actions.yaml. */
const list = z.array(z.string()).min(1);
const actionsFile = z.strictObject({ verbs: list, times: z.strictObject(each(CARD_LEVELS, list)), calm: list, conditions: list });
const wordsByAspect = z.record(z.string(), list);
/** The shape of content/assistant/aspects.yaml. */
const aspectsFile = z.strictObject({ life: wordsByAspect, body: wordsByAspect, whom: wordsByAspect });
/** The shape of content/assistant/case-words.yaml. */
const labels = z.record(z.string().regex(/^[a-z_]+$/), z.string().min(3));
const caseFile = z.strictObject({
  is_so: labels,
  is_not: labels,
  ...each(["was_so", "took", "asked", "day", "line"] as const, text),
  not_general: z.array(z.string().regex(/^[a-z ]+$/)),
  other_topic: z.array(z.string().regex(/^[a-z ]+$/)),
  in_hospital: z.array(z.string().regex(/^[a-z ]+$/)),
  home_again: z.array(z.string().regex(/^[a-z ]+$/)),
  bare: words,
  left_things: words,
  spreads: words,
});
/** The shape of content/assistant/ranking.json. */
const numbers = z.record(z.string(), z.number());
const rankingFile = z.strictObject({
  weights: numbers,
  chance: numbers,
  thresholds: z.strictObject({ answer: z.number(), offer: z.number(), storyAnswer: z.number(), storyOffer: z.number() }),
});
const NEVER = { answer: 1, offer: 1, storyAnswer: 1, storyOffer: 1 };
const NO_RANKING: RankingWeights = { weights: {}, chance: {}, thresholds: NEVER };
const NO_ACTIONS: ActionWords = { verbs: [], times: { emergency: [], urgent: [], routine: [] }, calm: [], conditions: [] };
const NO_CASE_WORDS: CaseWords = {
  is_so: {},
  is_not: {},
  was_so: "",
  took: "",
  asked: "",
  day: "",
  line: "",
  not_general: [],
  other_topic: [],
  in_hospital: [],
  home_again: [],
  bare: [],
  left_things: [],
  spreads: [],
};
const NO_NAMES: NameRules = { neutral: [], beside: [], plants: [], eaten: [], compared: [], dishes: [], unknownPlant: "", ambiguous: {} };

/** What the assistant says and asks by itself, and how it reads names. */
export type AssistantTexts = {
  acts: ActModel;
  ownerPhrases: OwnerPhrases;
  phrases: Phrases;
  names: NameRules;
  actions: ActionWords;
  prescriptionAsks: PrescriptionAsks;
  aspects: Aspects;
  caseWords: CaseWords;
  ranking: RankingWeights;
};

export function readAssistantTexts({ object, has, list }: ContentReader): AssistantTexts {
  const phrases = object("assistant/phrases.yaml", phrasesFile)?.item;
  // Without its phrases the content has a problem, and nothing is built from it.
  const names = has(NAMES_FILE) ? object(NAMES_FILE, namesFile)?.item : undefined;
  const actions = has(ACTIONS_FILE) ? object(ACTIONS_FILE, actionsFile)?.item : undefined;
  return {
    acts: readActModel({ object }),
    ownerPhrases: readOwnerPhrases({ object, has, list }),
    phrases: phrases ?? ({} as Phrases),
    names: names ?? NO_NAMES,
    actions: actions ?? NO_ACTIONS,
    aspects: (has(ASPECTS_FILE) ? object(ASPECTS_FILE, aspectsFile)?.item : undefined) ?? { life: {}, body: {}, whom: {} },
    caseWords: (has(CASE_FILE) ? object(CASE_FILE, caseFile)?.item : undefined) ?? NO_CASE_WORDS,
    ranking: (has(RANKING_FILE) ? object(RANKING_FILE, rankingFile)?.item : undefined) ?? NO_RANKING,
    prescriptionAsks: readPrescriptions({ object, has })?.asks ?? {},
  };
}
