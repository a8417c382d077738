import * as z from "zod";
import { CHECK_ANSWERS } from "../check.ts";
import { type CaseFacts, MOST_ANIMALS, MOST_CHECKS, MOST_MENTIONS, MOST_QUANTITIES, PRONOUNS, QUOTE_CHARS } from "../facts.ts";
import { CONTACTS, type DialogFacts } from "../knowledge/dialog.ts";
import { INTENTS } from "../knowledge/intents.ts";
import { PET_NAME_CHARS } from "../limits.ts";
import { PET_TYPES } from "../pets.ts";
import { cleanLine, isBlank } from "../text/plain-text.ts";
import { LEVELS } from "../urgency.ts";

const ID_CHARS = 200;
const ANIMAL_WORD_CHARS = 40;
const MOST_RULES = 20;
const MOST_TOPICS = 3;
const MOST_ASKED = 30;

/** The largest and smallest numbers that an owner can mean, by what they measure; times in hours. */
const RANGES: Record<string, readonly [least: number, most: number]> = {
  duration: [0, 100_000],
  ago: [0, 100_000],
  age: [0, 2_000_000],
  kg: [0.001, 1_500],
  grams: [0, 100_000],
  mg: [0, 10_000_000],
  celsius: [-50, 60],
  breaths: [0, 1_000],
  times: [0, 1_000],
  percent: [0, 1_000],
  bars: [0, 1_000],
  squares: [0, 1_000],
};
const ranges = new Map(Object.entries(RANGES));

const count = z.number().int().min(0).max(100_000);
/** An id of ours: no words of a sentence, no markup, and no name that an object has by itself. */
const id = z
  .string()
  .max(ID_CHARS)
  .regex(/^[a-z0-9][\w:./#-]*$/i)
  .refine((text) => !(text in {}));

/** An object without its undefined values. */
function withoutGaps<T extends object>(from: T): T {
  return Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined)) as T;
}

/** A value that is left out when it is not what we sent; the others stay. */
const optional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** A list without the items that are not what we sent. */
function listOf<T extends z.ZodType>(item: T, most: number) {
  return z.array(z.unknown()).transform((items) =>
    items.slice(-most).flatMap((one): z.output<T>[] => {
      const parsed = item.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}

/** A short line that a person could have typed. */
const shortLine = (most: number) =>
  z
    .string()
    .max(most)
    .transform(cleanLine)
    .refine((text) => !isBlank(text));

const quantity = z
  .object({ of: z.string(), value: z.number(), turn: count, sentence: count })
  .refine(({ of, value }) => value >= (ranges.get(of)?.[0] ?? Infinity) && value <= (ranges.get(of)?.[1] ?? -Infinity));

const animal = z
  .object({
    species: optional(z.enum([...PET_TYPES, "reptile"])),
    name: optional(shortLine(PET_NAME_CHARS)),
    pronoun: optional(z.enum(PRONOUNS)),
    mentions: listOf(
      z
        .object({
          concept: id,
          status: z.enum(["present", "past", "negated", "hypothetical"]),
          turn: count,
          sentence: count,
          doubt: optional(z.enum(["cue", "over", "story", "long", "vet", "apart"])),
        })
        .transform(withoutGaps),
      MOST_MENTIONS,
    ),
    quantities: listOf(quantity, MOST_QUANTITIES),
    level: z.enum(LEVELS),
    died: optional(z.literal(true)),
    rules: listOf(id, MOST_RULES),
  })
  .transform(withoutGaps);

const check = z
  .object({
    animal: count,
    rule: id,
    quote: z.string().max(QUOTE_CHARS).transform(cleanLine),
    turn: count,
    answer: optional(z.enum(CHECK_ANSWERS)),
  })
  .transform(withoutGaps);

const openCase = z
  .object({ animal: count, unit: optional(id), byRule: optional(id), contact: optional(z.enum(CONTACTS)) })
  .transform(withoutGaps);

const dialog = z.object({
  topic: optional(id),
  unit: optional(id),
  intent: optional(z.enum(INTENTS)),
  askedFor: optional(id),
  asked: optional(listOf(id, MOST_ASKED)),
  openName: optional(count),
  animal: optional(shortLine(ANIMAL_WORD_CHARS).refine((text) => /^[\p{L}\p{M}' -]+$/u.test(text))),
  openCases: optional(listOf(openCase, MOST_ANIMALS)),
});

/**
 * What a reply returned and the next request brings back (facts.ts). It lies with the visitor, so each part is held against what we could
 * have sent, and dropped by itself when it is not that; triage drops the concepts and rules that its rule book does not know.
 */
export const caseFacts = z
  .object({
    animals: z.array(animal).max(MOST_ANIMALS),
    current: count,
    turns: count,
    sentences: count,
    checks: optional(listOf(check, MOST_CHECKS)),
    language: optional(z.string().regex(/^[a-z]{2}$/)),
    topic: optional(z.object({ concepts: listOf(id, MOST_TOPICS), turn: count })),
    dialog: optional(dialog),
  })
  .refine(({ animals, current }) => current === 0 || current < animals.length)
  .transform(({ dialog: last, ...given }): CaseFacts => {
    const facts = withoutGaps(given);
    if (!last) return facts;
    const { openCases = [], ...rest } = last;
    const known = openCases.filter(({ animal }) => animal < facts.animals.length);
    return { ...facts, dialog: withoutGaps({ ...rest, ...(known.length > 0 && { openCases: known }) }) as DialogFacts };
  });
