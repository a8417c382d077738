import { rank } from "#app/domain/urgency.ts";
import { conversationTokens } from "#app/reading/message-tokens.ts";
import { featureIds } from "../classifier/features.ts";
import { createWordClasses } from "../classifier/word-classes.ts";
import { createRuleMatcher } from "../match-rules.ts";
import type { RuleMatch } from "../rules/evaluate-rules.ts";
import type { RuleBook } from "../rules/rule-book.ts";
import type { Case } from "./cases.ts";
import type { HashedExample } from "./learn.ts";

/** A labeled case as the classifier reads it. `bare` leaves out what the rules made of it, `alone` the turns before it. */
export type TrainingExample = HashedExample & { matches: RuleMatch[]; bare: Int32Array; alone?: Int32Array };

export function createExampleReader(book: RuleBook): (one: Case) => TrainingExample {
  const matchRules = createRuleMatcher(book);
  const classesOf = createWordClasses(book.wordClasses);
  return ({ message, petType_sent, history, label }) => {
    const { tokens, facts, matches } = matchRules(message, petType_sent, history);
    const ids = (words: typeof tokens) => featureIds({ text: message, tokens: words, facts, matches: matches }, classesOf);
    return {
      buckets: ids(tokens),
      bare: featureIds({ text: message, tokens }, classesOf),
      ...(history?.length ? { alone: ids(conversationTokens(message, [])) } : {}),
      level: rank(label),
      matches,
    };
  };
}
