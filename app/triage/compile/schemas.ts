import * as z from "zod";
import { CHECK_KINDS } from "#app/domain/check.ts";
import { LEVELS } from "#app/domain/urgency.ts";
import { PROTOCOLS } from "#app/domain/verdict.ts";

/** The strict shapes of the files in `content/triage`. A field that is not listed here fails the check. */
const name = z.string().regex(/^[a-z][a-z0-9_]*$/, "use small letters, digits and _");
const level = z.enum(LEVELS);
const conditions = z.array(z.string().min(1)).min(1);

const ANIMALS = ["dog", "cat", "bird", "rabbit", "guinea-pig", "hamster", "ferret", "chinchilla", "fish", "reptile", "small"] as const;
export const animal = z.enum(ANIMALS);

/** A message of an owner's, after the animal that the form says: `dog: he ate a sock`. Plain text where the form is empty. */
const example = z.union([z.string().min(2), z.partialRecord(animal, z.string().min(2)).refine((one) => Object.keys(one).length === 1)], {
  error: 'must be a message, or "animal: message"',
});
export type Example = z.infer<typeof example>;

export const ruleSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, "use small letters, digits and -"),
  level,
  species: z.array(animal).min(1).optional(),
  when: conditions,
  unless: conditions.optional(),
  whenResolved: level.optional(),
  downgradeIfHabitual: z.literal(true).optional(),
  escalateWith: z.array(name).min(1).optional(),
  asks: z.enum(CHECK_KINDS).optional(),
  check: z.string().min(20).max(300).optional(),
  life: z.literal(true).optional(),
  vague: z.array(name).min(1).optional(),
  doseKnown: z.literal(true).optional(),
  says: z.string().min(10).max(200),
  source: z.string().regex(/^[a-z0-9-]+$/, "name a key of content/sources.yaml"),
  protocol: z.enum(PROTOCOLS).optional(),
  answer: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, "name an answer of content/answers, such as injuries/burns")
    .optional(),
  general: z.literal(true).optional(),
  page: z
    .string()
    .regex(/^\/[a-z0-9-]+$/, "write the path of a page, such as /dog-shaking-wont-eat")
    .optional(),
  ask: z.array(z.string().min(5)).optional(),
  examples: z.strictObject({ catches: z.array(example).min(2), leaves: z.array(example).min(1) }),
});
export type RuleSource = z.infer<typeof ruleSchema>;

export const definitionSchema = conditions;

const phrases = z.array(z.string().min(1)).min(1);
export const concepts = z.record(name, phrases);

/** What a file of words may hold; the heading says what denial and time do to a mention (see `Kind` of rule-book.ts). */
export const wordsSchema = z.strictObject({
  things: concepts.optional(),
  signs: concepts.optional(),
  events: concepts.optional(),
  cues: concepts.optional(),
  masks: concepts.optional(),
  grammar: concepts.optional(),
});
export type WordsSource = z.infer<typeof wordsSchema>;

/** Words in running text, separated by spaces or line breaks. */
export const plainWordsSchema = z.string().transform((text) => text.split(/\s+/).filter(Boolean));

export const ordinaryWordsSchema = z.strictObject({ words: plainWordsSchema });

const figure = z.string().regex(/^[a-z0-9-]+$/, "name a figure of content/figures.yaml");

const thresholdSchema = z.strictObject({
  of: z.enum(["time", "age", "warmth", "breaths", "times"]),
  from: figure.optional(),
  under: figure.optional(),
  end: z.enum(["low", "high"]).optional(),
  times: z.number().positive().optional(),
  plus: z.number().optional(),
});
export type ThresholdSource = z.infer<typeof thresholdSchema>;

const chocolateSchema = z.strictObject({
  strengths: z.record(name, figure),
  labelled: figure,
  unknown: figure,
  sweet: figure,
  large_dog: figure,
  little: z.strictObject({ from: figure, times: z.number().positive() }),
  mild: figure,
});
export type ChocolateSource = z.infer<typeof chocolateSchema>;

const doseSchema = z.strictObject({
  concept: name,
  name: z.string(),
  species: z.array(animal).min(1),
  from: figure,
  divide_by: figure.optional(),
  piece: figure.optional(),
  little: z.number().positive().max(1).optional(),
});
export type DoseSource = z.infer<typeof doseSchema>;

/** A language that the rules cannot read, and what its owner reads. */
export const unreadLanguageSchema = z.union([
  z.strictObject({ script: z.string().regex(/^[A-Z][a-z]+$/, "name a script of Unicode, such as Cyrillic"), says: z.string().min(20) }),
  z.strictObject({ words: plainWordsSchema, says: z.string().min(20) }),
]);

const pattern = z.string().refine(isPattern, "this is not a regular expression that can be read");
const sentence = z.string().regex(/^[A-Z].*\.$/, "write a whole sentence, as an owner would");

/** What a short reply to a question of ours means. */
export const questionsSchema = z.strictObject({
  skip: pattern,
  replies: z.strictObject({ yes: pattern, some: pattern, much: pattern, no: pattern, not: pattern, unsure: pattern }),
  signs: z.array(
    z.strictObject({
      asks: pattern,
      yes: sentence.optional(),
      much: sentence.optional(),
      no: sentence.optional(),
      well: pattern.optional(),
      about: z.string().optional(),
    }),
  ),
});

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

export const thresholdsSchema = z.strictObject({
  facts: z.record(name, thresholdSchema),
  chocolate: chocolateSchema.optional(),
  doses: z.record(name, doseSchema).optional(),
  classifier: z.strictObject({
    raiseToEmergency: z.number(),
    raiseToUrgent: z.number(),
    raiseToRoutine: z.number(),
    leastShared: z.number(),
  }),
});
export type ThresholdsSource = z.infer<typeof thresholdsSchema>;

/** What training writes; see linear-model.ts for the letters. */
export const weightsSchema = z.strictObject({
  /** Fingerprint of the rules, words and thresholds of the training. */
  trainedOn: z.string(),
  messages: z.number().int(),
  places: z.string(),
  rows: z.array(z.string()).length(3),
  scale: z.array(z.number().positive()).length(3),
  bias: z.array(z.number()).length(3),
});
export type WeightsSource = z.infer<typeof weightsSchema>;

/** A veterinarian's signature. */
export const reviewSchema = z.strictObject({
  by: z.string().min(3),
  registration: z.string().min(2),
  on: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "write the date as YYYY-MM-DD"),
  digest: z.string().min(8),
});
