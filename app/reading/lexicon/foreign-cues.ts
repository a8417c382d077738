import { languageOfWords, type OtherLanguage } from "#app/language/message-language.ts";
import type { Token } from "#app/language/tokenise.ts";
import type { Concept, ForeignWords, Lexicon } from "./concept.ts";
import { type Mention, PhraseMatcher } from "./phrase-matcher.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Mentions of cues by the name of the cue. */
export type Cues = ReadonlyMap<string, readonly Mention[]>;

/** @param given the numbers and durations of the message */
type ReadCues = (tokens: readonly Token[], given: readonly Mention[]) => Cues;
type Opened = { ordinary: ReadonlySet<string>; readCues: ReadCues };

/**
 * Finds what belongs to the language of a message, and takes from its everyday words what they would mean in English. Undefined where the
 * message is English, or its language not known or not loaded.
 * @param builtIn what numbers and durations are called in phrases
 */
export function createForeignReader(
  languages: Lexicon["languages"] = {},
  builtIn: readonly string[] = [],
): (tokens: Token[]) => ReadCues | undefined {
  const opened = new Map<OtherLanguage, Opened>();
  return (tokens) => {
    const own = tokens.filter(({ fromAssistant }) => !fromAssistant);
    const language = languageOfWords(own.map(({ text }) => text));
    const words = language && languages[language];
    if (!words) return undefined;
    const reader = opened.get(language) ?? open(words, builtIn);
    opened.set(language, reader);
    for (const token of tokens) if (reader.ordinary.has(token.text)) token.ids = [];
    return reader.readCues;
  };
}

function open({ cues, ordinary }: ForeignWords, builtIn: readonly string[]): Opened {
  const vocabulary = new Vocabulary([]);
  const matcher = new PhraseMatcher([...cues], [...builtIn], vocabulary);
  const readCues: ReadCues = (tokens, given) => {
    // The words keep what they mean to the rules.
    const words = tokens.map((token): Token => ({ ...token, ids: [] }));
    vocabulary.read(words, false);
    const found = new Map<string, Mention[]>();
    for (const mention of matcher.run(words, [...given])) {
      const name = matcher.names[mention.concept] as string;
      if (!tokens[mention.start]?.fromAssistant && !builtIn.includes(name)) found.set(name, [...(found.get(name) ?? []), mention]);
    }
    return found;
  };
  return { ordinary: new Set(ordinary), readCues };
}

/** The cues of a message in English words and in those of its language. */
export function withBoth(known: ReadonlyMap<string, Mention[]>, foreign: Cues): Map<string, Mention[]> {
  const both = new Map(known);
  for (const [name, found] of foreign) both.set(name, [...(both.get(name) ?? []), ...found]);
  return both;
}

/** The cues of another language as mentions of the concepts with the same names. */
export function mentionsOf(cues: Cues, names: readonly Concept["name"][]): Mention[] {
  return [...cues].flatMap(([name, found]) => {
    const concept = names.indexOf(name);
    return concept < 0 ? [] : found.map((mention) => ({ ...mention, concept }));
  });
}
