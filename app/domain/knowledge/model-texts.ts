/** The languages in which we speak for a model. */
type TextLanguage = "en" | "es" | "fr" | "de" | "pt" | "it" | "nl";

/** What a sentence of a model is cut for, and what its replacement then says. */
type CutFor = "medicine" | "emesis" | "harm" | "unfit" | "phone" | "link" | "emergency" | "urgent" | "calm" | "crisis";

/** How it names a telephone line, and what it names where there is none. */
type Named = "line" | "noLine" | "crisisLine" | "noCrisisLine";

/** The rules that a language model gets with every question (content/assistant/prompt.md). */
export type ModelPrompt = {
  /** Raised with every change; the scorecard of a model names it. */
  version: number;
  /** ISO date. */
  changed: string;
  text: string;
};

/** What the server says in one language before a model's first word (content/assistant/safety.yaml). */
export type SafetyTexts = {
  emergency: string;
  urgent: string;
  again: { emergency: string; urgent: string };
  may: { avoid: string; call: string; emergency: string };
  harm: { call: string; emergency: string };
  medicine: string;
  medicineWords: readonly string[];
  /** Beginnings of words in which it is asked whether an animal may have something, and whether it does harm; not for English. */
  mayWords?: readonly string[] | undefined;
  harmWords?: readonly string[] | undefined;
  asking: string;
};

/** The words in which a model finds material in other languages, and is spoken for by the server. */
export type GroundingTexts = {
  /** content/assistant/search-words.yaml: beginnings of words of other languages, by the English words that are looked up. */
  searchWords: Readonly<Record<string, readonly string[]>>;
  /** By language; English for every other one. */
  safety: Readonly<Record<string, SafetyTexts>> & { en: SafetyTexts };
};

/** Phrases as content/moderation writes them, and single words. */
type Phrases = readonly string[];
type Words = readonly string[];
type WordsByClass = Readonly<Record<string, Words>>;

/** Scores above which a sentence is cut, by what the rules found; `alone` is for any. */
type Limits<T extends string = never> = Readonly<Record<"alone" | T, number>>;

/** Weights: see app/language/learned/linear-model.ts. */
type Learned = { places: string; rows: string[]; scale: number[]; bias: number[]; squared?: boolean | undefined };

/** What a model may not say (content/moderation). */
export type ModerationLists = {
  medicines: { names: Words; endings: Words; descriptions: Phrases; owners: Phrases; kinds: Words };
  doses: { numbers: Words; strengths: Words; portions: Words; pieces: Words; gives: Words; foods: Words; phrases: Phrases };
  emesis: { emetics: Phrases; signs: Phrases; actions: Phrases };
  stance: {
    denies: Words;
    undenied: Phrases;
    warns: Words;
    reports: Words;
    vets: Words;
    vetless: Phrases;
    permits: Words;
    pronouns: Words;
  };
  reassurance: { always: Phrases; urgent: Phrases; pairs: readonly { serious: boolean; first: Phrases; second: Phrases }[] };
  /** Combinations of word classes that take urgency away from a verdict. */
  softening: { denies: Words; warns: Words; classes: WordsByClass; act: Phrases; claim: Phrases; doubt: Phrases };
  /** What a sentence about a medicine or about making a pet vomit holds, and what releases it. */
  remedies: { classes: WordsByClass; vomiting: Phrases; release: { frames: Phrases; polite: Words; absent: Words; swallowed: Words } };
  /** What stands where a sentence was cut, and whom it tells the reader to call, by language. */
  replacements: Readonly<Record<TextLanguage, Readonly<Record<CutFor, string> & { named: Readonly<Record<Named, string>> }>>>;
  /** How a medicine or an amount is asked for, and what counts as an amount in the answer. */
  questions: {
    amounts: Phrases;
    measures: Words;
    doubtful: Words;
    spans: Words;
    intervals: Words;
    ranges: Words;
    others: Words;
    owned: Phrases;
    tells: Phrases;
    again: Phrases;
  };
  /** Stands after an answer that broke off, by language. */
  broken: Readonly<Record<TextLanguage, string>>;
  /** Words that name a phone line for people in a crisis. */
  crisis: { lines: Phrases };
  /** Combinations of word classes of treatments that hurt, harm to a person, sure diagnoses, insults and words about the machine. */
  harms: { classes: WordsByClass; harm: Phrases; claims: Phrases; unfit: Phrases };
  /** What words have to do with; a star after a word matches any ending. */
  wordClasses: WordsByClass;
  /** The weights of the sentence classifier: see app/language/learned/linear-model.ts. */
  classifier: Learned;
  /** The weights of the judge of whole answers. */
  suspicion: Learned;
  thresholds: {
    medicine: Limits<"medicine" | "unreleased">;
    emesis: Limits<"emesis" | "unreleased">;
    harm: Limits<"harm">;
    unfit: Limits<"unfit">;
    calm: {
      serious: Limits<"act" | "claim" | "doubt" | "always" | "serious">;
      danger: Limits<"act" | "claim" | "always">;
      mild: Limits<"act" | "claim" | "always">;
    };
    suspicion: Readonly<Record<"serious" | "mild" | "remedy" | "clear", number>>;
  };
};
