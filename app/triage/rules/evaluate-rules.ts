import { LEVELS, type Level, rank } from "#app/domain/urgency.ts";
import { type Facts, isLive } from "#app/reading/facts.ts";
import { type Condition, evaluateCondition, type MatchStatus, parseCondition } from "./condition.ts";
import type { Rule } from "./rule-book.ts";

export type CompiledRule = { rule: Rule; lines: Condition[]; unless: Condition[] };
/** A rule that is met, the level it asks for here, and by what: a present sign, one that has passed, or a question about it. */
export type RuleMatch = {
  rule: Rule;
  level: Level;
  met: Exclude<MatchStatus, undefined>;
  /** The rule is for another animal than this may be. */
  isGuess?: true;
  /** The sign is possible and not plain: the owner is asked before it makes an emergency. */
  isPossible?: true;
};

export function compileRules(rules: Rule[]): CompiledRule[] {
  return rules.map((rule) => ({ rule, lines: rule.when.map(parseCondition), unless: (rule.unless ?? []).map(parseCondition) }));
}

function step(level: Level, by: number): Level {
  return LEVELS[Math.min(3, Math.max(0, rank(level) + by))] as Level;
}

const BEST_FIRST: MatchStatus[] = ["live", "over", "asked"];

function bestMatch(lines: Condition[], facts: Facts): MatchStatus {
  const met = new Set(lines.map((line) => evaluateCondition(line, facts)));
  return BEST_FIRST.find((status) => met.has(status));
}

function least(a: Level, b: Level): Level {
  return rank(a) < rank(b) ? a : b;
}

/** All rules that are met, each with the level it asks for here. */
export function evaluateRules(rules: readonly CompiledRule[], facts: Facts, species: ReadonlySet<string>): RuleMatch[] {
  const hits: RuleMatch[] = [];
  for (const { rule, lines, unless } of rules) {
    if (rule.species && species.size && !rule.species.some((name) => species.has(name))) continue;
    const met = bestMatch(lines, facts);
    if (!met || unless.some((line) => evaluateCondition(line, facts) === "live")) continue;
    let level = met === "over" ? (rule.whenResolved ?? step(rule.level, -1)) : met === "asked" ? least(rule.level, "urgent") : rule.level;
    if (rule.downgradeIfHabitual && level === "emergency" && isLive(facts, "calm")) level = "urgent";
    if (met === "live" && rule.escalateWith?.some((name) => isLive(facts, name))) level = step(level, 1);
    hits.push({ rule, level, met });
  }
  return hits.sort((a, b) => rank(b.level) - rank(a.level));
}
