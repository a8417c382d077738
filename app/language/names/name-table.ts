/** A thing that has names: its kind decides which names may stand side by side. */
export type NamedThing = {
  kind: string;
  /** A false alarm for it costs less than a miss, so that its name counts in any language. */
  isDangerous: boolean;
};

/** What names lead to, by place in a list of things. Names are keys (`nameKey`). */
export type NameTable = {
  headings: Readonly<Record<string, number>>;
  /** Brands, nicknames and spellings. */
  others: Readonly<Record<string, number>>;
  /** By two-letter language. */
  translated: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Names that ordinary sentences use for something else: they count where nothing else is said. */
  common: readonly string[];
  /** Names of several things, and which. */
  ambiguous: Readonly<Record<string, readonly number[]>>;
  /** Words of ordinary English sentences: none is a misspelled name, nor a name in another language. */
  words: readonly string[];
};

/** Which words change a name: content/assistant/names.yaml. */
export type NameLists = {
  /** Change nothing of a thing: "ripe". */
  neutral: readonly string[];
  /** Belong to the sentence and end a name: "and", "ate". */
  beside: readonly string[];
  /** Make a plant of what stands before them. */
  plants: readonly string[];
  /** Kinds of things whose names may stand side by side: chicken and rice. */
  dishes: readonly string[];
};

/** Words to be read. */
export type NameText = {
  /** Plain words (`plainWords`). */
  words: readonly string[];
  /** Pairs of them that belong to no one name (`wordBreaks`). */
  breaks: ReadonlySet<string>;
  /** Two-letter language of the text, where it is surely none but this. */
  language?: string | undefined;
};

/** A name found in words. */
export type FoundName = {
  place: number;
  /** As they were written, in small letters. */
  words: string;
  /** Position of the first of them. */
  at: number;
  /** The longer name of which this is only a part: "thorn apple". */
  whole?: string;
  /** Places of the things that are called so. */
  choices?: readonly number[];
  /** A heading, or of more than one word: hardly anything else. */
  isSure: boolean;
};

/** Where a key leads to, in the names that may be read. */
export type PlaceOf = (key: string) => number | undefined;

export function placeIn(names: Readonly<Record<string, number>> | undefined, key: string): number | undefined {
  return names && Object.hasOwn(names, key) ? names[key] : undefined;
}
