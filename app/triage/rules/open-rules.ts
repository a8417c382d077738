import type { ConceptKind } from "#app/reading/lexicon/concept.ts";
import type { Condition } from "./condition.ts";
import { type CompiledRule, compileRules, createRuleEvaluator, type EvaluateRules } from "./evaluate-rules.ts";
import type { RuleBook } from "./rule-book.ts";

/** The rules of a book as they are evaluated, and what is looked up in it for every message. */
export type OpenRules = {
  all: readonly CompiledRule[];
  evaluate: EvaluateRules;
  byId: ReadonlyMap<string, CompiledRule>;
  kindOf: (concept: string) => ConceptKind | undefined;
  /** Signs and events that mean something alone: they meet a rule alone, or many rules name them. */
  alone: ReadonlySet<string>;
};

/** How something came, and that it was too much: "now" and "twice" belong to a sign and say nothing without it. */
export const SAYS_HOW: ReadonlySet<string> = new Set(["suddenly", "wrong_dose"]);

/** The signs and events of a rule: what its owner says is so. */
export function claimsOf(lines: CompiledRule["lines"], kindOf: OpenRules["kindOf"]): ReadonlySet<string> {
  return liveNames(lines, (name) => kindOf(name) === "sign" || kindOf(name) === "event");
}

/** The things that a rule is about: what was eaten, in its own words. */
export function thingsOf(lines: CompiledRule["lines"], kindOf: OpenRules["kindOf"]): ReadonlySet<string> {
  return liveNames(lines, (name) => kindOf(name) === "thing");
}

function liveNames(lines: CompiledRule["lines"], isWanted: (name: string) => boolean): ReadonlySet<string> {
  const names = lines.flat(2).flatMap((term) => (term.mode === "live" ? term.names : []));
  return new Set(names.filter(isWanted));
}

export function openRules(book: RuleBook): OpenRules {
  const all = compileRules(book.rules);
  const kinds = new Map(book.concepts.map(({ name, kind }) => [name, kind]));
  const kindOf: OpenRules["kindOf"] = (concept) => kinds.get(concept);
  return {
    all,
    evaluate: createRuleEvaluator(all),
    byId: new Map(all.map((one) => [one.rule.id, one])),
    kindOf,
    alone: namesThatSayMuch(all, kindOf),
  };
}

/** "Tray" or "twice" belongs to a sign of one or two rules and means little without it. */
const MANY_RULES = 3;

function namesThatSayMuch(all: readonly CompiledRule[], kindOf: OpenRules["kindOf"]): ReadonlySet<string> {
  const rules = new Map<string, number>();
  for (const { lines } of all) for (const name of claimsOf(lines, kindOf)) rules.set(name, (rules.get(name) ?? 0) + 1);
  const alone = all.flatMap(({ lines }) => [...claimsOf(lines.filter(isOne), kindOf)]);
  return new Set([...alone, ...[...rules].flatMap(([name, count]) => (count < MANY_RULES ? [] : name))]);
}

/** Whether one thing said meets a condition. */
function isOne(line: Condition): boolean {
  return line.flat().filter(({ mode }) => mode === "live").length === 1;
}
