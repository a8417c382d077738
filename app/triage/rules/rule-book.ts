import type { CheckKind } from "#app/domain/check.ts";
import type { ChocolateFigures } from "#app/domain/poisons/chocolate-dose.ts";
import type { Level } from "#app/domain/urgency.ts";
import type { Protocol } from "#app/domain/verdict.ts";
import type { Questions } from "#app/reading/answered-question.ts";
import type { Lexicon } from "#app/reading/lexicon/concept.ts";
import type { CheckTexts } from "./check-texts.ts";
import type { LanguagePacks, ListNames } from "./language-pack.ts";

export type Rule = {
  id: string;
  level: Level;
  /** Each is one way to meet the rule: "a near b and c|d and not e". See condition.ts. */
  when: string[];
  unless?: string[];
  species?: string[];
  says: string;
  source: string;
  /** Level when the sign is already over; default: one step down. */
  whenResolved?: Level;
  /** An emergency falls to urgent when the sign is a habit of an animal that is otherwise well. */
  downgradeIfHabitual?: true;
  /** Concepts that move the rule up one level. */
  escalateWith?: string[];
  /** What a check about the sign asks; default: whether it is so now. */
  asks?: CheckKind;
  /** Even a plain sign is only asked about, and why: its measured precision, or the reason where it was seldom met. */
  check?: string;
  /** A sign of life that no length of a message and no vet in it makes doubtful: not breathing, choking, unresponsive, cannot pee. */
  life?: true;
  /** Signs that say only that something is wrong: where no other is told, the list of what kills the animal is asked. */
  vague?: readonly string[];
  /** The amount was calculated and is small, so the classifier does not raise it to an emergency. */
  doseKnown?: true;
  protocol?: Protocol;
  /** Id of an answer in content/answers. */
  answer?: string;
  /** The rule names no cause, so its first steps give way to those of every other rule. */
  general?: true;
  page?: string;
  ask?: string[];
};

export type Weights = {
  /** Gaps between the places in use, one letter each; see linear-model.ts. */
  places: string;
  /** One row of letters (a = -7, h = 0, o = 7) for each step: routine or more, urgent or more, emergency. */
  rows: string[];
  scale: number[];
  bias: number[];
  /** See decide-level.ts: a score above `raiseTo...` raises to that level; where the score for an emergency is below `leastShared`, its sign is asked about. */
  thresholds: {
    raiseToEmergency: number;
    raiseToUrgent: number;
    raiseToRoutine: number;
    leastShared: number;
  };
};

/** Where a number in a message becomes the fact `name`: at `least` or more, or `under`. Hours, degrees Celsius, breaths a minute or a count. */
export type Threshold = { name: string; of: "time" | "age" | "warmth" | "breaths" | "times"; least?: number; under?: number };

/** What an amount of something toxic is compared with, in grams per kilogram of body weight. */
export type DoseFigure = {
  concept: string;
  /** As an owner reads it: "onion or garlic". */
  name: string;
  species: string[];
  /** Harm is reported from here. */
  gramsPerKg: number;
  /** Grams in one piece, where nobody has weighed it. */
  pieceGrams?: number;
  /** Below this the amount is small; absent where no amount is. */
  littleGramsPerKg?: number;
};

export type UnreadLanguage = { script: string; words?: never; says: string } | { words: string[]; script?: never; says: string };

/** Everything the engine knows, as plain JSON. Built by app/triage/compile. */
export type RuleBook = Lexicon & {
  rules: Rule[];
  /** Drawn at the figures of content/figures.yaml at build. */
  thresholds: Threshold[];
  chocolate?: ChocolateFigures;
  /** By the name of the derived fact: `macadamia` gives `macadamia_small`. */
  doses: Record<string, DoseFigure>;
  /** Languages that are not read, by script or small words, and what their owners read. */
  unreadLanguages: readonly UnreadLanguage[];
  questions: Questions;
  checks: CheckTexts;
  /** By language; in a browser those that are loaded. */
  languages?: LanguagePacks;
  /** The list of signs in other languages, for an owner whose language is not read. */
  listNames?: ListNames;
  /** What single words have to do with, for the classifier: the stems of each class. */
  wordClasses: string[][];
  weights?: Weights;
};
