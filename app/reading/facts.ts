import type { AssertionStatus } from "./scopes/assertion-status.ts";

/** The sentences in which a concept occurs: as present, as over, as asked about, or in another sense (denied, supposed, long ago). */
export type FactMentions = { live: number[]; over: number[]; asked: number[]; other: number[] };
export type Facts = Map<string, FactMentions>;

export function addFact(facts: Facts, name: string, sentence: number, status: AssertionStatus): void {
  let found = facts.get(name);
  if (!found) {
    found = { live: [], over: [], asked: [], other: [] };
    facts.set(name, found);
  }
  const list = found[status === "denied" || status === "elsewhere" ? "other" : status];
  if (list[list.length - 1] !== sentence && list.length < 200) list.push(sentence);
}

export function isLive(facts: Facts, name: string): boolean {
  return (facts.get(name)?.live.length ?? 0) > 0;
}
