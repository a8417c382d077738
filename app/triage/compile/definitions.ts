import type { Problem } from "#app/domain/content/problem.ts";
import { type Condition, parseCondition, type Term } from "../rules/condition.ts";
import { reporting, type Sourced } from "./triage-sources.ts";

/** Conditions by name, each with all ways to meet it. */
export type Definitions = ReadonlyMap<string, readonly Condition[]>;

/** Reads the named conditions; one may use those above it. */
export function readDefinitions(source: Sourced<Record<string, string[]>>, problems: Problem[]): Definitions {
  const definitions = new Map<string, Condition[]>();
  for (const [name, lines] of Object.entries(source.item))
    definitions.set(
      name,
      lines.flatMap((line, i) => reporting(problems, source, [name, i], () => expand(parseCondition(line), definitions)) ?? []),
    );
  return definitions;
}

/**
 * Replaces the named definitions in a condition by their conditions.
 * @returns all ways to meet the condition
 * @throws Error when a definition of several parts is used next to "near", "not" or "|"
 */
export function expand(condition: Condition, definitions: Definitions): Condition[] {
  let ways: Condition[] = [[]];
  for (const group of condition) {
    const [only] = group;
    const whole =
      group.length === 1 && only?.mode === "live" && only.names.length === 1 ? definitions.get(only.names[0] as string) : undefined;
    const parts: readonly Condition[] = whole ?? [[group.map((term) => ({ ...term, names: namesOf(term, definitions) }))]];
    ways = ways.flatMap((way) => parts.map((part) => [...way, ...part]));
  }
  return ways;
}

function namesOf(term: Term, definitions: Definitions): string[] {
  return term.names.flatMap((name) => {
    const lines = definitions.get(name);
    if (!lines) return [name];
    return lines.flatMap((line) => {
      const [single] = line.length === 1 ? (line[0] as Term[]) : [];
      if (line[0]?.length !== 1 || single?.mode !== "live")
        throw new Error(`"${name}" is a condition of several parts; use it by itself or after "and"`);
      return single.names;
    });
  });
}

/** Writes a condition as it is written in a rule. */
export function formatCondition(condition: Condition): string {
  const write = ({ mode, names }: Term) => (mode === "absent" ? `not ${names.join("|")}` : names.join("|"));
  return condition.map((group) => group.map(write).join(" near ")).join(" and ");
}
