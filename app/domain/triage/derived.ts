import { chocolateDose } from "./chocolate.ts";
import { type Facts, isLive, note } from "./facts.ts";
import type { Measure } from "./measures.ts";
import type { Token } from "./tokens.ts";

/** Facts that come from numbers: how long, how old, how hot, how much. Their names may be used in rules. */
export const DERIVED = [
  "dur_4h",
  "dur_8h",
  "dur_12h",
  "dur_20h",
  "dur_36h",
  "dur_48h",
  "dur_72h",
  "dur_week",
  "ago_recent",
  "age_newborn",
  "age_young",
  "age_old",
  "temp_fever",
  "temp_high",
  "temp_low",
  "breaths_30",
  "breaths_40",
  "breaths_60",
  "times_2",
  "times_3",
  "times_5",
  "tiny_weight",
  "choc_small",
  "choc_toxic",
  "any_sign",
  "any_event",
  "mg_amount",
  "weight_given",
  "calm",
  "well_2",
  "well_3",
] as const;

export const MEASURES = ["#", "duration", "age_words"] as const;

/** Different ways in which the animal is said to be well; each counts once. */
const WELL = ["ok_eating", "ok_playing", "ok_general", "ok_toilet", "ok_movement"];

const DURATIONS: [string, number][] = [
  ["dur_4h", 4],
  ["dur_8h", 7.5],
  ["dur_12h", 11],
  ["dur_20h", 20],
  ["dur_36h", 34],
  ["dur_48h", 44],
  ["dur_72h", 68],
  ["dur_week", 160],
];

export function derive(measures: Measure[], tokens: Token[], facts: Facts): void {
  for (const measure of measures) {
    const sentence = tokens[measure.at]?.sentence ?? 0;
    const say = (name: string) => note(facts, name, sentence, "live");
    const { what, value } = measure;
    if (what === "duration" || what === "ago") {
      for (const [name, least] of DURATIONS) if (value >= least) say(name);
      if (what === "ago" && value <= 72) say("ago_recent");
    } else if (what === "age") {
      if (value <= 24 * 28) say("age_newborn");
      if (value < 24 * 183) {
        say("age_young");
        say("young");
      }
      if (value <= 24 * 40) say("newborn");
      if (value >= 8760 * 10) say("age_old");
    } else if (what === "celsius") {
      if (value >= 39.6) say("temp_fever");
      if (value >= 41) say("temp_high");
      if (value < 37.2) say("temp_low");
    } else if (what === "breaths") {
      if (value >= 30) say("breaths_30");
      if (value >= 40) say("breaths_40");
      if (value >= 60) say("breaths_60");
    } else if (what === "times") {
      if (value >= 2) say("times_2");
      if (value >= 3) say("times_3");
      if (value >= 5) say("times_5");
    } else if (what === "kg") {
      say("weight_given");
      if (value <= 3) say("tiny_weight");
    } else if (what === "mg") say("mg_amount");
  }
  const well = WELL.filter((name) => isLive(facts, name)).length;
  if (well >= 2) note(facts, "well_2", 0, "live");
  if (well >= 3) note(facts, "well_3", 0, "live");
  if (well >= 1 && isLive(facts, "habit")) note(facts, "calm", 0, "live");
  if (isLive(facts, "chocolate")) {
    const dose = chocolateDose(measures, facts);
    if (dose !== undefined) note(facts, dose < 10 ? "choc_small" : "choc_toxic", facts.get("chocolate")?.live[0] ?? 0, "live");
  }
}
