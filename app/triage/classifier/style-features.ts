import { type Facts, isLive } from "#app/reading/facts.ts";
import { WELL } from "../rules/derived-facts.ts";
import type { RuleMatch } from "../rules/evaluate-rules.ts";

/**
 * The style of a message, apart from its subject: a general question or something that happens now, to the owner's animal, in how many words,
 * with how many signs. Each is a name that the classifier learns a weight for.
 */
const TELLS: [string, RegExp][] = [
  ["own", / (my|our|mine|ours) /],
  ["one", / (he|she|his|her|him) /],
  ["now", / (today|tonight|now|just|since|ago|morning|yesterday) /],
  ["asks", /^ (what|which|how|can|should|is|are|do|does|when|why|where|could|would|will) /],
  ["advice", / (recommend|should i|which|best|how often|how long|how many|how much|what age|normal|brand|training|train) /],
];

/** @param words the visitor's words that count, in order @param text the message as written, for its marks */
export function styleFeatures(words: readonly string[], text: string): string[] {
  const row = ` ${words.join(" ")} `;
  const said = TELLS.map(([name, shape]) => (shape.test(row) ? name : `no ${name}`));
  const question = text.includes("?") ? "?" : "";
  const end = /([?.!])\s*$/.exec(text)?.[1] ?? "";
  const length = Math.min(12, Math.round(Math.log2(words.length + 1) * 2));
  return [...said, `mark ${question}`, `end ${end}`, `length ${length}`, `${said.slice(0, 3).join()}${question}`];
}

/** Cues of what a message changes in a case say nothing of how ill the animal is. */
export const isOfTurns = (concept: string) => concept.startsWith("turn_");

/** How much the rules found: emergencies, facts, ways to be well, facts that are denied or supposed. */
export function amountsOf(facts: Facts, hits: readonly RuleMatch[]): string[] {
  const top = hits[0]?.level ?? "none";
  const well = WELL.filter((name) => isLive(facts, name)).length;
  let live = 0;
  let elsewhere = 0;
  for (const [name, found] of facts) {
    if (isOfTurns(name)) continue;
    if (found.live.length && !/^(sp|hint)_/.test(name)) live += 1;
    if (found.other.length && !found.live.length) elsewhere += 1;
  }
  const alarms = hits.filter(({ level }) => level === "emergency").length;
  return [
    `alarms ${Math.min(4, alarms)}`,
    `said ${Math.min(8, live)}`,
    `well ${well}`,
    `well ${well} ${top}`,
    `elsewhere ${Math.min(5, elsewhere)}`,
  ];
}
