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
  sure: z.boolean().optional(),
  up: z.array(name).optional(),
  protocol: z.enum(["poisoning", "trauma", "breathing", "cardiac", "neurological"]).optional(),
  page: z
    .string()
    .regex(/^\/[a-z0-9-]+$/, "a page path such as /dog-shaking-wont-eat")
    .optional(),
  ask: z.array(z.string().min(5)).optional(),
});

export const fileShape = z.strictObject({
  things: group.optional(),
  signs: group.optional(),
  events: group.optional(),
  cues: group.optional(),
  masks: group.optional(),
  leave: phrases.optional(),
  rules: z.array(ruleShape).optional(),
  learned: z
    .strictObject({
      places: phrases,
      rows: z.array(phrases).length(3),
      scale: z.array(z.number().positive()).length(3),
      bias: z.array(z.number()).length(3),
      limits: z.strictObject({ agree: z.number(), alone: z.number(), urgent: z.number(), routine: z.number(), calm: z.number() }),
    })
    .optional(),
});

export const reviewShape = z.strictObject({
  by: z.string().min(3),
  registration: z.string().min(2),
  on: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "a day such as 2026-11-21"),
  digest: z.string().min(8),
});
