import * as z from "zod";
import { ACTS, type Act, type ActModel, type ActWeights } from "#app/domain/knowledge/acts.ts";
import { unpack } from "#app/language/learned/linear-model.ts";
import type { ContentReader } from "../files/content-reader.ts";

/** Single words, written as one text with spaces. */
const words = z
  .string()
  .min(1)
  .transform((text) => text.split(/\s+/).filter(Boolean));

const weights = z
  .strictObject({
    places: z.string(),
    rows: z.array(z.string()).length(1),
    scale: z.array(z.number()).length(1),
    bias: z.array(z.number()).length(1),
    squared: z.boolean().optional(),
    threshold: z.number(),
  })
  .refine(isReadable, "these weights cannot be read: run npm run acts:train");

const modelFile = z.strictObject({
  trainedOn: z.string(),
  acts: z.strictObject(Object.fromEntries(ACTS.map((act) => [act, weights])) as Record<Act, typeof weights>),
});

/** Reads the word classes alone: training needs them before there are weights. */
export function readActClasses({ object }: Pick<ContentReader, "object">): ActModel["classes"] {
  return object("acts/classes.yaml", z.record(z.string(), words))?.item ?? {};
}

/** Reads content/acts. Without one of its files the content has a problem, and nothing is built from it. */
export function readActModel({ object }: Pick<ContentReader, "object">): ActModel {
  return { classes: readActClasses({ object }), weights: object("acts/model.json", modelFile)?.item.acts as Record<Act, ActWeights> };
}

function isReadable(one: ActWeights): boolean {
  try {
    unpack(one);
    return true;
  } catch {
    return false;
  }
}
