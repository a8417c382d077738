import type { Kind } from "#app/reading/lexicon/concept.ts";
import { type CompiledRule, compileRules, createRuleEvaluator, type EvaluateRules } from "./evaluate-rules.ts";
import type { RuleBook } from "./rule-book.ts";

/** The rules of a book as they are evaluated, and what is looked up in it for every message. */
export type OpenRules = {
  all: readonly CompiledRule[];
  evaluate: EvaluateRules;
  byId: ReadonlyMap<string, CompiledRule>;
  kindOf: (concept: string) => Kind | undefined;
};

export function openRules(book: RuleBook): OpenRules {
  const all = compileRules(book.rules);
  const kinds = new Map(book.concepts.map(({ name, kind }) => [name, kind]));
  return {
    all,
    evaluate: createRuleEvaluator(all),
    byId: new Map(all.map((one) => [one.rule.id, one])),
    kindOf: (concept) => kinds.get(concept),
  };
}
