import * as z from "zod";
import type { GroundingTexts } from "#app/domain/knowledge/model-texts.ts";
import type { ContentReader } from "../files/content-reader.ts";

const SEARCH_FILE = "assistant/search-words.yaml";
const SAFETY_FILE = "assistant/safety.yaml";

const text = z.string().min(3);
const searchFile = z.record(z.string().regex(/^[a-z ]+$/), z.array(z.string().regex(/^[a-z ]+$/)).min(1));
const byAction = z.strictObject({ emergency: text, urgent: text });
const beginnings = z.array(z.string().regex(/^[a-z ]+$/)).min(1);
const safety = z.strictObject({
  ...byAction.shape,
  again: byAction,
  may: z.strictObject({ avoid: text, call: text, emergency: text }),
  harm: z.strictObject({ call: text, emergency: text }),
  medicine: text,
  medicineWords: beginnings,
  mayWords: beginnings.optional(),
  harmWords: beginnings.optional(),
  asking: text,
});
const safetyFile = z.object({ en: safety }).catchall(safety);

/** Reads what is looked up for a model in other languages, and what the server says before it. */
export function readGroundingTexts({ object, has }: ContentReader): GroundingTexts {
  const read = <T>(name: string, schema: z.ZodType<T>) => (has(name) ? object(name, schema)?.item : undefined);
  return {
    searchWords: read(SEARCH_FILE, searchFile) ?? {},
    // Without its sentences the content has a problem, and nothing is built from it.
    safety: (read(SAFETY_FILE, safetyFile) ?? {}) as GroundingTexts["safety"],
  };
}
