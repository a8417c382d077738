import * as z from "zod";
import type { CrisisLine, CrisisRules } from "#app/domain/chat/crisis-advice.ts";
import { compileSentencePattern } from "#app/language/sentence-pattern.ts";
import type { CompileContext } from "../compile-context.ts";
import { isoDate, tel } from "../files/fields.ts";
import { citationProblems } from "../prose/citations.ts";

const LANGUAGES = ["es", "fr", "de", "pt", "it", "nl"] as const;

const line = z.strictObject({
  name: z.string().min(3),
  number: z.string().min(3),
  tel,
  note: z.string().min(5),
  countries: z.array(z.string().length(2)).min(1).optional(),
  notes: z.partialRecord(z.enum(LANGUAGES), z.string().min(5)).optional(),
  /** Where the number comes from, if not from the source of its card. */
  source: z.string().optional(),
});

const translation = z.strictObject({
  heading: z.string().min(10),
  elsewhere: z.string().min(5),
  says: z.array(z.string().min(10)).min(2).max(5),
  hears: z.array(z.string().min(4)).min(1).optional(),
});

const card = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  heading: z.string().min(10),
  says: z.array(z.string().min(10)).min(2).max(5),
  lines: z.array(line).min(1).max(20),
  source: z.string(),
  checked: isoDate,
  hears: z.array(z.string().min(4)).min(1),
  unless: z.array(z.string().min(4)).optional(),
  translations: z.partialRecord(z.enum(LANGUAGES), translation).optional(),
});

/** The shape of content/human-danger.yaml. */
export const crisisFile = z.strictObject({
  words: z.record(z.string(), z.array(z.string().min(1)).min(1)),
  cards: z.array(card).min(1),
});

/** Reads the cards for people in danger; each needs a source that is in the register, and lines that can be read. */
export function readCrisisRules({ object, sources }: CompileContext): CrisisRules {
  const read = object("human-danger.yaml", crisisFile);
  if (!read) return { words: {}, cards: [] };
  const { report } = read;
  const { words, cards } = read.item;
  cards.forEach(({ id, source, lines, hears, unless = [], translations = {} }, index) => {
    const inOthers = Object.values(translations).flatMap((one) => one.hears ?? []);
    const cited = [source, ...lines.flatMap((line) => line.source ?? [])];
    for (const says of citationProblems(cited, sources)) report(["cards", index, "source"], `${id}: ${says}`);
    for (const one of [...hears, ...unless, ...inOthers]) {
      try {
        compileSentencePattern(one, words);
      } catch (error) {
        report(["cards", index, "hears"], `${id}: the line "${one}" cannot be read: ${error instanceof Error ? error.message : error}`);
      }
    }
  });
  return {
    words,
    cards: cards.map(({ id, heading, says, lines, hears, unless, translations }) => ({
      id,
      heading,
      says,
      lines: lines.map(({ source: _source, ...shown }) => shown as CrisisLine),
      hears,
      ...(unless && { unless }),
      ...(translations && { translations }),
    })),
  };
}
