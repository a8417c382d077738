import type { ScopeStatus } from "./scopes/assertion-status.ts";

/** The sentences in which a concept occurs: as present, as over, as asked about, or in another sense (denied, supposed, long ago). */
export type FactMentions = {
  live: number[];
  over: number[];
  asked: number[];
  other: number[];
  /** The sentences of `live` in which a thing only stands near a verb of exposure: another thing was taken. */
  apart?: number[];
};
export type Facts = Map<string, FactMentions>;

export function addFact(facts: Facts, name: string, sentence: number, status: ScopeStatus): void {
  let found = facts.get(name);
  if (!found) {
    found = { live: [], over: [], asked: [], other: [] };
    facts.set(name, found);
  }
  const list = found[status === "denied" || status === "elsewhere" ? "other" : status];
  if (list[list.length - 1] !== sentence && list.length < 200) list.push(sentence);
}

/** Says of a live mention that its thing only stands near a verb of exposure. */
export function markApart(facts: Facts, name: string, sentence: number): void {
  const found = facts.get(name);
  if (found?.live.includes(sentence) && !found.apart?.includes(sentence)) found.apart = [...(found.apart ?? []), sentence];
}

export function isLive(facts: Facts, name: string): boolean {
  return (facts.get(name)?.live.length ?? 0) > 0;
}
