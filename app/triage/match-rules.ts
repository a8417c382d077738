import type { Token } from "#app/language/tokenise.ts";
import { messageSpecies } from "#app/reading/animals/detect-species.ts";
import type { Facts } from "#app/reading/facts.ts";
import { conversationTokens } from "#app/reading/message-tokens.ts";
import { compileRules, createRuleEvaluator, type RuleMatch } from "./rules/evaluate-rules.ts";
import { createFactReader } from "./rules/read-facts.ts";
import type { RuleBook } from "./rules/rule-book.ts";

export type MatchedMessage = { tokens: Token[]; facts: Facts; matches: RuleMatch[] };

/** Reads messages by the rules alone and returns every rule that a message meets, for training and for the examples of rules. */
export function createRuleMatcher(book: RuleBook): (message: string, petType?: string, history?: unknown) => MatchedMessage {
  const { read } = createFactReader(book);
  const evaluate = createRuleEvaluator(compileRules(book.rules));
  return (message, petType, history) => {
    const { tokens, facts } = read(conversationTokens(message, history));
    return { tokens, facts, matches: evaluate(facts, messageSpecies(facts, petType)) };
  };
}
