import type { Substance, SubstanceKind, SubstanceVerdict } from "#app/domain/knowledge/knowledge.ts";
import { tokenise } from "#app/language/tokenise.ts";
import type { Concept } from "#app/reading/lexicon/concept.ts";
import { PhraseMatcher } from "#app/reading/lexicon/phrase-matcher.ts";
import { Vocabulary } from "#app/reading/lexicon/vocabulary.ts";
import { MEASURES } from "#app/reading/read-words.ts";
import { DERIVED } from "../rules/derived-facts.ts";

/** What holds the name of something else without holding any of it. A drug is named in a food only by chance: "hash browns", "hemp seeds". */
const APART: readonly SubstanceKind[] = ["plant", "object", "animal", "drug"];
/** Names of these are those of things; names of other kinds tell of signs as well: "stick stuck in mouth". */
const THINGS: readonly SubstanceKind[] = [
  "food",
  "drink",
  "plant",
  "household",
  "garage",
  "garden",
  "pest-control",
  "medicine",
  "pet-medicine",
  "air",
];
const CALLS: readonly (SubstanceVerdict | undefined)[] = ["call", "emergency"];

type Names = {
  /** All entries but the prescribed medicines. */
  all: readonly Substance[];
  /** Those that call for a vet for some animal. */
  dangerous: readonly Substance[];
  /** Those of them that are a milder kind of another. */
  milder: ReadonlySet<Substance>;
  /** The names of an entry in plain words. */
  phrasesOf: (substance: Substance) => readonly string[];
  /** Whether the words of a phrase alone mean something to a rule for emergencies. */
  isAlarming: (phrase: string) => boolean;
};

/**
 * A mask for the names of harmless things, and of milder kinds, in which a part means something dangerous: "acorn squash" is no acorn, "crushed
 * ice" crushed nobody. What calls for no vet in dogs and cats is judged by its entry alone, where its whole name is written: a mask leaves the
 * entry's own name. What is eaten or taken may be an ingredient, so its name counts inside the longer one of what is no plant: "garlic butter"
 * has garlic in it.
 */
export function harmlessNames({ all, dangerous, milder, phrasesOf, isAlarming }: Names): Concept[] {
  const named = dangerous.map((substance) => ({ substance, names: phrasesOf(substance) }));
  const any = named.flatMap(({ names }) => names);
  const apart = named.filter(({ substance }) => APART.includes(substance.kind)).flatMap(({ names }) => names);
  const eaten = named.filter(({ substance }) => !APART.includes(substance.kind));
  const holds = (phrase: string, names: readonly string[]) => names.some((name) => name !== phrase && ` ${phrase} `.includes(` ${name} `));
  const patterns = all.flatMap((substance) => {
    const { kind } = substance;
    const isHarmless = milder.has(substance) || !dangerous.includes(substance);
    const short = kind === "plant" || kind === "pest-control" ? any : apart;
    const ingredients = eaten.filter((one) => one.substance !== substance).flatMap(({ names }) => names);
    const misleads = (phrase: string) =>
      (isHarmless || isMild(substance)) &&
      THINGS.includes(kind) &&
      phrase.includes(" ") &&
      (kind === "pest-control" || !holds(phrase, ingredients)) &&
      !any.some((name) => name !== phrase && ` ${name} `.includes(` ${phrase} `)) &&
      isAlarming(phrase);
    return phrasesOf(substance).filter((phrase) => (isHarmless && holds(phrase, short)) || misleads(phrase));
  });
  return patterns.length > 0 ? [{ name: "mask_harmless_names", kind: "thing", patterns: [...new Set(patterns)] }] : [];
}

/** Whether an entry calls for no vet in dogs and cats, whatever it does to other animals. */
export function isMild({ verdicts }: Substance): boolean {
  return [verdicts.dog, verdicts.cat].every((verdict) => !CALLS.includes(verdict ?? verdicts.all));
}

/** A name with such a word is how owners put it: "ate grass". */
const TELLS_OF_EATING: ReadonlySet<string> = new Set(["takes_in", "swallows"]);

export type NameReader = {
  /** Whether the words of a phrase alone mean one of these things, signs or events. */
  isAlarming: (phrase: string) => boolean;
  /** Words that would be read as a typo of another: "beets" of "beers". */
  mistaken: (phrase: string) => string[];
};

/** @param alarming names of concepts that rules for emergencies use */
export function createNameReader(concepts: Concept[], alarming: ReadonlySet<string>, leave: readonly string[]): NameReader {
  const vocabulary = new Vocabulary(leave);
  const matcher = new PhraseMatcher(concepts, [...MEASURES, ...DERIVED], vocabulary);
  const read = (phrase: string) => {
    const tokens = tokenise(phrase);
    vocabulary.read(tokens);
    return tokens;
  };
  return {
    isAlarming: (phrase) => {
      const found = matcher.run(read(phrase), []).map(({ concept }) => matcher.names[concept] as string);
      return found.some((name) => alarming.has(name)) && !found.some((name) => TELLS_OF_EATING.has(name));
    },
    mistaken: (phrase) => read(phrase).flatMap(({ fuzzy, text }) => (fuzzy ? [text] : [])),
  };
}
