import * as z from "zod";
import type { GroundingTexts } from "#app/domain/knowledge/model-texts.ts";
import type { ContentReader } from "../files/content-reader.ts";

const CASE_FILE = "assistant/case-words.yaml";
const SEARCH_FILE = "assistant/search-words.yaml";
const SAFETY_FILE = "assistant/safety.yaml";

const text = z.string().min(3);
const labels = z.record(z.string().regex(/^[a-z_]+$/), text);
const caseFile = z.strictObject({
  not_general: z.array(z.string().regex(/^[a-z ]+$/)),
  is_so: labels,
  is_not: labels,
  was_so: text,
  took: text,
  asked: text,
  day: text,
  line: text,
});
const searchFile = z.record(z.string().regex(/^[a-z ]+$/), z.array(z.string().regex(/^[a-z ]+$/)).min(1));
const byAction = z.strictObject({ emergency: text, urgent: text });
const safety = z.strictObject({
  ...byAction.shape,
  again: byAction,
  may: z.strictObject({ avoid: text, call: text, emergency: text }),
  harm: z.strictObject({ call: text, emergency: text }),
  medicine: text,
  medicineWords: z.array(z.string().regex(/^[a-z ]+$/)).min(1),
  asking: text,
});
const safetyFile = z.object({ en: safety }).catchall(safety);

const NO_CASE_WORDS: z.infer<typeof caseFile> = {
  not_general: [],
  is_so: {},
  is_not: {},
  was_so: "",
  took: "",
  asked: "",
  day: "",
  line: "",
};

/** Reads what a model is told of a case, what is looked up for it, and what the server says before it. */
export function readGroundingTexts({ object, has }: ContentReader): GroundingTexts {
  const read = <T>(name: string, schema: z.ZodType<T>) => (has(name) ? object(name, schema)?.item : undefined);
  const { not_general: notGeneral, ...caseWords } = read(CASE_FILE, caseFile) ?? NO_CASE_WORDS;
  return {
    caseWords,
    notGeneral,
    searchWords: read(SEARCH_FILE, searchFile) ?? {},
    // Without its sentences the content has a problem, and nothing is built from it.
    safety: (read(SAFETY_FILE, safetyFile) ?? {}) as GroundingTexts["safety"],
  };
}
