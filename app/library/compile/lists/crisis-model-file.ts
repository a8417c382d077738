import * as z from "zod";
import type { CrisisModel } from "#app/domain/chat/crisis-advice.ts";
import type { ContentReader } from "../files/content-reader.ts";
import { learnedWeights } from "../model/learned-weights.ts";

/** Single words, written as one text with spaces. */
const words = z
  .string()
  .min(1)
  .transform((text) => text.split(/\s+/).filter(Boolean));
const phrase = z.string().refine((text) => !/^\.\.|\.\.$/.test(text.trim()), "a phrase must begin and end with a word");
const sentence = z.strictObject({ call: z.string().min(20), elsewhere: z.string().min(20) });

const classesFile = z.strictObject({ words: z.record(z.string(), words), phrases: z.record(z.string(), z.array(phrase).min(1)) });
const thresholdsFile = z.strictObject({ sure: z.number(), unsure: z.number() }).refine(({ sure, unsure }) => unsure <= sure);
const supportFile = z.object({ en: sentence }).catchall(sentence);

/** The languages of content/crisis/classes; a message in none of them is read with the first. */
export const CRISIS_LANGUAGES = ["en", "es", "fr", "de", "pt", "it", "nl"] as const;

/** Reads the word classes alone: training needs them before there are weights. */
export function readCrisisClasses({ object }: ContentReader): CrisisModel["classes"] {
  return Object.fromEntries(
    CRISIS_LANGUAGES.map((language) => [language, object(`crisis/classes/${language}.yaml`, classesFile)?.item]),
  ) as CrisisModel["classes"];
}

/** Reads content/crisis. */
export function readCrisisModel(reader: ContentReader): CrisisModel {
  // Without one of its files the content has a problem, and nothing is built from it.
  return {
    classes: readCrisisClasses(reader),
    classifier: reader.object("crisis/classifier.json", learnedWeights)?.item,
    thresholds: reader.object("crisis/thresholds.yaml", thresholdsFile)?.item,
    support: reader.object("crisis/support.yaml", supportFile)?.item,
  } as CrisisModel;
}
