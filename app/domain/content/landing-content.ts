import type { Species } from "../pets.ts";
import type { Protocol } from "../verdict.ts";
import type { StepsOfAnimals } from "./first-aid-steps.ts";
import type { Source } from "./page.ts";

/** One line or paragraph of our own Markdown, compiled and checked at build: HTML without a block around it. */
export type Html = string;

/** A line that holds for some animals only; `all` for every one. */
export type SpeciesText = { html: Html; species: readonly (Species | "all")[] };

export const SEASONS = ["spring", "summer", "fall", "winter"] as const;

export type SeasonName = (typeof SEASONS)[number];

export type Season = {
  id: SeasonName;
  /** By the months of the northern half of the world: "March to May". */
  months: string;
  title: string;
  description: Html;
  /** The most useful first: a card shows three, the current season five. */
  tips: readonly SpeciesText[];
  warnings: readonly SpeciesText[];
  emergencyWatch: readonly SpeciesText[];
  /** The months of the southern half of the world. */
  southern: Html;
  sources: readonly Source[];
};

export const LIFE_STAGES = ["puppy", "adult", "senior", "kitten"] as const;

export type LifeStage = {
  id: string;
  species: "dog" | "cat";
  stage: (typeof LIFE_STAGES)[number];
  ageRange: Html;
  title: string;
  description: Html;
  healthPriorities: readonly Html[];
  vetSchedule: readonly Html[];
  nutritionNeeds: readonly Html[];
  exerciseGuidelines: readonly Html[];
  commonConcerns: readonly Html[];
  /** Even in number: the first half is the more urgent one. */
  redFlags: readonly Html[];
  sources: readonly Source[];
};

/** The five emergencies, in the order of their buttons; the first word of a name selects the button. */
export const CONDITIONS = [
  "Poisoning & Toxin Ingestion",
  "Trauma & Injury",
  "Breathing Difficulties",
  "Cardiac Events",
  "Neurological Emergencies",
] as const;

export const SEVERITIES = ["critical", "urgent", "moderate"] as const;

export type EmergencyProtocol = {
  id: Protocol;
  /** Heading; of the landing page's five, one of `CONDITIONS`. */
  condition: string;
  /** How owners put it: for search only. */
  words: readonly string[];
  severity: (typeof SEVERITIES)[number];
  timeframe: Html;
  summary: Html;
  /** For the first two to five minutes, in order; `first-aid-steps.ts` reads the marks in them. */
  immediateSteps: readonly Html[];
  /** What is done first for some animals. */
  byAnimal: readonly StepsOfAnimals[];
  avoid: readonly Html[];
  transportGuidelines: readonly Html[];
  whatToTell: readonly Html[];
  atTheVet: readonly Html[];
  prevention: readonly Html[];
  aftercare: readonly Html[];
  /** Path of the page that says more. */
  page: string;
  sources: readonly Source[];
};

/** What to have ready before an emergency. */
export type Preparedness = { contacts: readonly Html[]; supplies: readonly Html[]; information: readonly Html[] };

/** The checks and holds that serve in every emergency. */
export type FirstAid = { breathing: readonly Html[]; gums: readonly Html[]; moving: readonly Html[]; sources: readonly Source[] };

export type Testimonial = {
  name: string;
  location: string;
  petName: string;
  petType: Species;
  quote: string;
  outcome: string;
  timeframe: string;
  /** Made up, to be replaced by the operator before going live. */
  sample?: boolean;
};

/** The fixed copy of the landing page: claims that nothing measures. Use it nowhere else. */
export type Marketing = {
  /** Empty where an operator makes no claims, and then without a banner. */
  claims: readonly { id: string; value: string; label: string }[];
  banner: {
    petsHelped: number;
    petsHelpedText: string;
    avgResponseTime: string;
    avgResponseText: string;
    activeSessions: { low: number; high: number };
    activeSessionsText: string;
  } | null;
  animals: { heading: string; tiles: readonly { species: Species; label: string }[] };
  chat: {
    heading: string;
    tagline: string;
    /** Ids of claims. */
    trustIndicators: readonly string[];
    button: string;
    shortcuts: readonly { symptom: string; label: string }[];
  };
  trust: { heading: string; points: readonly string[]; details?: readonly string[] };
};

/** What the sections of the landing page say. */
export type LandingContent = {
  seasons: readonly Season[];
  lifeStages: readonly LifeStage[];
  emergencies: readonly EmergencyProtocol[];
  preparedness: Preparedness;
  firstAid: FirstAid;
  testimonials: readonly Testimonial[];
  marketing: Marketing;
};
