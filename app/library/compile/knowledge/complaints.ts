import * as z from "zod";
import { type Complaint, PAGE_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { AskedAnswer } from "#app/domain/knowledge/knowledge.ts";
import { SPECIES } from "#app/domain/pets.ts";
import type { ContentReader } from "../files/content-reader.ts";

const FILE = "complaints.yaml";

const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/, "small letters and hyphens");
const concept = z.string().regex(/^[a-z_]+$/);
const plain = z.string().regex(/^[a-z0-9 ]+$/, "write words in small letters, without apostrophes");
const told = z
  .strictObject({
    concepts: z.array(concept).min(1).optional(),
    numbers: z.array(z.string()).min(1).optional(),
    words: z.array(plain).min(1).optional(),
  })
  .refine((given) => Object.keys(given).length > 0, "name what shows it: concepts, numbers or words");
const fact = z.strictObject({
  id,
  ask: z.string().max(110).regex(/\?$/, "end it with a question mark"),
  answers: z.array(z.string().min(5).max(70)).min(2).max(4),
  known: told,
});

/** The shape of an entry of content/complaints.yaml. */
export const complaintEntry = z.strictObject({
  id,
  species: z.array(z.enum([...SPECIES, "reptile"])).min(1),
  under: z.array(z.string()).min(1),
  told,
  example: z.string().min(10),
  facts: z
    .array(fact)
    .min(1)
    .max(4)
    .refine((facts) => new Set(facts.map((one) => one.id)).size === facts.length, "each fact needs an id of its own"),
});

/** Reads what is worth asking about each complaint, and checks that what it belongs under exists. @param units answers, protocols and pages */
export function readComplaints({ has, list }: Pick<ContentReader, "has" | "list">, units: readonly AskedAnswer[]): Complaint[] {
  if (!has(FILE)) return [];
  const known = new Set(units.flatMap(({ id: unit, topic }) => (topic === PAGE_TOPIC ? [unit] : [unit, topic])));
  return list(FILE, complaintEntry, (entry) => entry.id).map(({ item, report }) => {
    item.under.forEach((under, at) => {
      if (!known.has(under)) report(["under", at], `there is no answer or topic "${under}"`);
    });
    return item;
  });
}
