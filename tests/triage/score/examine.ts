import { rank } from "#app/domain/urgency.ts";
import { featureIds } from "#app/triage/classifier/features.ts";
import { createWordClasses } from "#app/triage/classifier/word-classes.ts";
import { conversationTokens } from "#app/triage/conversation-tokens.ts";
import { speciesOf } from "#app/triage/detect-species.ts";
import { compileRules, evaluateRules, type RuleMatch } from "#app/triage/rules/evaluate-rules.ts";
import { createFactExtractor } from "#app/triage/rules/extract-facts.ts";
import type { RuleBook } from "#app/triage/rules/rule-book.ts";
import type { Case } from "./cases.ts";
import type { Example } from "./learn.ts";

export type Examined = Example & { hits: RuleMatch[]; bare: Int32Array; alone?: Int32Array };

/** Turns labelled cases into examples, reading them with the rules alone; `bare` leaves out what the rules made of them. */
export function createExaminer(book: RuleBook): (one: Case) => Examined {
  const { weights: _left, ...rules } = book;
  const { read } = createFactExtractor(rules);
  const kindsOf = createWordClasses(book.wordClasses);
  const prepared = compileRules(book.rules);
  return (one) => {
    const reading = read(conversationTokens(one.message, one.history));
    const species = speciesOf(reading.facts, one.petType_sent);
    const hits = evaluateRules(prepared, reading.facts, species);
    const { facts, tokens } = reading;
    return {
      places: featureIds({ text: one.message, tokens, facts, hits }, kindsOf),
      bare: featureIds({ text: one.message, tokens }, kindsOf),
      ...(one.history?.length
        ? { alone: featureIds({ text: one.message, tokens: conversationTokens(one.message, []), facts, hits }, kindsOf) }
        : {}),
      level: rank(one.label),
      hits,
    };
  };
}
