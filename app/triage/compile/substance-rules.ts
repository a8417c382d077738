import type { Substance, SubstanceKind, SubstanceVerdict } from "#app/domain/knowledge/knowledge.ts";
import type { Level } from "#app/domain/urgency.ts";
import { singular } from "#app/language/names/name-words.ts";
import { normalise, splitCompound } from "#app/language/normalise.ts";
import type { Concept } from "#app/reading/lexicon/concept.ts";
import type { Rule } from "../rules/rule-book.ts";
import { readPhrase } from "./compile-words.ts";
import { harmlessNames, isMild, type NameReader } from "./harmless-names.ts";
import { beyondRules, type Group, prescribedGroups } from "./prescription-rules.ts";

/** The animals that a rule may be about and content/substances names; `reptile` and `small` have the verdict of `all`. */
const SPECIES = ["dog", "cat", "bird", "rabbit", "guinea-pig", "hamster", "ferret", "chinchilla", "fish"] as const;
const UNNAMED = ["reptile", "small"];

/** The level of an animal that has taken something. Lower verdicts call for no rule. */
const LEVELS: Partial<Record<SubstanceVerdict, Level>> = { call: "urgent", emergency: "emergency" };

/** How a substance of this kind reaches an animal: names of events of `content/triage/words/exposure.yaml`. */
const EXPOSURES: Partial<Record<SubstanceKind, readonly string[]>> = {
  air: ["breathes_in"],
  object: ["swallows"],
  household: ["takes_in", "gets_on"],
  garage: ["takes_in", "gets_on"],
  "pest-control": ["takes_in", "gets_on"],
  "pet-medicine": ["takes_in", "gets_on"],
  medicine: ["takes_in", "gets_on"],
};
const EATEN: readonly string[] = ["takes_in"];

export type SubstanceRules = {
  concepts: Concept[];
  rules: Rule[];
  /** Words of names of mild things that are never read as a typo of another word. */
  leave: string[];
};

type Options = {
  /** Names that are everyday words too, such as "lead" and "pot", and stand for no substance by themselves. */
  everyday: ReadonlySet<string>;
  /** Facts that say that the amount was calculated and is small, for the substances whose amounts are. */
  smallAmountOf: (substance: Substance) => string | undefined;
  names: NameReader;
};

/**
 * Makes rules of the substances that call for a vet: whoever says that the animal took one, in one clause, gets the level of the entry's
 * verdict for it, with the reason and the source of the entry.
 */
export function substanceRules(substances: readonly Substance[], options: Options): SubstanceRules {
  const dangerous = substances.filter((one) => !one.prescription && Object.values(one.verdicts).some((verdict) => LEVELS[verdict]));
  const concepts: Concept[] = [];
  const rules: Rule[] = [];
  for (const substance of [...dangerous, ...prescribedGroups(substances)]) {
    const names = phrasesOf([substance.noun.text, ...substance.names], options.everyday);
    if (names.length === 0) continue;
    const thing = thingOf(substance);
    const taken = thing.replace("sub_", "took_");
    concepts.push({ name: thing, kind: "thing", exact: true, patterns: inBothNumbers(names, options.everyday) });
    concepts.push({ name: taken, kind: "event", exact: true, patterns: exposurePatterns(substance.kind, thing) });
    const milder = milderKinds(substance, dangerous, options.everyday).map((one) => `${thingOf(one)} and not not_sure_which`);
    const small = options.smallAmountOf(substance);
    rules.push(...rulesOf(substance, `${taken} and ${thing}`, [...(small ? [small] : []), ...milder]));
    if (!substance.beyond) continue;
    const beyond = beyondRules(substance, thing, groupsOf);
    concepts.push(...beyond.concepts);
    rules.push(...beyond.groups.map(({ group, ...rule }) => ruleOf(substance, group, rule)));
  }
  const all = substances.filter(({ prescription }) => !prescription);
  const milder = new Set(dangerous.flatMap((one) => milderKinds(one, dangerous, options.everyday)));
  const { isAlarming, mistaken } = options.names;
  const wholeNames = ({ noun, names }: Substance) => phrasesOf([noun.text, ...names], options.everyday);
  return {
    concepts: [...concepts, ...harmlessNames({ all, dangerous, milder, phrasesOf: wholeNames, isAlarming })],
    rules,
    // The names of dangerous things are full of misspellings, which must go on being read as what they mean.
    leave: [...new Set(all.filter(isMild).flatMap((one) => wholeNames(one).flatMap(mistaken)))],
  };
}

function thingOf({ id }: Pick<Substance, "id">): string {
  return `sub_${id.replaceAll("-", "_")}`;
}

/** Kinds of a product for pests that are named after it and are no emergency for some animal: "ferric phosphate slug bait" of "slug bait". */
function milderKinds(substance: Substance, all: readonly Substance[], everyday: ReadonlySet<string>): Substance[] {
  const { kind, verdicts, noun, names } = substance;
  if (kind !== "pest-control" || verdicts.all !== "emergency") return [];
  const own = phrasesOf([noun.text, ...names], everyday);
  const isNamedAfter = (phrase: string) => own.some((name) => name !== phrase && ` ${phrase} `.includes(` ${name} `));
  const isMilder = ({ verdicts }: Substance) => Object.values(verdicts).some((verdict) => verdict !== "emergency");
  return all.filter(
    (one) =>
      one !== substance && one.kind === kind && isMilder(one) && phrasesOf([one.noun.text, ...one.names], everyday).some(isNamedAfter),
  );
}

/** Verb and thing in one clause: "she got into the foxglove", "the foxglove has been chewed". */
function exposurePatterns(kind: SubstanceKind, thing: string): string[] {
  const events = EXPOSURES[kind] ?? EATEN;
  const got = kind === "air" || kind === "object" ? [] : [`<gets> .. <${thing}>`];
  // "My gecko has gone off his food" tells of an animal, and not of one that another has eaten.
  const passive = kind === "animal" ? [] : [`<${thing}> .. <was_taken>`];
  return [...events.map((event) => `<${event}> ... <${thing}>`), ...got, ...passive];
}

/** One rule for each level and reason that the entry has for some animal. */
function rulesOf(substance: Substance, condition: string, exceptions: readonly string[]): Rule[] {
  const unless = ["none_taken and not vomiting|wobbly|tremble|drooling", ...exceptions];
  return groupsOf(substance, (verdict) => LEVELS[verdict]).map((group, i) =>
    ruleOf(substance, group, {
      id: i === 0 ? `substance-${substance.id}` : `substance-${substance.id}-${i + 1}`,
      when: [condition],
      unless,
    }),
  );
}

function groupsOf({ verdicts, why }: Substance, levelOf: (verdict: SubstanceVerdict) => Level | undefined): Group[] {
  const groups = new Map<string, Group>();
  for (const animal of [...SPECIES, ...UNNAMED]) {
    const own = animal as (typeof SPECIES)[number];
    const level = levelOf(verdicts[own] ?? verdicts.all);
    const says = why[own] ?? why.all;
    if (!level) continue;
    const group = groups.get(`${level} ${says}`) ?? { level, says, species: [] };
    group.species.push(animal.replaceAll("-", "_"));
    groups.set(`${level} ${says}`, group);
  }
  return [...groups.values()];
}

function ruleOf({ kind, sources }: Substance, { level, says, species }: Group, rule: Pick<Rule, "id" | "when" | "unless">): Rule {
  return {
    ...rule,
    level,
    ...(species.length < SPECIES.length + UNNAMED.length && { species }),
    says,
    source: sources[0] as string,
    asks: "exposure" as const,
    ...(level === "emergency" && kind !== "object" && kind !== "animal" && { protocol: "poisoning" as const }),
  };
}

/** The names as phrases of plain words; what is no plain word, or stands for too much, is left out. */
function phrasesOf(names: readonly string[], everyday: ReadonlySet<string>): string[] {
  const out = new Set<string>();
  for (const name of names) {
    const words = normalise(name.replaceAll(/\([^)]*\)/g, " "))
      .split(/[^a-z0-9']+/)
      .filter(Boolean)
      .flatMap(splitCompound)
      .flatMap((word) => word.match(LETTERS_OR_DIGITS) ?? []);
    const phrase = words.join(" ");
    if (phrase.length < SHORTEST || everyday.has(phrase) || readPhrase(phrase).problem) continue;
    out.add(phrase);
  }
  return [...out];
}

const SHORTEST = 3;
/** As messages are read: "E967" is "e" and "967". */
const LETTERS_OR_DIGITS = /[a-z']+|\d+/g;

/** The names and, with each of them, its other number: who ate "cherry pits" may say "a cherry pit". The finder reads both too. */
function inBothNumbers(names: readonly string[], everyday: ReadonlySet<string>): string[] {
  const known = new Set(names);
  return names.map((name) => {
    const words = name.split(" ");
    const last = words.at(-1) as string;
    if (words.length === 1 && last.length < SHORTEST_WITH_NUMBER) return name;
    const before = words.slice(0, -1);
    const forms = otherNumbers(last).filter((form) => {
      const whole = [...before, form].join(" ");
      return !known.has(whole) && !everyday.has(whole) && !readPhrase(form).problem;
    });
    return [...before, [last, ...forms].join("|")].join(" ");
  });
}

/** Shorter words mean something else in the other number: "gums", "hop". */
const SHORTEST_WITH_NUMBER = 6;

function otherNumbers(word: string): string[] {
  const one = singular(word);
  if (one !== word) return word.endsWith("ies") ? [one, `${one.slice(0, -1)}ie`] : [one];
  if (!/[a-rt-z]$/.test(word)) return [];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return [`${word}${/(?:ch|sh|x|z)$/.test(word) ? "es" : "s"}`];
}
