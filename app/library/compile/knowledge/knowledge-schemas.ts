import * as z from "zod";
import { INTENTS } from "#app/domain/knowledge/intents.ts";
import { SUBSTANCE_KINDS, SUBSTANCE_VERDICTS, TOPIC_GROUPS } from "#app/domain/knowledge/knowledge.ts";
import { SPECIES } from "#app/domain/pets.ts";
import { LEVELS } from "#app/domain/urgency.ts";
import { citedSources, id, isoDate, path, slug, words } from "../files/fields.ts";

/** The shapes of content/answers and content/substances; a field that is not here stops the build. */

const animal = z.enum([...SPECIES, "all"]);

export const answerTopicEntry = z.strictObject({
  id,
  title: words.max(60),
  group: z.enum(TOPIC_GROUPS),
  description: z.string().min(40).max(155),
  opening: z.string().min(40).max(240).optional(),
  clinical: z.boolean(),
  reviewed: isoDate,
  sections: z
    .array(z.strictObject({ heading: words.max(40), answers: z.array(id).min(1) }))
    .min(2)
    .optional(),
});
export type AnswerTopicEntry = z.infer<typeof answerTopicEntry>;

export const answerFront = z.strictObject({
  question: words.max(110),
  asks: z.array(words).min(12),
  species: z
    .array(animal)
    .min(1)
    .refine((animals) => !animals.includes("all") || animals.length === 1, "write [all] alone, or name the animals"),
  intent: z.enum(INTENTS),
  level: z.enum(LEVELS),
  page: slug.optional(),
  sources: z.array(id).default([]),
});
export type AnswerFront = z.infer<typeof answerFront>;

export const substanceEntry = z.strictObject({
  id,
  name: words.max(70),
  kind: z.enum(SUBSTANCE_KINDS),
  noun: z.strictObject({ text: words, plural: z.boolean() }),
  names: z.array(words).min(1),
  translations: z.record(z.string().length(2), z.array(words)).default({}),
  verdicts: z
    .partialRecord(animal, z.enum(SUBSTANCE_VERDICTS))
    .refine((verdicts) => "all" in verdicts, "say what holds for all other animals: { cat: emergency, all: call }"),
  why: z.partialRecord(animal, words).refine((why) => "all" in why, "say why for all other animals"),
  eaten: words,
  serve: words.optional(),
  signs: words.optional(),
  have: words.optional(),
  prescription: z
    .strictObject({
      use: words,
      give: words,
      effects: words,
      serious: words,
      missed: words.optional(),
      twice: words.optional(),
      stop: words.optional(),
      mix: words.optional(),
    })
    .optional(),
  beyond: z.enum(["call", "emergency"]).optional(),
  page: path.optional(),
  sources: citedSources,
});
export type SubstanceEntry = z.infer<typeof substanceEntry>;

/** The shape of content/prescriptions.yaml. */
export const prescriptionsFile = z.strictObject({
  usual: z.strictObject({
    missed: words,
    twice: z.strictObject({ call: words, emergency: words }),
    stop: words,
    mix: words,
  }),
  asks: z.strictObject({
    another: z.array(words).min(1),
    twice: z.array(words).min(1),
    missed: z.array(words).min(1),
    stop: z.array(words).min(1),
    mix: z.array(words).min(1),
    effects: z.array(words).min(1),
    give: z.array(words).min(1),
    use: z.array(words).min(1),
  }),
});
export type PrescriptionsFile = z.infer<typeof prescriptionsFile>;
