import * as z from "zod";
import { LEVEL_PHRASES, type OwnerQuestion, PHRASES, type Phrases } from "#app/domain/knowledge/assistant-content.ts";
import { SUBSTANCE_VERDICTS } from "#app/domain/knowledge/knowledge.ts";
import { LEVELS } from "#app/domain/urgency.ts";
import { type File, readYamlObject } from "../files/yaml-file.ts";
import type { Problem } from "../problems.ts";

const text = z.string().min(5);
/** Two replies back, and one more. */
const LEAST_WORDINGS = 3;
const LEVELS_WITH_ACTION = ["emergency", "urgent", "routine"] as const;
const byVerdict = z.strictObject(
  Object.fromEntries(SUBSTANCE_VERDICTS.map((one) => [one, text])) as Record<(typeof SUBSTANCE_VERDICTS)[number], z.ZodString>,
);
const byLevel = z.strictObject(Object.fromEntries(LEVELS.map((one) => [one, text])) as Record<(typeof LEVELS)[number], z.ZodString>);

/** The shape of content/assistant/phrases.yaml. */
const phrasesFile = z.strictObject({
  may: byVerdict,
  "may-use": byVerdict,
  harm: byVerdict,
  action: z.strictObject(
    Object.fromEntries(LEVELS_WITH_ACTION.map((one) => [one, text])) as Record<(typeof LEVELS_WITH_ACTION)[number], z.ZodString>,
  ),
  kind: z.strictObject({ emergency: text, other: text }),
  languages: z.record(z.string().length(2), z.strictObject({ emergency: text, urgent: text, other: text })),
  thanks: z.strictObject({ emergency: text, urgent: text, other: text }),
  "still-needs": z.strictObject({ emergency: text, urgent: text }),
  "noted-more": z.array(text).min(LEAST_WORDINGS),
  same: z.array(text).min(LEAST_WORDINGS),
  ...(Object.fromEntries(LEVEL_PHRASES.map((one) => [one, byLevel])) as Record<(typeof LEVEL_PHRASES)[number], typeof byLevel>),
  ...(Object.fromEntries(PHRASES.map((one) => [one, text])) as Record<(typeof PHRASES)[number], z.ZodString>),
});

const pattern = z.string().refine((source) => isPattern(source), "this is not a regular expression that can be read");

/** The shape of content/assistant/questions.yaml. */
const questionsFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    topics: z.array(z.string()).min(1),
    when: pattern,
    unless: pattern,
    ask: text,
    answers: z.array(text).min(2).max(4),
  }),
);

/** What the assistant says and asks by itself. */
export type AssistantTexts = { phrases: Phrases; questions: OwnerQuestion[] };

export function readAssistantTexts(file: (name: string) => File, problems: Problem[]): AssistantTexts {
  const phrases = readYamlObject(file("assistant/phrases.yaml"), phrasesFile, problems)?.item;
  const questions = readYamlObject(file("assistant/questions.yaml"), questionsFile, problems)?.item ?? [];
  // Without its phrases the content has a problem, and nothing is built from it.
  return { phrases: phrases ?? ({} as Phrases), questions };
}

function isPattern(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}
