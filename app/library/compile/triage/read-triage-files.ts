import * as z from "zod";
import type { Problem } from "#app/domain/content/problem.ts";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { OTHER_LANGUAGES } from "#app/language/message-language.ts";
import { checksSchema, languageSchema } from "#app/triage/compile/check-schemas.ts";
import {
  definitionSchema,
  ordinaryWordsSchema,
  plainWordsSchema,
  questionsSchema,
  ruleSchema,
  thresholdsSchema,
  unreadLanguageSchema,
  weightsSchema,
  wordsSchema,
} from "#app/triage/compile/schemas.ts";
import type { Sourced, TriageSources } from "#app/triage/compile/triage-sources.ts";
import { type ContentReader, contentReader } from "../files/content-reader.ts";

/** The folder of the rules, from the project's root. */
const FOLDER = "content/triage";

const NO_THRESHOLDS = { facts: {}, classifier: { raiseToEmergency: 0, raiseToUrgent: 0, raiseToRoutine: 0, leastShared: 0 } };

const NO_KIND = { asks: "", answers: [] };
const NO_CHECKS: z.infer<typeof checksSchema> = {
  kinds: { state: NO_KIND, exposure: NO_KIND, accident: NO_KIND, birth: NO_KIND },
  list: [],
  listAsks: "",
  others: { none: "", unsure: "" },
  replies: { yes: [], no: [], unsure: [] },
};

const NO_QUESTIONS: TriageSources["questions"] = {
  skip: "",
  replies: { yes: "", some: "", much: "", no: "", not: "", unsure: "" },
  signs: [],
};

/** Reads every file of `content/triage`. Each is written as `content/triage/README.md` says. */
export function readTriageFiles(root: string, problems: Problem[], substances: readonly Substance[] = []): TriageSources {
  const reader = contentReader(root, problems, FOLDER);
  const { has, list, map, object, filesIn } = reader;
  const objectOr = <T>(name: string, schema: z.ZodType<T>, otherwise: T): Sourced<T> =>
    object(name, schema) ?? { file: `${FOLDER}/${name}`, item: otherwise, lineAt: () => 1 };
  const definitions = map("define.yaml", definitionSchema);
  const weights = has("weights.json") ? object("weights.json", weightsSchema) : undefined;
  return {
    rules: readRules(reader),
    definitions: { ...definitions, item: Object.fromEntries(definitions.item) },
    words: filesIn("words", ".yaml").map((name) => objectOr(`words/${name}`, wordsSchema, {})),
    ordinaryWords: objectOr("ordinary-words.yaml", ordinaryWordsSchema, { words: [] }).item.words,
    wordClasses: [...map("word-classes.yaml", plainWordsSchema).item.values()],
    substances,
    everydayNames: list("everyday-names.yaml", z.string(), (name) => name).map(({ item }) => item),
    unreadLanguages: list("unread-languages.yaml", unreadLanguageSchema).map(({ item }) => item),
    checks: objectOr("checks.yaml", checksSchema, NO_CHECKS).item,
    languages: readLanguages(reader),
    questions: objectOr("questions.yaml", questionsSchema, NO_QUESTIONS).item,
    thresholds: objectOr("thresholds.yaml", thresholdsSchema, NO_THRESHOLDS),
    ...(weights && { weights }),
  };
}

/** One file for each language in which the card is written. */
function readLanguages({ object }: ContentReader): TriageSources["languages"] {
  const files = OTHER_LANGUAGES.map((language) => [language, object(`languages/${language}.yaml`, languageSchema)] as const);
  return Object.fromEntries(files.filter(([, file]) => file));
}

/** The rules of all files, in the order that `rule-order.yaml` gives the files. */
function readRules({ list, filesIn, problems }: ContentReader): TriageSources["rules"] {
  const listed = list("rule-order.yaml", z.string(), (name) => name);
  const existing = filesIn("rules", ".yaml").map((name) => name.slice(0, -".yaml".length));
  for (const { item, report } of listed)
    if (!existing.includes(item)) report([], `there is no file rules/${item}.yaml; correct the name or remove it`);
  const names = listed.map(({ item }) => item).filter((name) => existing.includes(name));
  for (const name of existing)
    if (!names.includes(name))
      problems.push({ file: `${FOLDER}/rule-order.yaml`, line: 1, says: `rules/${name}.yaml has no place in the order; add "${name}"` });
  return names.flatMap((name) => list(`rules/${name}.yaml`, ruleSchema));
}
