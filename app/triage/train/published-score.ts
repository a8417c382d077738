import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedScore, ScoreLine } from "#app/domain/content/published-score.ts";
import type { RuleBook } from "../rules/rule-book.ts";
import { createScreen } from "../screen.ts";
import { readCases } from "./cases.ts";
import { FIRST_SCORES, REAL_POSTS } from "./first-scores.ts";
import { judgeCases } from "./judge-cases.ts";
import { type JudgedCase, scorecardOf, type TriageScorecard } from "./scorecard.ts";
import { toldInTurns } from "./told-in-turns.ts";
import { shareInWords, wilson } from "./wilson.ts";

const FIGURES: { key: string; name: string; goal: string; of: (card: TriageScorecard) => string }[] = [
  {
    key: "emergencies",
    name: "Emergencies recognized, at once or by a question",
    goal: "97% or more",
    of: (card) => shareInWords(card.emergencyRecall),
  },
  { key: "red", name: "Emergencies called one without a question", goal: "", of: (card) => shareInWords(card.redAtOnce) },
  {
    key: "hidden",
    name: "Emergencies without an obvious keyword",
    goal: "within 4 points of the rest",
    of: (card) => shareInWords(card.noObviousKeyword),
  },
  { key: "obvious", name: "Emergencies with one", goal: "", of: (card) => shareInWords(card.obviousKeyword) },
  {
    key: "urgent",
    name: "Urgent or emergency, called at least urgent",
    goal: "95% or more",
    of: (card) => shareInWords(card.urgentOrHigherRecall),
  },
  { key: "over", name: "Harmless, called an emergency", goal: "8% or less", of: (card) => shareInWords(card.overTriage) },
  { key: "asked", name: "Harmless, asked about", goal: "", of: (card) => shareInWords(card.harmlessAsked) },
  { key: "overInfo", name: "General questions, called an emergency", goal: "3% or less", of: (card) => shareInWords(card.overTriageInfo) },
  {
    key: "macroF1",
    name: "All four levels told apart (macro-F1, 1 is perfect)",
    goal: "0.80 or more",
    of: (card) => card.macroF1.toFixed(3),
  },
];

const calledOf = ({ called, of }: { called: number; of: number }) => shareInWords(wilson(called, of));

function authorsIn(folder: string): string[] {
  return readdirSync(folder)
    .flatMap((name) => /^voice-([a-z]+)\.jsonl$/.exec(name)?.[1] ?? [])
    .sort();
}

/**
 * The scores of these rules on `tests/triage/unseen`, as the page /how-we-test shows them.
 * @param root the project's root folder
 * @throws Error when an author there belongs to no set of FIRST_SCORES
 */
export function publishedScore(root: string, book: RuleBook): PublishedScore {
  const unseen = join(root, "tests/triage/unseen");
  const corpus = join(root, "tests/triage/corpus");
  const metamorphic = JSON.parse(readFileSync(join(root, "tests/triage/metamorphic/score.json"), "utf8")) as ScoreLine[];
  const screen = createScreen(book);
  const judged = new Map<string, JudgedCase[]>();
  for (const author of authorsIn(unseen)) {
    if (!FIRST_SCORES.some(({ authors }) => authors.includes(author)))
      throw new Error(`voice-${author}.jsonl has no first score yet; score it once and write that down in first-scores.ts`);
    judged.set(author, judgeCases(screen, readCases(join(unseen, `voice-${author}.jsonl`))));
  }
  const card = scorecardOf([...judged.values()].flat());
  return {
    authors: judged.size,
    cases: card.cases,
    realPosts: { ...REAL_POSTS, emergencies: calledOf(REAL_POSTS.emergencies), harmless: calledOf(REAL_POSTS.harmless) },
    turns: toldInTurns(
      screen,
      [...judged.values()].flat().map((one) => one.case),
    ),
    taught: readdirSync(corpus).reduce((sum, name) => sum + readCases(join(corpus, name)).length, 0),
    lines: [...FIGURES.map(({ name, goal, of }) => ({ name, goal, today: of(card) })), ...metamorphic],
    sets: FIRST_SCORES.map(({ title, authors, cases, met, figures }) => {
      const own = scorecardOf(authors.flatMap((author) => judged.get(author) ?? []));
      const retired = own.cases === 0;
      return {
        title,
        authors: authors.length,
        cases,
        met,
        lines: FIGURES.map(({ key, name, of }) => ({ name, first: figures[key] ?? "not noted", today: retired ? "" : of(own) })),
      };
    }),
    misses: card.misses.map(({ rules: _rules, ...miss }) => miss),
  };
}
