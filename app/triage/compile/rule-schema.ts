import * as z from "zod";

/** The strict shape of a file in content/red-flags. A word that is not listed here stops the build. */
const name = z.string().regex(/^[a-z][a-z0-9_]*$/, "use small letters, digits and _");
const phrases = z.string().min(1);
const group = z.record(name, phrases);
const level = z.enum(["emergency", "urgent", "routine", "info"]);
const lines = z.array(z.string().min(1)).min(1);

const species = z.enum(["dog", "cat", "bird", "rabbit", "guinea_pig", "hamster", "ferret", "chinchilla", "fish", "small"]);

export const ruleShape = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, "use small letters, digits and -"),
  level,
  when: lines,
  unless: lines.optional(),
  species: z.array(species).min(1).optional(),
  says: z.string().min(10).max(200),
  source: z.string().regex(/^[a-z0-9-]+$/, "name a source key"),
  over: level.optional(),
  soft: z.boolean().optional(),
  tentative: z.string().min(30).max(300).optional(),
  measured: z.boolean().optional(),
  up: z.array(name).optional(),
  protocol: z.enum(["poisoning", "trauma", "breathing", "cardiac", "neurological"]).optional(),
  page: z
    .string()
    .regex(/^\/[a-z0-9-]+$/, "a page path such as /dog-shaking-wont-eat")
    .optional(),
  ask: z.array(z.string().min(5)).optional(),
});

const figure = z.string().regex(/^[a-z0-9-]+$/, "name a figure of content/figures.yaml");

const thresholdShape = z.strictObject({
  of: z.enum(["time", "age", "warmth", "breaths", "times"]),
  from: figure.optional(),
  under: figure.optional(),
  end: z.enum(["low", "high"]).optional(),
  times: z.number().positive().optional(),
  plus: z.number().optional(),
});
export type ThresholdLine = z.infer<typeof thresholdShape>;

const chocolateShape = z.strictObject({
  strengths: z.record(name, figure),
  labelled: figure,
  unknown: figure,
  sweet: figure,
  large_dog: figure,
  little: z.strictObject({ from: figure, times: z.number().positive() }),
});
export type ChocolateLines = z.infer<typeof chocolateShape>;

export const fileShape = z.strictObject({
  things: group.optional(),
  signs: group.optional(),
  events: group.optional(),
  cues: group.optional(),
  masks: group.optional(),
  leave: phrases.optional(),
  rules: z.array(ruleShape).optional(),
  thresholds: z.record(name, thresholdShape).optional(),
  chocolate: chocolateShape.optional(),
  kinds: group.optional(),
  learned: z
    .strictObject({
      places: phrases,
      rows: z.array(phrases).length(3),
      scale: z.array(z.number().positive()).length(3),
      bias: z.array(z.number()).length(3),
      thresholds: z.strictObject({
        raiseToEmergency: z.number(),
        raiseToUrgent: z.number(),
        raiseToRoutine: z.number(),
        keepTentative: z.number(),
      }),
    })
    .optional(),
});

export const reviewShape = z.strictObject({
  by: z.string().min(3),
  registration: z.string().min(2),
  on: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "a day such as 2026-11-21"),
  digest: z.string().min(8),
});
