import * as z from "zod";
import { type NamedUnits, UNIT_NAMES } from "#app/domain/knowledge/assistant-content.ts";
import type { AskedAnswer } from "#app/domain/knowledge/knowledge.ts";
import type { ContentReader } from "../files/content-reader.ts";

const FILE = "assistant/units.yaml";

/** The shape of content/assistant/units.yaml. */
const unitsFile = z.strictObject(Object.fromEntries(UNIT_NAMES.map((name) => [name, z.string().optional()])));

/** Reads the answers that the assistant gives by name, and checks that each exists. */
export function readNamedUnits({ has, object }: Pick<ContentReader, "has" | "object">, units: readonly AskedAnswer[]): NamedUnits {
  const file = has(FILE) ? object(FILE, unitsFile) : undefined;
  const known = new Set(units.map(({ id }) => id));
  for (const [name, id] of Object.entries(file?.item ?? {})) if (id && !known.has(id)) file?.report([name], `there is no answer "${id}"`);
  return (file?.item ?? {}) as NamedUnits;
}
