import { expect, test } from "vitest";
import type { Level } from "#app/domain/urgency.ts";
import { csv } from "../review/csv.ts";
import { scorecardOf } from "./scorecard.ts";
import { wilson } from "./wilson.ts";

const judged = (label: Level, level: Level, tags: string[] = []) => ({
  case: { id: `${label}-${level}`, species: "dog", message: "m", label, why: "w", source: "s", tags },
  level,
  isAsked: false,
  rules: [],
});

test("the interval is Wilson's", () => {
  const { low, high } = wilson(54, 54);
  expect(low).toBeCloseTo(0.934, 3);
  expect(high).toBe(1);
});

test("the card counts recall, over-triage and F1, and puts the gravest miss first", () => {
  const card = scorecardOf([
    judged("emergency", "emergency", ["no_obvious_keyword"]),
    judged("emergency", "info"),
    judged("urgent", "routine"),
    judged("routine", "emergency"),
    judged("info", "info"),
  ]);
  expect(card.emergencyRecall.share).toBe(0.5);
  expect(card.noObviousKeyword.share).toBe(1);
  expect(card.urgentOrHigherRecall.hits).toBe(1);
  expect(card.overTriage.hits).toBe(1);
  expect(card.overTriageInfo.hits).toBe(0);
  expect(card.misses[0]).toMatchObject({ label: "emergency", level: "info" });
});

test("a sheet cannot run a formula", () => {
  expect(csv(["a"], [["=1+1"], ['say "hi", now']])).toBe('a\r\n\'=1+1\r\n"say ""hi"", now"\r\n');
});
