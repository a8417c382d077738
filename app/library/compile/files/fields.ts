import * as z from "zod";
import { SPECIES } from "#app/domain/pets.ts";
import { CARD_LEVELS } from "#app/domain/urgency.ts";

/** The fields that files of several kinds have. */

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const id = z.string().regex(NAME, "write the id in small letters, digits and hyphens");
export const slug = z.string().regex(NAME, "write the address without slash, like dog-health-guide");
export const path = z.string().regex(/^\/[a-z0-9-]+$/, "write the address with its slash, like /dog-shaking-wont-eat");
export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "write the date as YYYY-MM-DD");
/** International, or the form that is dialed at home: some services answer only that one. */
export const tel = z
  .string()
  .regex(/^(\+\d{8,15}|\d{3,12})$/, "write the number for tel: links, like +18884264435, or as it is dialed at home, like 145");
export const words = z.string().min(2);
export const lines = z.array(words).min(3);
export const species = z.array(z.enum(SPECIES)).min(1);
export const speciesOrAll = z.array(z.enum([...SPECIES, "all"])).min(1);
export const level = z.enum(CARD_LEVELS);
export const citedSources = z.array(id).min(1);
/** One of the keys of a table. */
export const keysOf = <Table extends object>(table: Table) => z.enum(Object.keys(table) as [keyof Table & string]);

/** What every page says of itself, in lists and to search engines. */
export const pageTexts = {
  title: z.string().min(5).max(90),
  headTitle: z.string().max(60).optional(),
  description: z.string().min(40).max(155),
  summary: z.string().min(10).max(110),
  keywords: z.array(z.string()).min(3).max(10),
  reviewed: isoDate,
};
export const related = z.array(slug).min(1).max(5);
