import type { FactMentions } from "#app/reading/facts.ts";
import type { Mention } from "#app/reading/lexicon/phrase-matcher.ts";
import { wordsBetween } from "#app/reading/message-tokens.ts";
import type { Reading } from "#app/reading/read-words.ts";
import { STORY_WORDS } from "#app/reading/scopes/doubts.ts";
import type { CaseUpdate } from "../conversation/update-case.ts";
import type { RuleMatch } from "../rules/evaluate-rules.ts";
import { claimsOf, type OpenRules } from "../rules/open-rules.ts";
import type { RuleBook } from "../rules/rule-book.ts";
import { createLinearModel, type Scores } from "./linear-model.ts";
import { createWordClasses } from "./word-classes.ts";

type Message = { text: string; reading: Reading };

type Known = {
  /** Of the whole message. */
  scores: Scores | undefined;
  /** Rules whose sign an earlier message was asked about; what was plain in one stays so. */
  asked: ReadonlySet<string>;
};

/** The matches as they count. */
export type WithoutUnshared = (update: CaseUpdate, message: Message, known: Known) => RuleMatch[];

/** Words from the animal to its sign: "my dog has collapsed". The classifier knows little of so few. */
const FEW_WORDS = 4;
const FEW_WORDS_OF_A_STORY = 7;

/**
 * Makes a plain emergency possible where the classifier takes neither the message nor the sentences that tell of the sign for one. In few
 * words, and outside a story, a sign stays plain.
 */
export function createSharedSigns({ weights, wordClasses }: RuleBook, { byId, kindOf }: OpenRules): WithoutUnshared {
  if (!weights) return ({ matches }) => matches;
  const classifier = createLinearModel(weights, createWordClasses(wordClasses));
  const { leastShared } = weights.thresholds;

  const linesOf = (id: string) => byId.get(id)?.lines ?? [];
  const sentencesOf = (id: string, { facts }: CaseUpdate) =>
    new Set([...claimsOf(linesOf(id), kindOf)].flatMap((name) => facts.get(name)?.live ?? []));

  /** What the classifier says of some sentences alone. */
  const scoreOf = (sentences: ReadonlySet<number>, update: CaseUpdate, { text, reading: { tokens } }: Message): Scores => {
    const words = tokens.filter(({ sentence, fromAssistant }) => !fromAssistant && sentences.has(sentence));
    const isIn = (sentence: number) => sentences.has(sentence);
    const facts = new Map([...update.facts].map(([name, found]) => [name, inSentences(found, isIn)]));
    const matches = update.matches.filter(({ rule }) => [...sentencesOf(rule.id, update)].some(isIn));
    return classifier.score({ text: wordsBetween(text, words, { start: 0, end: words.length }), tokens: words, facts, matches });
  };

  /** Where this message says a sign of the rule. */
  const claimsIn = (id: string, sentences: ReadonlySet<number>, { tokens, mentions, names }: Reading): Mention[] => {
    const claims = claimsOf(linesOf(id), kindOf);
    const isIn = ({ start }: Mention) => !tokens[start]?.fromAssistant && sentences.has(tokens[start]?.sentence ?? -1);
    return mentions.filter((one) => claims.has(names[one.concept] ?? "") && isIn(one));
  };

  return (update, message, { scores, asked }) => {
    if (!scores || scores[2] >= leastShared) return update.matches;
    return update.matches.map((match) => {
      const { rule, level, met, isPossible } = match;
      if (level !== "emergency" || met !== "live" || isPossible) return match;
      const sentences = sentencesOf(rule.id, update);
      const claims = claimsIn(rule.id, sentences, message.reading);
      const isShared =
        claims.length === 0
          ? !asked.has(rule.id)
          : claims.some((claim) => isInFewWords(claim, message.reading)) || scoreOf(sentences, update, message)[2] >= 0;
      return isShared ? match : { ...match, isPossible: true as const };
    });
  };
}

/** Whether a sign follows its animal in few words; in a story, whether its whole sentence has few. */
function isInFewWords({ start }: Mention, { tokens, mentions, names }: Reading): boolean {
  const sentenceOf = (at: number) => tokens[at]?.sentence;
  const first = tokens.findIndex(({ sentence, fromAssistant }) => sentence === sentenceOf(start) && !fromAssistant);
  if (tokens.length > STORY_WORDS) return tokens.filter(({ sentence }) => sentence === sentenceOf(start)).length <= FEW_WORDS_OF_A_STORY;
  const isAnimal = ({ concept }: Mention) => /^(?:sp_|any_pet$|pet_name$)/.test(names[concept] ?? "");
  const animal = mentions.find((one) => isAnimal(one) && sentenceOf(one.start) === sentenceOf(start) && one.end <= start);
  return start - (animal?.start ?? first) <= FEW_WORDS;
}

function inSentences({ live, over, asked, other }: FactMentions, isIn: (sentence: number) => boolean): FactMentions {
  return { live: live.filter(isIn), over: over.filter(isIn), asked: asked.filter(isIn), other: other.filter(isIn) };
}
