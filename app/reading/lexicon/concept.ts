import type { OtherLanguage } from "#app/language/message-language.ts";

/** What the words of a concept mean; decides how negation and time change a mention of it. */
export type ConceptKind =
  | "sign" // something seen on the animal: can be denied, over, long ago, supposed
  | "event" // something that happened and still counts when the animal looks fine again
  | "thing" // a noun: a poison, a body part; never denied by itself
  | "cue" // words about the words: negation, question, time
  | "grammar"; // how a sentence is built: whose, who, a question; makes no fact

/** One entry of the lexicon: a name, and the phrases that mean it (see phrase-pattern.ts). */
export type Concept = { name: string; kind: ConceptKind; exact?: boolean; patterns: string[] };

/** Everything that words are read with. */
export type Lexicon = {
  concepts: Concept[];
  /** Real words that are one typo away from a word of a concept and are read as written. */
  leave: string[];
  /** Words about the words in other languages than English, by language; they count in a message of that language alone. */
  languages?: Partial<Record<OtherLanguage, ForeignWords>>;
};

/** The words about the words of a language, and its everyday words that mean something else to the English rules ("et" in French). */
export type ForeignWords = { cues: readonly Concept[]; ordinary: readonly string[] };
