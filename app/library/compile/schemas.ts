import * as z from "zod";
import { STATES } from "#app/domain/breathing/breaths.ts";
import { AGES, SEXES } from "#app/domain/clocks/clock.ts";
import { SIGNS } from "#app/domain/content/page.ts";
import { SPECIES } from "#app/domain/pets.ts";
import { isoDate, keysOf, level, pageTexts, related, slug, species, speciesOrAll, tel } from "./files/fields.ts";

const findable = { searchTerms: z.array(z.string()).default([]), related };

/** What a page is for, when it does not begin with a sign that an owner sees. Each shape has headings of its own. */
const SHAPES = ["emergency", "disease", "how-to", "decision", "loss"] as const;
export type Shape = (typeof SHAPES)[number];
const shape = z.enum(SHAPES).optional();
const sign = keysOf(SIGNS);

/** The front matter of each kind of page; a field that is not here stops the build. */
export const frontMatter = {
  scenario: z.strictObject({ ...pageTexts, ...findable, urgency: level, sign, shape }),
  /** An empty list of species: an animal that is none of them, like a tortoise or a hen. */
  topic: z.strictObject({ ...pageTexts, ...findable, urgency: level, sign, shape, species: z.array(z.enum(SPECIES)) }),
  guide: z.strictObject({ ...pageTexts, ...findable, species }),
  /** One food and the animals that are asked about; the urgency is that of an animal that has eaten it. */
  food: z.strictObject({ ...pageTexts, ...findable, urgency: level, species }),
  info: z.strictObject(pageTexts),
};

/** Of a page about a sign, be it one animal's or every animal's. */
const SIGN_HEADINGS = [
  "What to do now",
  "What not to do",
  "How urgent is it?",
  "Likely causes",
  "What the vet will ask",
  "What the vet may do",
  "How to prevent it",
] as const;

/** Required headings of a page: those of a kind in this order, those of a shape in any order. Others may come between them. */
export const REQUIRED_HEADINGS: Record<keyof typeof frontMatter | Shape, readonly string[]> = {
  scenario: SIGN_HEADINGS,
  topic: SIGN_HEADINGS,
  guide: ["Everyday care", "Food and water", "Checks and prevention", "Common problems", "When to worry"],
  food: ["Why", "If they have eaten some", "Other animals"],
  info: [],
  emergency: ["What to do now", "What not to do", "On the way", "What the vet may do", "How it usually goes", "Afterward"],
  disease: ["How urgent is it?", "What the vet may do", "How it usually goes", "Care at home"],
  "how-to": ["What you need", "Step by step", "What not to do", "When to see a vet"],
  decision: ["What to weigh", "What it costs", "What to ask your vet"],
  loss: ["What may help now", "What to leave", "How your vet can help"],
};

/** What a limit is about. Two figures that are limits of one sign must differ in animal, level, age, sex, state or circumstance. */
const LIMIT_SIGNS = [
  "no-food",
  "no-water",
  "no-urine",
  "no-droppings",
  "fast-breathing",
  "slow-breathing",
  "hard-breathing",
  "upset-stomach",
  "limp",
  "paw-licking",
  "hiding",
  "night-calling",
  "bleeding",
  "seizure",
  "straining-in-labor",
  "pause-in-labor",
  "no-birth-in-labor",
  "any",
] as const;

const limit = z.strictObject({
  sign: z.enum(LIMIT_SIGNS),
  level,
  age: z.enum(AGES).optional(),
  sex: keysOf(SEXES).optional(),
  state: keysOf(STATES).optional(),
  when: z.string().min(5).optional(),
});
export type FigureLimit = z.infer<typeof limit>;

const amount = z.union([z.number(), z.tuple([z.number(), z.number()]), z.string().min(1)]);

export const figureEntry = z.strictObject({
  value: amount,
  unit: z.string(),
  also: z.array(z.strictObject({ value: amount, unit: z.string() })).optional(),
  species: speciesOrAll,
  limits: z.array(limit).min(1).optional(),
  note: z.string().min(5),
  source: z.string(),
  checked: isoDate.optional(),
});
export type FigureEntry = z.infer<typeof figureEntry>;

export const sourceEntry = z.strictObject({
  title: z.string().min(5),
  grade: z.enum(["A", "B", "house"]),
  url: z.url().optional(),
  checked: isoDate.optional(),
});

export const helplineEntry = z.strictObject({
  id: slug,
  country: z.string().length(2),
  countryName: z.string(),
  name: z.string(),
  number: z.string(),
  tel,
  hours: z.string(),
  fee: z.string(),
  source: z.string(),
  checked: isoDate,
});

export const siteFile = z.strictObject({
  name: z.string(),
  url: z.url(),
  tagline: z.string(),
  description: z.string().max(155),
  author: z.string(),
  contactEmail: z.email(),
  postalAddress: z.string(),
  copyright: z.string(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "write the country in two capital letters, like GB")
    .optional(),
  helpline: slug.optional(),
});
export type Site = z.infer<typeof siteFile>;

export const faqEntry = z.strictObject({
  id: slug,
  question: z.string().endsWith("?"),
  answer: z.string().min(40),
});

/** How many words the pages of each kind have, list items included. */
export const WORD_COUNTS: Partial<Record<keyof typeof frontMatter | Shape, readonly [number, number]>> = {
  guide: [1200, 1800],
  topic: [900, 1300],
  scenario: [700, 1100],
  food: [280, 600],
  emergency: [500, 1100],
  disease: [550, 1100],
  "how-to": [450, 1000],
  decision: [500, 1000],
};

/** A signature under a page. Nobody signs for a page that was changed since. */
export const reviewEntry = z.strictObject({
  page: slug,
  by: z.string().min(3),
  role: z.string().min(3),
  on: isoDate,
  signature: z.string().min(20),
});

/** A page that may read harder than the rest, and why. */
export const readingException = z.strictObject({ page: slug, grade: z.number().min(8).max(12), reason: z.string().min(20) });

export const synonymsFile = z.array(z.array(z.string()).min(2));
