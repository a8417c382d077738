import * as z from "zod";
import { STATES } from "#app/domain/breathing/breaths.ts";
import { AGES, COUNTED_SINCE, LAST_ACTS, SEXES } from "#app/domain/clocks/clock.ts";
import { SPECIES } from "#app/domain/pets.ts";

/** The shapes of the files behind the pages to work with: the chocolate sum, clocks, breathing. */

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "write the id in small letters, digits and hyphens");
const words = z.string().min(2);
const lines = z.array(words).min(3);
const level = z.enum(["emergency", "urgent", "routine"]);
const species = z.array(z.enum(SPECIES)).min(1);
const sources = z.array(id).min(1);
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "write the date as YYYY-MM-DD");
const keysOf = <Table extends object>(table: Table) => z.enum(Object.keys(table) as [keyof Table & string]);

export const quickCheckEntry = z.strictObject({
  id,
  title: z.string().min(5).max(90),
  headTitle: z.string().max(60),
  description: z.string().min(40).max(155),
  summary: z.string().min(10).max(110),
  keywords: z.array(z.string()).min(3).max(10),
  label: words,
  related: z.array(id).min(2).max(5),
  reviewed: isoDate,
});

export const chocolateSumFile = z.strictObject({
  steps: z.array(z.strictObject({ from: id, says: words })).min(1),
  little: words,
  call: words,
  watch: words,
  sources,
});

export const clockEntry = z.strictObject({
  id,
  species,
  age: z.enum(AGES).optional(),
  sex: keysOf(SEXES).optional(),
  what: keysOf(LAST_ACTS),
  since: z.enum(COUNTED_SINCE).default("last"),
  awake: z.boolean().default(false),
  urgent: id,
  emergency: id.optional(),
  now: words,
  sources,
});

export const breathingFile = z.strictObject({
  count: z.strictObject({ time: id, factor: id }),
  steps: lines,
  signs: lines.max(5),
  panting: z.strictObject({ wait: words, danger: words, openMouth: words }),
  rates: z
    .array(
      z.strictObject({
        id,
        species,
        state: keysOf(STATES),
        usual: id.optional(),
        slow: id,
        urgent: id,
        emergency: id,
        sources,
      }),
    )
    .min(1),
  uncounted: z.array(z.strictObject({ species, says: words })),
  gumSteps: lines,
  gums: z.array(z.strictObject({ id, name: words, level, says: words })).min(3),
  sources,
});
