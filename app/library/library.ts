import directory from "virtual:content/directory";
import type { BreathingContent } from "#app/domain/breathing/breaths.ts";
import type { CrisisRules } from "#app/domain/chat/crisis-advice.ts";
import type { TimeLimits } from "#app/domain/clocks/clock.ts";
import type { EmergencyProtocol, LandingContent } from "#app/domain/content/landing-content.ts";
import type { Helpline, Page, PageCard, Source } from "#app/domain/content/page.ts";
import type { PublishedScore } from "#app/domain/content/published-score.ts";
import type { SiteColors } from "#app/domain/content/site-colors.ts";
import { pressingLevel } from "#app/domain/knowledge/answer-urgency.ts";
import { type FoundEverywhere, NOTHING_FOUND } from "#app/domain/knowledge/found-everywhere.ts";
import type { Answer, Substance } from "#app/domain/knowledge/knowledge.ts";
import { byDanger } from "#app/domain/knowledge/substance.ts";
import type { ModelScorecard } from "#app/domain/model-scorecard.ts";
import type { EditorsIssue } from "#app/domain/newsletter/newsletter-issue.ts";
import type { Species } from "#app/domain/pets.ts";
import type { ChocolateContent } from "#app/domain/poisons/chocolate-sum.ts";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";
import type { SymptomCard } from "#app/domain/symptoms/symptoms.ts";
import { openFile, type ReadFile, readJson } from "./built-files.ts";
import { type CardFinder, openCardSearch, SYMPTOM_FILE, type SymptomFile } from "./card-search.ts";
import { type Knowledge, openKnowledge } from "./knowledge.ts";
import {
  type FindSubstances,
  type FoundSubstances,
  openSubstanceSearch,
  SUBSTANCE_NAMES_FILE,
  type SubstanceFile,
  type SubstanceSummary,
} from "./substance-search.ts";

/** What is known of content/ without opening a page; part of the Worker itself, so nothing of it but the paths may grow with the symptom pages. */
export type SiteDirectory = {
  site: Site;
  colors: SiteColors;
  /** Of every page, symptom pages too. */
  paths: string[];
  /** The pages that the frame of the site names: guides, topics, pages about the site. */
  framePages: PageCard[];
  faq: { id: string; question: string; answer: string }[];
  helplines: Helpline[];
  crisisRules: CrisisRules;
  quickChecks: QuickCheck[];
};

type Site = {
  name: string;
  url: string;
  tagline: string;
  description: string;
  author: string;
  contactEmail: string;
  postalAddress: string;
  copyright: string;
};

/** What a search for a substance found, and the entries that were searched. */
type SubstanceAnswer = {
  entries: readonly SubstanceSummary[];
  found: Omit<FoundSubstances, "named"> & { named: readonly Substance[] };
  /** Of what is named. */
  sources: readonly Source[];
};

/** The site's words: listed at once, opened on demand. */
export type Library = SiteDirectory & {
  /** A card of every page. */
  allPages(): Promise<PageCard[]>;
  /** @returns the page at a path, or undefined when there is none */
  page(path: string): Promise<Page | undefined>;
  /** What the sections of the landing page say: seasons, life stages, emergencies, and its fixed copy. */
  care(): Promise<LandingContent>;
  /** Every emergency protocol: those of the landing page first. */
  protocols(): Promise<EmergencyProtocol[]>;
  /** The weekly issues that an editor wrote. */
  newsletter(): Promise<EditorsIssue[]>;
  /** @returns the entries of the directory that fit some words, best first; all of them when there are none */
  symptoms(typed: string): Promise<readonly SymptomCard[]>;
  /** @returns the answers that fit some words best, best first, at most a screen of them */
  findAnswers(typed: string): Promise<readonly Answer[]>;
  /** Searches all of it at once. What is only spelled alike, or has only some of the words, counts where little has all of them. */
  findEverywhere(typed: string): Promise<FoundEverywhere>;
  /** Looks a substance up; what is named word for word comes in full, with its sources. */
  findSubstances(typed: string, species?: Species): Promise<SubstanceAnswer>;
  /** What the chocolate sum is worked out with, and says. */
  chocolateSum(): Promise<ChocolateContent>;
  /** What the site knows besides its pages: answers, substances and protocols. */
  knowledge: Knowledge;
  /** How well the safety screen did on messages that nobody had read. */
  score(): Promise<PublishedScore>;
  /** How long animals may go without food, water, droppings or urine. */
  clocks(): Promise<TimeLimits[]>;
  /** What the operator's model was measured at; null when there is none. */
  modelScorecard(): Promise<ModelScorecard | null>;
  /** What breathing rates and gum colors mean. */
  breathing(): Promise<BreathingContent>;
};

/** So many questions are read; what comes after is hardly what was meant. */
const MOST_ANSWERS = 12;
const MOST_OF_A_KIND = 6;

/** With as many hits that are spelled as it was typed, nobody needs guesses. */
const ENOUGH = 4;

/** An answer as the search of the directory reads it. */
function cardOf(answer: Answer): SymptomCard {
  const { id, question, lead, animals } = answer;
  const species = animals.filter((animal) => animal !== "all");
  return {
    path: id,
    kind: "topic",
    species,
    title: question,
    name: question,
    summary: lead,
    terms: "",
    reviewed: "",
    urgency: pressingLevel(answer),
  };
}

/** Where the pages of words are. */
export const pagePaths: readonly string[] = directory.paths;
const paths = new Set(pagePaths);

// What is opened stays in the isolate. Not what pages are made of: there may be thousands of them, and the finished page is kept.
let openDirectory: CardFinder | undefined;
let openAnswers: CardFinder | undefined;
let openSubstances: FindSubstances | undefined;

/** Opens the library over the files that were built with this Worker. */
export function openLibrary(readFile: ReadFile): Library {
  const knowledge = openKnowledge(readFile);
  const findAnswers = async (typed: string, mayGuess = true) => {
    const answers = await knowledge.answers();
    if (!openAnswers) {
      const { synonyms } = await openFile<SymptomFile>(readFile, SYMPTOM_FILE);
      openAnswers = openCardSearch({ cards: answers.map(cardOf), synonyms });
    }
    return openAnswers(typed, mayGuess)
      .slice(0, MOST_ANSWERS)
      .flatMap(({ path }) => answers.find(({ id }) => id === path) ?? []);
  };
  return {
    ...directory,
    allPages: async () => {
      const { cards } = await openFile<SymptomFile>(readFile, SYMPTOM_FILE);
      return [...cards, ...directory.framePages.filter(({ kind }) => kind === "info")];
    },
    page: async (path) => (paths.has(path) ? readJson<Page>(readFile, `/_content${path}.json`) : undefined),
    care: () => openFile<LandingContent>(readFile, "/_content/care.json"),
    protocols: () => openFile<EmergencyProtocol[]>(readFile, "/_content/emergencies.json"),
    newsletter: () => openFile<EditorsIssue[]>(readFile, "/_content/newsletter.json"),
    symptoms: async (typed) => {
      const file = await openFile<SymptomFile>(readFile, SYMPTOM_FILE);
      openDirectory ??= openCardSearch(file);
      return openDirectory(typed);
    },
    findAnswers,
    findEverywhere: async (typed) => {
      if (!typed) return NOTHING_FOUND;
      const file = await openFile<SymptomFile>(readFile, SYMPTOM_FILE);
      const names = await openFile<SubstanceFile>(readFile, SUBSTANCE_NAMES_FILE);
      openDirectory ??= openCardSearch(file);
      openSubstances ??= openSubstanceSearch(names);
      const { named, related, alike } = openSubstances(typed);
      // What is named word for word comes before what only shares a word, however dangerous that is.
      const substances = [...named, ...byDanger(related.slice(0, MOST_OF_A_KIND), undefined)].slice(0, MOST_OF_A_KIND);
      const sure = { guides: openDirectory(typed, false).slice(0, MOST_OF_A_KIND), answers: await findAnswers(typed, false) };
      if (named.length + sure.guides.length + sure.answers.length >= ENOUGH) return { substances, ...sure };
      return {
        substances: substances.length > 0 ? substances : alike,
        guides: openDirectory(typed).slice(0, MOST_OF_A_KIND),
        answers: await findAnswers(typed),
      };
    },
    findSubstances: async (typed, species) => {
      const file = await openFile<SubstanceFile>(readFile, SUBSTANCE_NAMES_FILE);
      const { entries } = file;
      openSubstances ??= openSubstanceSearch(file);
      const { named, ...others } = openSubstances(typed, species);
      if (named.length === 0) return { entries, found: { named: [], ...others }, sources: [] };
      const [substances, sources] = await Promise.all([knowledge.substances(), knowledge.sources()]);
      const full = named.flatMap(({ id }) => substances.find((one) => one.id === id) ?? []);
      const cited = new Set(full.flatMap((one) => one.sources));
      return { entries, found: { named: full, ...others }, sources: sources.filter(({ key }) => cited.has(key)) };
    },
    chocolateSum: () => openFile<ChocolateContent>(readFile, "/_content/chocolate-sum.json"),
    knowledge,
    modelScorecard: () => openFile<ModelScorecard | null>(readFile, "/_content/model-scorecard.json"),
    score: () => openFile<PublishedScore>(readFile, "/_content/how-we-test.json"),
    clocks: () => openFile<TimeLimits[]>(readFile, "/_content/clocks.json"),
    breathing: () => openFile<BreathingContent>(readFile, "/_content/breathing.json"),
  };
}
