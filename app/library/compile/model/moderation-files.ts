import * as z from "zod";
import type { ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import type { ContentReader } from "../files/content-reader.ts";
import { learnedWeights } from "./learned-weights.ts";

/** Single words, written as one text with spaces. */
const words = z
  .string()
  .min(1)
  .transform((text) => text.split(/\s+/).filter(Boolean));
const PHRASE = /^(?:\S+\s*)+$/;
const phrases = z.array(
  z
    .string()
    .regex(PHRASE)
    .refine((phrase) => phrase.trim() !== "" && !/^\.\.|\.\.$/.test(phrase.trim()), "a phrase must begin and end with a word"),
);
const text = z.string().min(20);
const numberNamed = z.string().includes("{name}").includes("{number}");
/** What stands where a sentence was cut, in one language. */
const replacements = z.strictObject({
  medicine: text,
  emesis: text,
  harm: text,
  unfit: text,
  phone: text,
  link: text,
  emergency: text,
  urgent: text,
  calm: text,
  crisis: text,
  named: z.strictObject({ line: numberNamed, noLine: text, crisisLine: numberNamed, noCrisisLine: text }),
});
const frames = z.array(z.string().min(3));
const limits = <T extends string>(...names: T[]) =>
  z.strictObject(Object.fromEntries(["alone", ...names].map((name) => [name, z.number()])) as Record<T | "alone", z.ZodNumber>);

const LEARNED = new Set(["classifier", "suspicion"]);

const FILES = {
  medicines: z.strictObject({ names: words, endings: words, descriptions: phrases, owners: phrases, kinds: words }),
  doses: z.strictObject({ numbers: words, strengths: words, portions: words, pieces: words, gives: words, foods: words, phrases }),
  emesis: z.strictObject({ emetics: phrases, signs: phrases, actions: phrases }),
  stance: z.strictObject({
    denies: words,
    undenied: phrases,
    warns: words,
    reports: words,
    vets: words,
    vetless: phrases,
    permits: words,
    pronouns: words,
  }),
  reassurance: z.strictObject({
    always: phrases,
    urgent: phrases,
    pairs: z.array(z.strictObject({ serious: z.boolean(), first: phrases, second: phrases })),
  }),
  softening: z.strictObject({
    denies: words,
    warns: words,
    classes: z.record(z.string(), words),
    act: frames,
    claim: frames,
    doubt: frames,
  }),
  remedies: z.strictObject({
    classes: z.record(z.string(), words),
    vomiting: frames,
    release: z.strictObject({ frames, polite: words, absent: words, swallowed: words }),
  }),
  harms: z.strictObject({ classes: z.record(z.string(), words), harm: frames, claims: frames, unfit: frames }),
  replacements: z.strictObject({
    en: replacements,
    es: replacements,
    fr: replacements,
    de: replacements,
    pt: replacements,
    it: replacements,
    nl: replacements,
  }),
  broken: z.strictObject({ en: text, es: text, fr: text, de: text, pt: text, it: text, nl: text }),
  crisis: z.strictObject({ lines: phrases }),
  questions: z.strictObject({
    amounts: phrases,
    measures: words,
    doubtful: words,
    spans: words,
    intervals: words,
    ranges: words,
    others: words,
    owned: phrases,
    tells: phrases,
    again: phrases,
  }),
  "word-classes": z.record(z.string(), words),
  thresholds: z.strictObject({
    medicine: limits("medicine", "unreleased"),
    emesis: limits("emesis", "unreleased"),
    harm: limits("harm"),
    unfit: limits("unfit"),
    calm: z.strictObject({
      serious: limits("act", "claim", "doubt", "always", "serious"),
      danger: limits("act", "claim", "always"),
      mild: limits("act", "claim", "always"),
    }),
    suspicion: z.strictObject({ serious: z.number(), mild: z.number(), remedy: z.number(), clear: z.number() }),
  }),
  classifier: learnedWeights,
  suspicion: learnedWeights,
};

/** The names under which lists are read that files name otherwise. */
const NAMES: Record<string, keyof ModerationLists> = { "word-classes": "wordClasses" };

/** Reads content/moderation. */
export function readModerationLists({ object }: ContentReader): ModerationLists {
  const read = Object.entries(FILES).map(([name, shape]) => {
    const file = `moderation/${name}.${LEARNED.has(name) ? "json" : "yaml"}`;
    return [NAMES[name] ?? name, object(file, shape as z.ZodType)?.item];
  });
  // Without one of its files the content has a problem, and nothing is built from it.
  return Object.fromEntries(read) as ModerationLists;
}
