import * as z from "zod";
import { STATES } from "#app/domain/breathing/breaths.ts";
import { AGES, COUNTED_SINCE, LAST_ACTS, SEXES } from "#app/domain/clocks/clock.ts";
import { id, keysOf, level, lines, pageTexts, related, citedSources as sources, species, words } from "../files/fields.ts";

/** The shapes of the files behind the pages to work with: the chocolate sum, clocks, breathing. */

export const quickCheckEntry = z.strictObject({
  id,
  ...pageTexts,
  headTitle: z.string().max(60),
  label: words,
  related,
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
