import type { AssertionStatus } from "./assertion-status.ts";

/** In which sentences a concept is said: as present, as over, or in another sense (denied, supposed, long ago). */
export type FactMentions = { live: number[]; over: number[]; other: number[] };
export type Facts = Map<string, FactMentions>;

export function addFact(facts: Facts, name: string, sentence: number, standing: AssertionStatus): void {
  let found = facts.get(name);
  if (!found) {
    found = { live: [], over: [], other: [] };
    facts.set(name, found);
  }
  const list = standing === "live" ? found.live : standing === "over" ? found.over : found.other;
  if (list[list.length - 1] !== sentence && list.length < 200) list.push(sentence);
}

export function isLive(facts: Facts, name: string): boolean {
  return (facts.get(name)?.live.length ?? 0) > 0;
}
