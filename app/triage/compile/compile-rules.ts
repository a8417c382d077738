import { unpack } from "#app/language/learned/linear-model.ts";
import type { Concept } from "#app/reading/lexicon/concept.ts";
import { PhraseMatcher } from "#app/reading/lexicon/phrase-matcher.ts";
import { MEASURES } from "#app/reading/read-words.ts";
import { stemOf } from "../classifier/word-classes.ts";
import { parseCondition } from "../rules/condition.ts";
import { DERIVED, smallAmountOf } from "../rules/derived-facts.ts";
import type { Rule, RuleBook, Threshold, Weights } from "../rules/rule-book.ts";

export type { RuleBook } from "../rules/rule-book.ts";

import type { Problem } from "#app/domain/content/problem.ts";
import { Vocabulary } from "#app/reading/lexicon/vocabulary.ts";
import { compileLanguages } from "./compile-languages.ts";
import { checkReferences, compileWords } from "./compile-words.ts";
import { type Definitions, expand, formatCondition, readDefinitions } from "./definitions.ts";
import { createNameReader } from "./harmless-names.ts";
import { nameRulePhrases } from "./rule-phrases.ts";
import type { RuleSource } from "./schemas.ts";
import { smallAmountReader } from "./small-amounts.ts";
import { type SubstanceRules, substanceRules } from "./substance-rules.ts";
import { type MeasuredFigures, readChocolateFigures, readDose, readThreshold } from "./thresholds.ts";
import { report, reporting, type Sourced, type TriageSources } from "./triage-sources.ts";

/** What rules and thresholds refer to outside `content/triage`. */
export type RuleRegisters = {
  figures: MeasuredFigures;
  sources: ReadonlyMap<string, unknown>;
  /** Ids of the protocols of content/emergencies.yaml, and of the answers of content/answers with their species ("all"). */
  firstSteps: { protocols: ReadonlySet<string>; answers: ReadonlyMap<string, readonly string[]> };
};

/** Compiles `content/triage` to what the engine needs, and reports everything that is wrong in it. */
export function compileRuleBook(sources: TriageSources, registers: RuleRegisters, problems: Problem[]): RuleBook {
  const { rules, concepts: ownPhrases } = nameRulePhrases(sources.rules, problems);
  const written = [...compileWords(sources.words, problems), ...ownPhrases];
  const thresholds = compileThresholds(sources, registers.figures, problems);
  const { chocolate } = sources.thresholds.item;
  const chocolateFigures =
    chocolate && reporting(problems, sources.thresholds, ["chocolate"], () => readChocolateFigures(chocolate, registers.figures));
  const doses = compileDoses(sources, registers.figures, problems);
  const derived = [...DERIVED, ...Object.keys(doses).map(smallAmountOf)];
  const names = new Set<string>([...written, ...thresholds].map(({ name }) => name).concat(derived));
  checkReferences(sources.words, new Set([...names, ...MEASURES]), problems);
  const definitions = readDefinitions(sources.definitions, problems);
  checkCircles(sources, written, problems);
  const ownRules = compileRules(rules, { names, definitions, ...registers }, problems);
  // The names of substances are read with the words, so these must be right.
  const fromSubstances = problems.length > 0 ? NO_SUBSTANCES : readSubstances(sources, { written, doses, rules: ownRules });
  const concepts = [...written, ...fromSubstances.concepts];
  const weights = readWeights(sources, problems);
  return {
    concepts,
    rules: [...ownRules, ...fromSubstances.rules],
    thresholds,
    ...(chocolateFigures ? { chocolate: chocolateFigures } : {}),
    doses,
    leave: [...new Set([...sources.ordinaryWords, ...fromSubstances.leave])].sort(),
    unreadLanguages: sources.unreadLanguages,
    questions: sources.questions,
    checks: {
      ...sources.checks,
      list: sources.checks.list.map((one) => ({ ...one, animals: one.animals.map((name) => name.replaceAll("-", "_")) })),
    },
    ...compileLanguages(sources, names, problems),
    wordClasses: sources.wordClasses.map((words) => [...new Set(words.map(stemOf))].sort()),
    ...(weights ? { weights } : {}),
  };
}

const NO_SUBSTANCES: SubstanceRules = { concepts: [], rules: [], leave: [] };

type Compiled = { written: Concept[]; doses: RuleBook["doses"]; rules: readonly Rule[] };

function readSubstances({ substances, everydayNames, ordinaryWords }: TriageSources, { written, doses, rules }: Compiled): SubstanceRules {
  const emergencies = rules.filter(({ level }) => level === "emergency");
  const used = emergencies.flatMap(({ when }) =>
    when.flatMap((line) =>
      parseCondition(line)
        .flat()
        .flatMap(({ names }) => names),
    ),
  );
  const meant = written.filter(({ kind }) => kind === "thing" || kind === "sign" || kind === "event").map(({ name }) => name);
  return substanceRules(substances, {
    everyday: new Set(everydayNames),
    smallAmountOf: smallAmountReader(written, doses),
    names: createNameReader(written, new Set(used.filter((name) => meant.includes(name))), ordinaryWords),
  });
}

type Known = RuleRegisters & { names: ReadonlySet<string>; definitions: Definitions };

function compileRules(rules: readonly Sourced<RuleSource>[], known: Known, problems: Problem[]): Rule[] {
  const ids = new Set<string>();
  return rules.map((source) => {
    const { examples: _examples, when, unless, species, ...rule } = source.item;
    if (ids.has(rule.id)) report(problems, source, ["id"], `${rule.id}: another rule has this id; give one of them another id`);
    ids.add(rule.id);
    if (!known.sources.has(rule.source))
      report(
        problems,
        source,
        ["source"],
        `${rule.id}: there is no source "${rule.source}" in content/sources.yaml; add it or correct the key`,
      );
    checkFirstSteps(source, known.firstSteps, problems);
    rule.escalateWith?.forEach((name, i) => {
      if (!known.names.has(name)) report(problems, source, ["escalateWith", i], noWords(rule.id, name));
    });
    return {
      ...rule,
      when: readConditions(source, "when", when, known, problems),
      ...(unless ? { unless: readConditions(source, "unless", unless, known, problems) } : {}),
      ...(species ? { species: species.map((name) => name.replaceAll("-", "_")) } : {}),
    };
  });
}

/** What a verdict shows first must exist, and be about the animals of the rule. */
function checkFirstSteps(source: Sourced<RuleSource>, { protocols, answers }: Known["firstSteps"], problems: Problem[]): void {
  const { id, protocol, answer, species = ["all"] } = source.item;
  if (protocol && !protocols.has(protocol))
    report(problems, source, ["protocol"], `${id}: content/emergencies.yaml has no protocol "${protocol}"; add it or correct the name`);
  if (!answer) return;
  const about = answers.get(answer);
  if (!about) report(problems, source, ["answer"], `${id}: content/answers has no answer "${answer}"; write it or correct the name`);
  else if (!about.includes("all") && !species.every((one) => about.includes(one)))
    report(
      problems,
      source,
      ["answer"],
      `${id}: the answer "${answer}" is about ${about.join(", ")}; name one that is about every animal of the rule`,
    );
}

const noWords = (id: string, name: string) => `${id}: no file defines "${name}"; correct the spelling or add it to content/triage`;

/** The conditions of a rule with its definitions written out. */
function readConditions(source: Sourced<RuleSource>, field: string, lines: string[], known: Known, problems: Problem[]): string[] {
  const { id } = source.item;
  return lines.flatMap((line, i) => {
    const ways = reporting(problems, source, [field, i], () => expand(parseCondition(line), known.definitions)) ?? [];
    for (const name of ways.flat(2).flatMap((term) => term.names))
      if (!known.names.has(name)) report(problems, source, [field, i], noWords(id, name));
    return ways.map(formatCondition);
  });
}

function compileThresholds({ thresholds }: TriageSources, figures: MeasuredFigures, problems: Problem[]): Threshold[] {
  return Object.entries(thresholds.item.facts).flatMap(
    ([name, one]) => reporting(problems, thresholds, ["facts", name], () => readThreshold(name, one, figures)) ?? [],
  );
}

function compileDoses({ thresholds }: TriageSources, figures: MeasuredFigures, problems: Problem[]): RuleBook["doses"] {
  return Object.fromEntries(
    Object.entries(thresholds.item.doses ?? {}).flatMap(([name, one]) => {
      const dose = reporting(problems, thresholds, ["doses", name], () => readDose(one, figures));
      return dose ? [[name, dose]] : [];
    }),
  );
}

/** Builds the matcher once, which refuses concepts that refer to each other in a circle. */
function checkCircles({ words: [first] }: TriageSources, concepts: Concept[], problems: Problem[]): void {
  if (!first || problems.length > 0) return;
  reporting(problems, first, [], () => new PhraseMatcher(concepts, [...MEASURES, ...DERIVED], new Vocabulary([])));
}

function readWeights({ weights, thresholds }: TriageSources, problems: Problem[]): Weights | undefined {
  if (!weights) return undefined;
  const { trainedOn: _trainedOn, messages: _messages, ...learned } = weights.item;
  const read = { ...learned, thresholds: thresholds.item.classifier };
  return reporting(problems, weights, ["places"], () => unpack(read) && read);
}
