import * as z from "zod";
import { FIRST_AID_ANIMALS } from "#app/domain/content/first-aid-steps.ts";
import { LIFE_STAGES, SEASONS, SEVERITIES } from "#app/domain/content/landing-content.ts";
import { SPECIES } from "#app/domain/pets.ts";
import { PROTOCOLS } from "#app/domain/verdict.ts";
import { id, lines, path, speciesOrAll, words } from "../files/fields.ts";

/** The shapes of the files behind the landing page's sections; a field that is not here stops the build. */

const animalLines = z.array(z.strictObject({ text: words, species: speciesOrAll }));

export const seasonEntry = z.strictObject({
  id: z.enum(SEASONS),
  months: words,
  title: words,
  description: words,
  tips: animalLines.min(5),
  warnings: animalLines.min(2),
  emergencyWatch: animalLines.min(1),
  southern: words,
});

export const lifeStageEntry = z.strictObject({
  id,
  species: z.enum(["dog", "cat"]),
  stage: z.enum(LIFE_STAGES),
  ageRange: words,
  title: words,
  description: words,
  healthPriorities: lines,
  vetSchedule: lines,
  nutritionNeeds: lines,
  exerciseGuidelines: lines,
  commonConcerns: lines,
  redFlags: lines,
});

export const emergencyEntry = z.strictObject({
  id: z.enum(PROTOCOLS),
  condition: words,
  words: z.array(words).default([]),
  severity: z.enum(SEVERITIES),
  timeframe: words,
  summary: words,
  immediateSteps: lines,
  byAnimal: z
    .array(
      z.strictObject({
        species: z.array(z.enum(FIRST_AID_ANIMALS)).min(1),
        after: z.literal(true).optional(),
        steps: z.array(words).min(1),
      }),
    )
    .default([]),
  avoid: z.array(words).default([]),
  transportGuidelines: lines,
  whatToTell: lines,
  atTheVet: z.array(words).default([]),
  prevention: lines,
  aftercare: lines,
  page: path,
});

export const preparednessFile = z.strictObject({ contacts: lines, supplies: lines, information: lines });

export const firstAidFile = z.strictObject({ breathing: lines, gums: lines, moving: lines });

export const testimonialEntry = z.strictObject({
  name: words,
  location: words,
  petName: words,
  petType: z.enum(SPECIES),
  quote: words,
  outcome: words,
  timeframe: words,
  sample: z.boolean().optional(),
});

export const marketingFile = z.strictObject({
  // An operator who cannot prove them leaves both empty in site/, which takes the keys out.
  claims: z
    .array(z.strictObject({ id, value: words, label: words }))
    .max(4)
    .nullish()
    .transform((claims) => claims ?? []),
  banner: z
    .strictObject({
      petsHelped: z.number().int(),
      petsHelpedText: words,
      avgResponseTime: words,
      avgResponseText: words,
      activeSessions: z.strictObject({ low: z.number().int(), high: z.number().int() }),
      activeSessionsText: words,
    })
    .nullish()
    .transform((banner) => banner ?? null),
  animals: z.strictObject({ heading: words, tiles: z.array(z.strictObject({ species: z.enum(SPECIES), label: words })).length(6) }),
  chat: z.strictObject({
    heading: words,
    tagline: words,
    trustIndicators: z.array(id).max(4),
    button: words,
    shortcuts: z.array(z.strictObject({ symptom: words, label: words })).length(4),
  }),
  trust: z.strictObject({ heading: words, points: z.array(words).length(4), details: z.array(words).length(4).optional() }),
});
