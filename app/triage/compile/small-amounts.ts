import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { tokenise } from "#app/language/tokenise.ts";
import type { Concept } from "#app/reading/lexicon/concept.ts";
import { PhraseMatcher } from "#app/reading/lexicon/phrase-matcher.ts";
import { Vocabulary } from "#app/reading/lexicon/vocabulary.ts";
import { MEASURES } from "#app/reading/read-words.ts";
import { DERIVED, smallAmountOf } from "../rules/derived-facts.ts";
import type { RuleBook } from "../rules/rule-book.ts";

/**
 * For a substance whose amounts are calculated (its name is read as chocolate, or as something of `doses`): the name of the fact that an amount
 * of it is small.
 */
export function smallAmountReader(concepts: Concept[], doses: RuleBook["doses"]): (substance: Substance) => string | undefined {
  const vocabulary = new Vocabulary([]);
  const matcher = new PhraseMatcher(concepts, [...MEASURES, ...DERIVED], vocabulary);
  const calculated = new Map([
    ["chocolate", "choc_small"],
    ...Object.entries(doses).map(([name, { concept }]) => [concept, smallAmountOf(name)] as const),
  ]);
  return ({ noun }) => {
    const tokens = tokenise(noun.text);
    vocabulary.read(tokens);
    const found = new Set(matcher.run(tokens, []).map(({ concept }) => matcher.names[concept] as string));
    return [...calculated].find(([concept]) => found.has(concept))?.[1];
  };
}
