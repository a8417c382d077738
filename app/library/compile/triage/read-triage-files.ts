import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
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
import { type File, readYamlList, readYamlMap, readYamlObject } from "../files/yaml-file.ts";
import type { Problem } from "../problems.ts";

/** The folder of the rules, from the project's root. */
const FOLDER = "content/triage";

const NO_THRESHOLDS = { facts: {}, classifier: { raiseToEmergency: 0, raiseToUrgent: 0, raiseToRoutine: 0, keepTentative: 0 } };

const NO_QUESTIONS: TriageSources["questions"] = {
  skip: "",
  replies: { yes: "", some: "", much: "", no: "", not: "", unsure: "" },
  signs: [],
};

/** Reads every file of `content/triage`. Each is written as `content/triage/README.md` says. */
export function readTriageFiles(root: string, problems: Problem[]): TriageSources {
  const file = (name: string): File => ({ path: join(root, FOLDER, name), name: `${FOLDER}/${name}` });
  const object = <T>(name: string, schema: z.ZodType<T>, otherwise: T): Sourced<T> => {
    const read = readYamlObject(file(name), schema, problems);
    return { file: file(name).name, item: read?.item ?? otherwise, lineAt: read?.lineAt ?? (() => 1) };
  };
  const { entries, lineAt } = readYamlMap(file("define.yaml"), definitionSchema, problems);
  const weights = file("weights.json");
  const learned = existsSync(weights.path) ? readYamlObject(weights, weightsSchema, problems) : undefined;
  return {
    rules: readRules(root, file, problems),
    definitions: { file: file("define.yaml").name, item: Object.fromEntries(entries), lineAt },
    words: yamlNames(root, "words").map((name) => object(`words/${name}.yaml`, wordsSchema, {})),
    ordinaryWords: object("ordinary-words.yaml", ordinaryWordsSchema, { words: [] }).item.words,
    wordClasses: [...readYamlMap(file("word-classes.yaml"), plainWordsSchema, problems).entries.values()],
    unreadLanguages: readYamlList(file("unread-languages.yaml"), unreadLanguageSchema, problems).map(({ item }) => item),
    questions: object("questions.yaml", questionsSchema, NO_QUESTIONS).item,
    thresholds: object("thresholds.yaml", thresholdsSchema, NO_THRESHOLDS),
    ...(learned ? { weights: { ...learned, file: weights.name } } : {}),
  };
}

/** The rules of all files, in the order that `rule-order.yaml` gives the files. */
function readRules(root: string, file: (name: string) => File, problems: Problem[]): TriageSources["rules"] {
  const order = file("rule-order.yaml");
  const listed = readYamlList(order, z.string(), problems, (name) => name);
  const existing = yamlNames(root, "rules");
  for (const { item, lineAt } of listed)
    if (!existing.includes(item))
      problems.push({ file: order.name, line: lineAt([]), says: `there is no file rules/${item}.yaml; correct the name or remove it` });
  const names = listed.map(({ item }) => item).filter((name) => existing.includes(name));
  for (const name of existing)
    if (!names.includes(name))
      problems.push({ file: order.name, line: 1, says: `rules/${name}.yaml has no place in the order; add "${name}"` });
  return names.flatMap((name) => {
    const source = file(`rules/${name}.yaml`);
    return readYamlList(source, ruleSchema, problems).map((one) => ({ ...one, file: source.name }));
  });
}

function yamlNames(root: string, folder: string): string[] {
  const path = join(root, FOLDER, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .flatMap((name) => /^(.+)\.yaml$/.exec(name)?.[1] ?? [])
    .sort();
}
