import type { Quantity } from "#app/language/numbers/quantity.ts";
import { addFact, type Facts, isLive } from "#app/reading/facts.ts";
import type { Measure } from "#app/reading/read-words.ts";
import { chocolateDose } from "../doses/chocolate-dose.ts";
import { isSmallAmount } from "../doses/toxic-amounts.ts";
import type { RuleBook, Threshold } from "./rule-book.ts";

/** Facts that the engine makes by itself, besides the book's thresholds. Their names may be used in rules. */
export const DERIVED = [
  "dur_4h",
  "dur_12h",
  "dur_20h",
  "dur_48h",
  "dur_week",
  "ago_recent",
  "age_old",
  "weight_given",
  "tiny_weight",
  "mg_amount",
  "choc_small",
  "choc_toxic",
  "any_sign",
  "any_event",
  "calm",
] as const;

const FROM_SEVERAL = ["choc_small", "choc_toxic", "calm"];

/** Different signs that the animal is well; each counts once. */
export const WELL = ["ok_eating", "ok_playing", "ok_general", "ok_toilet", "ok_movement"];

/** Plain steps of time, in hours, for the classifier; a clock of a rule is a threshold of the book. */
const STEPS: [string, number][] = [
  ["dur_4h", 4],
  ["dur_12h", 11],
  ["dur_20h", 20],
  ["dur_48h", 44],
  ["dur_week", 160],
];
const RECENT = 72;
const OLD = 8760 * 10;
const TINY_KG = 3;

const KINDS: Partial<Record<Quantity["what"], Threshold["of"]>> = {
  duration: "time",
  ago: "time",
  age: "age",
  celsius: "warmth",
  breaths: "breaths",
  times: "times",
};

/** Adds what follows from the numbers and from facts together; what followed from fewer of them before is replaced. */
export function derive(measures: readonly Measure[], facts: Facts, { thresholds, chocolate, doses }: RuleBook): void {
  for (const name of [...FROM_SEVERAL, ...Object.keys(doses).map(smallAmountOf)]) facts.delete(name);
  for (const { what, value, sentence } of measures) {
    const say = (name: string) => addFact(facts, name, sentence, "live");
    const kind = KINDS[what];
    for (const { name, of, least = -Infinity, under = Infinity } of thresholds)
      if (of === kind && value >= least && value < under) say(name);
    if (kind === "time") for (const [name, least] of STEPS) if (value >= least) say(name);
    if (what === "ago" && value <= RECENT) say("ago_recent");
    if (what === "age" && value >= OLD) say("age_old");
    if (what === "kg") say("weight_given");
    if (what === "kg" && value <= TINY_KG) say("tiny_weight");
    if (what === "mg") say("mg_amount");
  }
  const well = WELL.filter((name) => isLive(facts, name)).length;
  if (well >= 1 && isLive(facts, "habit")) addFact(facts, "calm", 0, "live");
  if (chocolate && isLive(facts, "chocolate")) {
    const dose = chocolateDose(measures, facts, chocolate);
    const small = dose !== undefined && dose < chocolate.little;
    if (dose !== undefined) addFact(facts, small ? "choc_small" : "choc_toxic", facts.get("chocolate")?.live[0] ?? 0, "live");
  }
  for (const [name, dose] of Object.entries(doses))
    if (isLive(facts, dose.concept) && isSmallAmount(measures, dose))
      addFact(facts, smallAmountOf(name), facts.get(dose.concept)?.live[0] ?? 0, "live");
}

/** The fact that an amount was calculated and is small. */
export function smallAmountOf(dose: string): string {
  return `${dose}_small`;
}
