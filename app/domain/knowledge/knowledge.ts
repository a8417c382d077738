import type { FirstAidSteps, StepsOfAnimals } from "../content/first-aid-steps.ts";
import type { Species } from "../pets.ts";
import type { Level } from "../urgency.ts";
import type { Protocol } from "../verdict.ts";
import type { AnswerParts } from "./answer-parts.ts";
import type { Intent } from "./intents.ts";

/** Animals that an entry holds for; `all` for every animal. */
type Animals = readonly (Species | "all")[];

/** One owner's question, answered: a file of `content/answers`. Texts are plain, with figures filled in. */
export type Answer = {
  /** Topic and slug: `stomach/why-dogs-eat-grass`. */
  id: string;
  topic: string;
  question: string;
  animals: Animals;
  intent: Intent;
  /** How urgent it is when the owner's animal is in this situation. */
  level: Level;
  /** At most 45 words; the first sentence answers the question. */
  lead: string;
  steps: readonly string[];
  avoid: readonly string[];
  seeVetIf: readonly string[];
  parts?: AnswerParts;
  /** Headings of its lists on its page, where they follow the question. */
  headings?: OwnHeadings;
  /** Of a protocol: its steps, warnings and the steps of each animal as they are compiled. Its plain `steps` are those for every animal. */
  firstAid?: FirstAidSteps & { avoid: readonly string[] };
  /** Path of the page that says more, with its slash. */
  page?: string;
  /** Keys of `content/sources.yaml`. */
  sources: readonly string[];
};

export type OwnHeadings = Partial<Record<"steps" | "avoid" | "seeVetIf", string>>;

/** An answer with the other ways in which owners ask its question: the index is made from them. */
export type AskedAnswer = Answer & { asks: readonly string[] };

/** The parts of the list of topics at `/answers`, in their order. */
export const TOPIC_GROUPS = ["illness", "care", "treatment", "animals", "help"] as const;

export type TopicGroup = (typeof TOPIC_GROUPS)[number];

/** What answers are about: the page `/answers/<id>` shows all of a topic. */
export type AnswerTopic = {
  id: string;
  title: string;
  group: TopicGroup;
  description: string;
  /** What its page says under the title in place of the description, where somebody needs kind words first. */
  opening?: string;
  /** Whether its answers are about the health of an animal, and wait for a veterinarian's review. */
  clinical: boolean;
  /** ISO date on which an editor last read the answers against their sources. */
  reviewed: string;
  /** Headings of its page, with the answers under each, where the animal is not what sorts them. */
  sections?: readonly TopicSection[];
};

/** Its answers are named without the topic, most asked first. */
export type TopicSection = { heading: string; answers: readonly string[] };

/**
 * Whether an animal may have something, from harmless to a call before any sign. `prescribed` is a medicine that a vet orders for this
 * animal: right as its label says, and a call otherwise.
 */
export const SUBSTANCE_VERDICTS = ["fine", "small-amounts", "avoid", "prescribed", "call", "emergency"] as const;

export type SubstanceVerdict = (typeof SUBSTANCE_VERDICTS)[number];

export const SUBSTANCE_KINDS = [
  "food",
  "drink",
  "plant",
  "medicine",
  "drug",
  "pet-medicine",
  "pest-control",
  "garden",
  "garage",
  "household",
  "air",
  "object",
  "animal",
  "water",
] as const;

export type SubstanceKind = (typeof SUBSTANCE_KINDS)[number];

/** What an owner asks about a medicine that their own vet prescribed. */
export const PRESCRIPTION_PARTS = ["use", "give", "effects", "serious", "missed", "twice", "stop", "mix"] as const;

export type PrescriptionPart = (typeof PRESCRIPTION_PARTS)[number];

/** The topic of the answers that are made of these texts. */
export const PRESCRIPTION_TOPIC = "prescribed-medicines";

/** A text for each of these questions; its first sentence answers it. */
export type Prescription = Readonly<Record<PrescriptionPart, string>>;

/** A food, plant, medicine or thing, with a verdict for each animal group: an entry of `content/substances`. */
export type Substance = {
  id: string;
  /** As owners call it: the heading. */
  name: string;
  kind: SubstanceKind;
  /** As it reads inside a sentence: "grapes and raisins". */
  noun: { text: string; plural: boolean };
  /** Brands, spellings and Latin names: for search only. */
  names: readonly string[];
  /** Names in other languages, by two-letter code: for search only. */
  translations: Readonly<Record<string, readonly string[]>>;
  /** `all` is every animal that is not named. */
  verdicts: Readonly<Partial<Record<Species, SubstanceVerdict>>> & { all: SubstanceVerdict };
  /** Why, in whole sentences; `all` holds where an animal has none of its own. */
  why: Readonly<Partial<Record<Species, string>>> & { all: string };
  /** What holds for animals without a species of their own, by the word for each: "chicken". */
  others?: Readonly<Record<string, { verdict: SubstanceVerdict; why: string }>>;
  /** What to do when it has already been eaten, licked or given. */
  eaten: string;
  /** How to offer it, where the verdict allows it. */
  serve?: string;
  signs?: string;
  /** What to have ready for the call. */
  have?: string;
  /** How it is given and what to watch for, where a vet prescribes it for some animal. */
  prescription?: Prescription;
  /** How urgent it is when an animal for which it is prescribed got more than its vet ordered, or somebody else's. */
  beyond?: "call" | "emergency";
  page?: string;
  sources: readonly string[];
};

/** What to do in an emergency, from `content/emergencies.yaml`, in plain text. The page /emergency shows the same with its sources. */
export type ProtocolText = {
  id: Protocol;
  name: string;
  /** How owners put it: for search only. */
  words: readonly string[];
  timeframe: string;
  summary: string;
  /** For the first two to five minutes, in order. */
  steps: readonly string[];
  /** What is done first for some animals. */
  byAnimal: readonly StepsOfAnimals[];
  avoid: readonly string[];
  onTheWay: readonly string[];
  tell: readonly string[];
  atTheVet: readonly string[];
  aftercare: readonly string[];
  page: string;
  /** Keys of `content/sources.yaml`. */
  sources: readonly string[];
};
