import type { Facts } from "#app/reading/facts.ts";
import type { Kind } from "#app/reading/lexicon/concept.ts";
import type { Doubt } from "#app/reading/scopes/doubts.ts";
import { evaluateCondition } from "../rules/condition.ts";
import type { CompiledRule, RuleMatch } from "../rules/evaluate-rules.ts";
import type { Rule } from "../rules/rule-book.ts";

/**
 * Marks the matches that are possible and not plain: no way of meeting the rule is left when the signs and events of doubtful sentences are
 * taken out. A sign of life (`life`) stays plain in a long story and in one with a vet.
 */
export function withCertainty(
  matches: readonly RuleMatch[],
  {
    rules,
    facts,
    doubts,
    kindOf,
  }: { rules: readonly CompiledRule[]; facts: Facts; doubts: ReadonlyMap<number, Doubt>; kindOf: (name: string) => Kind | undefined },
): RuleMatch[] {
  const left = new Map<string, Facts>();
  const factsFor = (rule: Rule) => {
    const tolerated = toleratedBy(rule);
    const known =
      left.get(tolerated.join()) ??
      withoutDoubtful(facts, kindOf, (sentence) => {
        const doubt = doubts.get(sentence);
        return doubt !== undefined && !tolerated.includes(doubt);
      });
    left.set(tolerated.join(), known);
    return known;
  };
  return matches.map((match) => {
    if (match.met !== "live") return match;
    if (match.rule.check) return { ...match, isPossible: true as const };
    if (doubts.size === 0) return match;
    const lines = rules.find(({ rule }) => rule.id === match.rule.id)?.lines ?? [];
    const certain = factsFor(match.rule);
    const isPlain = lines.some((line) => evaluateCondition(line, certain) === "live");
    return isPlain ? match : { ...match, isPossible: true as const };
  });
}

/** No length of a message and no vet in it takes a sign of life down; what was eaten or has happened does not end. */
function toleratedBy({ life, asks }: Rule): readonly Doubt[] {
  if (life) return ["story", "long", "vet"];
  return asks === "exposure" || asks === "accident" ? ["over"] : [];
}

/** The facts without the signs and events of doubtful sentences; things and numbers stay. */
function withoutDoubtful(facts: Facts, kindOf: (name: string) => Kind | undefined, isDoubtfulAt: (sentence: number) => boolean): Facts {
  const left: Facts = new Map();
  for (const [name, found] of facts) {
    const kind = kindOf(name);
    const isClaim = kind === "sign" || kind === "event";
    left.set(name, isClaim ? { ...found, live: found.live.filter((sentence) => !isDoubtfulAt(sentence)) } : found);
  }
  return left;
}
