import { LEVELS, type Level, rank } from "#app/domain/urgency.ts";
import { lineMet, type Met, parseRuleLine, type RuleLine } from "./condition.ts";
import { type Facts, isLive } from "./facts.ts";
import type { Rule } from "./rule-book.ts";

export type ReadyRule = { rule: Rule; lines: RuleLine[]; unless: RuleLine[] };
export type Hit = { rule: Rule; level: Level };

export function ready(rules: Rule[]): ReadyRule[] {
  return rules.map((rule) => ({ rule, lines: rule.when.map(parseRuleLine), unless: (rule.unless ?? []).map(parseRuleLine) }));
}

function step(level: Level, by: number): Level {
  return LEVELS[Math.min(3, Math.max(0, rank(level) + by))] as Level;
}

/** All rules that are met, each with the level it asks for here. */
export function judge(rules: ReadyRule[], facts: Facts, species: Set<string>): Hit[] {
  const hits: Hit[] = [];
  for (const { rule, lines, unless } of rules) {
    if (rule.species && species.size && !rule.species.some((name) => species.has(name))) continue;
    let met: Met;
    for (const line of lines) {
      const now = lineMet(line, facts);
      if (now === "live") {
        met = now;
        break;
      }
      met ??= now;
    }
    if (!met || unless.some((line) => lineMet(line, facts) === "live")) continue;
    let level = met === "over" ? (rule.over ?? step(rule.level, -1)) : rule.level;
    if (rule.soft && level === "emergency") level = isLive(facts, "calm") ? "routine" : isLive(facts, "well_2") ? "urgent" : level;
    if (met === "live" && rule.up?.some((name) => isLive(facts, name))) level = step(level, 1);
    hits.push({ rule, level });
  }
  return hits.sort((a, b) => rank(b.level) - rank(a.level));
}
