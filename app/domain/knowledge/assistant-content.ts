import type { CardLevel, Level } from "../urgency.ts";
import type { ActModel } from "./acts.ts";
import type { Answer, AskedAnswer, PrescriptionPart, Substance, SubstanceVerdict } from "./knowledge.ts";
import type { KnowledgeIndex } from "./knowledge-index.ts";
import type { OwnerPhrases } from "./owner-phrases.ts";

/** Groups of words that mean the same; the first of each group is the word that is indexed. */
export type Synonyms = readonly (readonly string[])[];

/** The sentences that the assistant puts together itself: content/assistant/phrases.yaml. */
export type Phrases = Record<"may" | "may-use" | "harm", Record<SubstanceVerdict, string>> &
  Record<(typeof LEVEL_PHRASES)[number], Record<Level, string>> & {
    action: Record<Exclude<Level, "info">, string>;
    kind: Record<"emergency" | "other", string>;
    /** The action of a level, and the sentences of the check, by two-letter language. */
    languages: Readonly<Record<string, Record<"emergency" | "urgent" | "other" | (typeof CHECK_PHRASES)[number], string>>>;
    thanks: Record<"emergency" | "urgent" | "goodbye" | "other", string>;
    "still-needs": Record<"emergency" | "urgent", string>;
    /** Several wordings, so that the same is not said twice in the same words. */
    heard: readonly string[];
    same: readonly string[];
    "case-unknown": readonly string[];
    "with-team": readonly string[];
    "ask-team": readonly string[];
    "unknown-titles": readonly string[];
  } & Record<(typeof PHRASES)[number], string>;

/** The phrases that say something else at each level. */
export const LEVEL_PHRASES = ["sure", "wait", "time-left", "call", "outlook", "is-over", "if-worse", "bad"] as const;

/** What asks the owner about a possible danger sign, and what their answers lead to. */
export const CHECK_PHRASES = ["check-sign", "check-list", "check-denied", "check-seen"] as const;

/** The phrases that are one text each. */
export const PHRASES = [
  "dose",
  "unknown-animal",
  "unnamed-animal",
  "met-animal",
  "already-met",
  ...CHECK_PHRASES,
  "check-asked",
  "also-asked",
  "check-again",
  "which-animal",
  "which-animal-then",
  "which-animal-else",
  "already-had",
  "medicine-instead",
  "poison-call",
  "did-you-mean",
  "part-of-name",
  "part-of-name-taken",
  "which-one",
  "which-one-taken",
  "unknown-name",
  "emergency-general",
  "urgent-general",
  "routine-general",
  "see-vet",
  "when-vet",
  "when-vet-urgent",
  "when-vet-emergency",
  "when-again",
  "see-vet-urgent",
  "see-vet-emergency",
  "sure-but",
  "offer-titles",
  "place-said",
  "no-page",
  "no-page-pet",
  "off-topic",
  "off-topic-person",
  "ill-person",
  "unclear",
  "sure-substance",
  "why-verdict",
  "new-sign",
  "why-unknown",
  "good-news",
  "treated",
  "good-news-emergency",
  "ask-kind",
  "ask-amount",
  "ask-weight",
  "noted-same",
  "meanwhile",
  "correction-stays",
  "all-clear",
  "vet-seen",
  "tell-there",
  "correction-other",
  "call-again",
  "help-reached",
  "take-along",
  "leave-now",
  "companion",
  "companion-other",
  "not-now",
  "nothing-without-vet",
  "as-said",
  "cause-unknown",
  "worse",
  "other-well",
  "other-noted",
  "tell-sign",
  "tell-heard",
  "steps-hold",
  "time-over",
  "looks-well",
  "looks-well-poison",
  "cost-emergency",
  "poison-call-unknown",
  "amount-many",
  "amount-above",
  "amount-below",
  "no-change",
  "noted",
  "nothing-more",
  "vet-asks",
  "drive",
  "apart",
  "child",
  "guilt",
  "others",
  "watch-nothing",
  "noted-info",
  "may-be",
  "watch",
  "loss-again",
  "goodbye-again",
  "left-behind",
  "loss-unknown",
  "same-goes",
  "human-medicine",
  "prescribed-for",
  "prescribed-ask",
  "prescribed-another",
] as const;

/** What an owner has told, by concepts of the rules, by what a number measures, or by beginnings of words in plain letters. */
export type AccountCondition = Readonly<Partial<Record<"concepts" | "numbers" | "words", readonly string[]>>>;

/** A fact that changes what to do, as the owner is asked for it. */
export type DecidingFact = {
  id: string;
  ask: string;
  /** Sent as the owner's own messages, the mildest first. */
  answers: readonly string[];
  /** What shows that it is known already. */
  known: AccountCondition;
};

/** What owners come with, and what is worth asking about it, in this order: content/complaints.yaml. */
export type Complaint = {
  id: string;
  /** Species of the site, or "reptile". */
  species: readonly string[];
  /** Answers or topics of answers that it belongs under; under a page it belongs by its words alone. */
  under: readonly string[];
  /** What an owner with this complaint says. */
  told: AccountCondition;
  /** A message of such an owner; `{animal}` stands for each species. */
  example: string;
  facts: readonly DecidingFact[];
};

/** How names of substances are read: content/assistant/names.yaml. */
export type NameRules = {
  /** Words that change nothing of a thing: "ripe". */
  neutral: readonly string[];
  /** Words of a sentence that end a name: "and", "ate". */
  beside: readonly string[];
  /** Words that make a plant of what stands before them. */
  plants: readonly string[];
  /** Verbs behind which stands what is in the animal. */
  eaten: readonly string[];
  /** Words behind which stands what something is compared with. */
  compared: readonly string[];
  /** Kinds of substances whose names may stand side by side: chicken and rice. */
  dishes: readonly string[];
  /** Id of the entry for a plant that has none of its own. */
  unknownPlant: string;
  /** Words for several things, with the ids of these. */
  ambiguous: Readonly<Record<string, readonly string[]>>;
};

/** The words by which it is known what a sentence tells an owner to do: content/assistant/actions.yaml. */
export type ActionWords = {
  verbs: readonly string[];
  times: Readonly<Record<CardLevel, readonly string[]>>;
  calm: readonly string[];
  conditions: readonly string[];
};

/** The words in which a case is told, by concepts of the rules: content/assistant/case-words.yaml. */
export type CaseWords = Record<"is_so" | "is_not", Readonly<Record<string, string>>> & {
  was_so: string;
  took: string;
  asked: string;
  /** What is said of the day, and of the poison line of the owner's country. */
  day: string;
  line: string;
  /** Beginnings of words, without accents: near them a model may not answer from general knowledge. */
  not_general: readonly string[];
  /** How owners turn to something else, in plain words. */
  other_topic: readonly string[];
  /** How they tell that a vet keeps the animal, and that it is home again. */
  in_hospital: readonly string[];
  home_again: readonly string[];
  /** Words of a question that is about the urgency, and about nothing else: "is that normal", "can it wait till monday". */
  bare: readonly string[];
  /** After a death: what is left of the animal, and that something may pass to the others. */
  left_things: readonly string[];
  spreads: readonly string[];
};

/** Answers that the assistant gives by name, whatever the search finds: content/assistant/units.yaml. */
export const UNIT_NAMES = [
  "on-the-way",
  "on-the-phone",
  "at-the-clinic",
  "no-vet",
  "find-a-vet",
  "poison-line",
  "cannot-pay",
  "price",
  "no-vomiting",
  "after-death",
  "belongings",
  "are-you-an-ai",
  "are-you-a-vet",
  "is-it-free",
  "who-reads",
  "missing-cat",
  "missing-pet",
  "missing-bird",
] as const;

export type UnitName = (typeof UNIT_NAMES)[number];

/** Their ids. */
export type NamedUnits = Readonly<Partial<Record<UnitName, string>>>;

/** What an answer may be about besides its subject, with the words for each: content/assistant/aspects.yaml. */
export type Aspects = Record<"life" | "body" | "whom", Readonly<Record<string, readonly string[]>>>;

/** What the ranking of answers has learned: content/assistant/ranking.json, written by `npm run ranking:train`. */
export type RankingWeights = {
  /** What each feature of a candidate counts for its place in the list. */
  weights: Readonly<Record<string, number>>;
  /** What each counts for the chance that the first in the list answers. */
  chance: Readonly<Record<string, number>>;
  /** From these chances on the first is shown, or the first three are offered by their titles; of a story by chances of its own. */
  thresholds: Readonly<Record<"answer" | "offer" | "storyAnswer" | "storyOffer", number>>;
};

/** What is asked about a prescribed medicine: one of its texts, or whether another animal may have it. */
export type PrescriptionQuestion = PrescriptionPart | "another";

/** How owners ask about a prescribed medicine, by what they ask; the first that fits counts. Patterns: `app/language/sentence-pattern.ts`. */
export type PrescriptionAsks = Readonly<Partial<Record<PrescriptionQuestion, readonly string[]>>>;

/** All that the assistant answers from without a model. */
export type AssistantContent = {
  acts: ActModel;
  ownerPhrases: OwnerPhrases;
  actions: ActionWords;
  prescriptionAsks: PrescriptionAsks;
  /** Answers, and protocols and pages in the same shape. */
  units: readonly Answer[];
  substances: readonly Substance[];
  phrases: Phrases;
  complaints: readonly Complaint[];
  synonyms: Synonyms;
  names: NameRules;
  aspects: Aspects;
  caseWords: CaseWords;
  named: NamedUnits;
  ranking: RankingWeights;
  /** Made from these units and substances, in their order. */
  index: KnowledgeIndex;
};

/** What of it a device keeps for answers without a network: the index would weigh more than the wordings, so the device makes it. */
export type OfflineContent = Omit<AssistantContent, "index"> & { units: readonly AskedAnswer[] };

export const OFFLINE_FILE = "/_content/offline.json";

/** Topics of the units that are no answers of `content/answers`. */
export const PROTOCOL_TOPIC = "protocol";
export const PAGE_TOPIC = "page";
export const FAQ_TOPIC = "faq";
