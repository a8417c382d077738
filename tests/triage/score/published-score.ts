import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { PublishedScore } from "../../../app/domain/triage/published-score.ts";
import { createScreen } from "../../../app/domain/triage/screen.ts";
import { readRuleBook } from "../../../app/library/red-flags/read.ts";
import { readCases } from "./cases.ts";
import { judgeCases } from "./judge-cases.ts";
import { scorecardOf } from "./scorecard.ts";
import { inWords } from "./wilson.ts";

/** What the first rules reached on the first two unread authors, on 2026-11-21. It stays here for ever. */
const FIRST = {
  recall: "83.1% (95% interval 77.7% to 87.3%)",
  urgent: "87.8%",
  over: "17.3%",
  macroF1: "0.667",
};
const NOT_NOTED = "not noted";

function casesIn(folder: string) {
  const files = readdirSync(folder).filter((name) => /^voice-[a-z]\.jsonl$/.test(name));
  return { authors: files.length, cases: files.sort().flatMap((name) => readCases(join(folder, name))) };
}

/** The scores of today's screen on `tests/triage/unseen`, as the page shows them. */
export function publishedScore(root: string): PublishedScore {
  const { authors, cases } = casesIn(join(root, "tests/triage/unseen"));
  const card = scorecardOf(judgeCases(createScreen(readRuleBook(root)), cases));
  return {
    authors,
    cases: cases.length,
    taught: casesIn(join(root, "tests/triage/corpus")).cases.length,
    lines: [
      { name: "Emergencies recognised", goal: "97% or more", first: FIRST.recall, today: inWords(card.emergencyRecall) },
      {
        name: "Emergencies without an obvious keyword",
        goal: "within 4 points of the rest",
        first: NOT_NOTED,
        today: inWords(card.noObviousKeyword),
      },
      { name: "Emergencies with one", goal: "", first: NOT_NOTED, today: inWords(card.obviousKeyword) },
      {
        name: "Urgent or emergency, called at least urgent",
        goal: "95% or more",
        first: FIRST.urgent,
        today: inWords(card.urgentOrHigherRecall),
      },
      { name: "Harmless, called an emergency", goal: "8% or less", first: FIRST.over, today: inWords(card.overTriage) },
      { name: "General questions, called an emergency", goal: "3% or less", first: NOT_NOTED, today: inWords(card.overTriageInfo) },
      {
        name: "All four levels told apart (macro-F1, 1 is perfect)",
        goal: "0.80 or more",
        first: FIRST.macroF1,
        today: card.macroF1.toFixed(3),
      },
    ],
    misses: card.misses.map(({ rules: _rules, ...miss }) => miss),
  };
}
