import type { Facts } from "#app/reading/facts.ts";

/**
 * One way to meet a rule: "a near b and c|d and not e|f".
 *   near  in the same or a neighboring sentence      and  anywhere in the conversation
 *   a|b   one of these                               not  none of these
 */
export type Term = { names: string[]; mode: "live" | "absent" };
export type Condition = Term[][];

export function parseCondition(source: string): Condition {
  return source
    .trim()
    .split(/\s+and\s+/)
    .map((group) => {
      const parts = group.split(/\s+near\s+/);
      return parts.map((part) => {
        const denied = /^not\s+(.+)$/.exec(part);
        if (denied && parts.length > 1) throw new Error(`write "and not" instead of "near not"`);
        const names = (denied?.[1] ?? part).split("|");
        for (const name of names)
          if (!/^[a-z0-9_]+$/.test(name)) throw new Error(`"${name}" is not a name; join names with "and", "near", "|" or "and not"`);
        return { names, mode: denied ? "absent" : "live" };
      });
    });
}

/** How a rule is met: by what is so now, with what has passed, or with what somebody asks advice for. */
export type MatchStatus = "live" | "over" | "asked" | undefined;

function sentences(term: Term, facts: Facts, pick: Exclude<MatchStatus, undefined>): number[] {
  const out: number[] = [];
  for (const name of term.names) {
    const found = facts.get(name);
    if (!found) continue;
    out.push(...found.live);
    if (pick !== "live") out.push(...found.over);
    if (pick === "asked") out.push(...found.asked);
  }
  return out;
}

function groupMet(group: Term[], facts: Facts, pick: Exclude<MatchStatus, undefined>): boolean {
  const wanted: number[][] = [];
  for (const term of group) {
    const at = sentences(term, facts, pick);
    if (term.mode === "absent") {
      if (at.length) return false;
    } else if (at.length === 0) return false;
    else wanted.push(at);
  }
  const [first, ...rest] = wanted;
  if (!first || rest.length === 0) return true;
  return first.some((s) => rest.every((list) => list.some((other) => Math.abs(other - s) <= 1)));
}

/** Most conditions name something that does not occur; no sentence needs to be read for those. */
function isMentioned(term: Term, facts: Facts): boolean {
  if (term.mode === "absent") return true;
  for (const name of term.names) if (facts.has(name)) return true;
  return false;
}

export function evaluateCondition(line: Condition, facts: Facts): MatchStatus {
  for (const group of line) for (const term of group) if (!isMentioned(term, facts)) return undefined;
  if (line.every((group) => groupMet(group, facts, "live"))) return "live";
  if (line.every((group) => groupMet(group, facts, "over"))) return "over";
  if (line.every((group) => groupMet(group, facts, "asked"))) return "asked";
  return undefined;
}
