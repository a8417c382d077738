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
export type EvaluateRules = (facts: Facts, species: ReadonlySet<string>) => RuleMatch[];

/** Most rules name something that no message of the conversation names, so only the others are evaluated. */
export function createRuleEvaluator(rules: readonly CompiledRule[]): EvaluateRules {
  const { byName, always } = placesByName(rules);
  return (facts, species) => {
    const places = new Set(always);
    for (const name of facts.keys()) for (const place of byName.get(name) ?? []) places.add(place);
    const hits = [...places].sort((a, b) => a - b).flatMap((place) => matchOf(rules[place] as CompiledRule, facts, species) ?? []);
    return hits.sort((a, b) => rank(b.level) - rank(a.level));
  };
}

function matchOf({ rule, lines, unless }: CompiledRule, facts: Facts, species: ReadonlySet<string>): RuleMatch | undefined {
  if (rule.species && species.size && !rule.species.some((name) => species.has(name))) return undefined;
  const met = bestMatch(lines, facts);
  if (!met || unless.some((line) => evaluateCondition(line, facts) === "live")) return undefined;
  let level = met === "over" ? (rule.whenResolved ?? step(rule.level, -1)) : met === "asked" ? least(rule.level, "urgent") : rule.level;
  if (rule.downgradeIfHabitual && level === "emergency" && isLive(facts, "calm")) level = "urgent";
  if (met === "live" && rule.escalateWith?.some((name) => isLive(facts, name))) level = step(level, 1);
  return { rule, level, met };
}

/** For each name the places of the rules that may be met where it is mentioned; `always` are those of rules that need no name. */
function placesByName(rules: readonly CompiledRule[]): { byName: ReadonlyMap<string, readonly number[]>; always: readonly number[] } {
  const needed = (line: Condition) => line.flat().flatMap(({ mode, names }) => (mode === "live" ? [names] : []));
  const uses = new Map<string, number>();
  for (const name of rules.flatMap(({ lines }) => lines.flatMap(needed).flat())) uses.set(name, (uses.get(name) ?? 0) + 1);
  const usesOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (uses.get(name) ?? 0), 0);
  const byName = new Map<string, number[]>();
  const always: number[] = [];
  rules.forEach(({ lines }, place) => {
    for (const line of lines) {
      const [rarest] = needed(line).sort((a, b) => usesOf(a) - usesOf(b));
      if (!rarest) always.push(place);
      for (const name of rarest ?? []) byName.set(name, [...(byName.get(name) ?? []), place]);
    }
  });
  return { byName, always };
}
