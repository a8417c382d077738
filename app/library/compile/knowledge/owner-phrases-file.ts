import * as z from "zod";
import { FOLLOW_UPS } from "#app/domain/knowledge/follow-ups.ts";
import { INTENTS } from "#app/domain/knowledge/intents.ts";
import { ASIDES, CUES, type OwnerPhrases, type PhraseRule, QUESTION_KINDS } from "#app/domain/knowledge/owner-phrases.ts";
import { readPhrase } from "#app/triage/compile/compile-words.ts";
import type { ContentReader, Located } from "../files/content-reader.ts";

const FOLDER = "assistant/owner-phrases";
const ANCHORS = /^\^ | \$$/g;
const NAMED = /<([a-z_]+)>/g;

const phrases = z.array(z.string().min(1)).min(1);
const wordsFile = z.record(z.string().regex(/^[a-z_]+$/), phrases);

function ruleOf<Name extends string>(name: z.ZodType<Name>) {
  return z.strictObject({ is: name, says: phrases, unless: phrases.optional() });
}

/** How owners say what the assistant asks of their words; each phrase is one that the matcher can read. */
export function readOwnerPhrases(reader: Pick<ContentReader, "has" | "object" | "list">): OwnerPhrases {
  const words = reader.has(`${FOLDER}/words.yaml`) ? reader.object(`${FOLDER}/words.yaml`, wordsFile) : undefined;
  for (const [name, written] of Object.entries(words?.item ?? {})) if (words) check(words, [name], written, words.item);
  const rules = <Name extends string>(file: string, name: z.ZodType<Name>): PhraseRule<Name>[] => {
    const path = `${FOLDER}/${file}`;
    const found = reader.has(path) ? reader.list(path, ruleOf(name)) : [];
    for (const one of found) {
      check(one, ["says"], one.item.says, words?.item ?? {});
      check(one, ["unless"], one.item.unless ?? [], words?.item ?? {});
    }
    return found.map(({ item }) => item);
  };
  return {
    words: words?.item ?? {},
    intents: rules("intents.yaml", z.enum(INTENTS)),
    followUps: rules("follow-ups.yaml", z.enum(FOLLOW_UPS)),
    followUpsInCase: rules("follow-ups-in-case.yaml", z.enum(FOLLOW_UPS)),
    loss: rules("loss.yaml", z.string()),
    cues: rules("cues.yaml", z.enum(CUES)),
    questions: rules("questions.yaml", z.enum(QUESTION_KINDS)),
    asides: rules("asides.yaml", z.enum(ASIDES)),
  };
}

function check(
  { report }: Pick<Located<unknown>, "report">,
  path: readonly PropertyKey[],
  written: readonly string[],
  words: OwnerPhrases["words"],
): void {
  written.forEach((phrase, at) => {
    const { problem } = readPhrase(phrase.replace(ANCHORS, ""));
    if (problem) report([...path, at], problem);
    for (const [, name = ""] of phrase.matchAll(NAMED))
      if (!words[name]) report([...path, at], `"${phrase}": words.yaml has no words for <${name}>; correct the name or add it`);
  });
}
