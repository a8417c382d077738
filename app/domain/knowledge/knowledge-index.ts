/** What is read from the words of the knowledge when the site is built, so that no isolate and no device reads them again. */
export type KnowledgeIndex = { units: UnitIndex; names: SubstanceNames };

/** The units as they are searched: units and terms by their place in the lists. */
export type UnitIndex = {
  /** Those of the wordings first, then those that only leads hold, then those of the texts. */
  terms: readonly string[];
  /** How telling each term of a wording is. */
  weights: readonly number[];
  /** Number of terms in a wording or a lead. */
  familiar: number;
  /** Of each unit, the terms of each wording; the question first. */
  wordings: readonly (readonly (readonly number[])[])[];
  /** Of each term, the units that hold it, each followed by its score in hundredths. */
  scores: readonly (readonly number[])[];
  /** Units by wordings of so few terms that only the very words count. */
  shortWordings: Readonly<Record<string, readonly number[]>>;
  /** Units that hold only for animals without a species of their own: the words of these animals. */
  otherAnimals: Readonly<Record<number, readonly string[]>>;
};

/** Substances by name, as their place in the list. A name is in the singular. */
export type SubstanceNames = {
  headings: Readonly<Record<string, number>>;
  /** Brands, nicknames and spellings. */
  others: Readonly<Record<string, number>>;
  /** By two-letter language. */
  translated: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Names that ordinary sentences use for something else: they count where nothing else is said. */
  common: readonly string[];
  /** Words for several things, and which. */
  ambiguous: Readonly<Record<string, readonly number[]>>;
  /** Words of our questions: none is read as a misspelled name. */
  words: readonly string[];
};
