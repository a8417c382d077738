import { LEVELS, type Level } from "#app/domain/urgency.ts";
import { createLinearModel, type Scores } from "../classifier/linear-model.ts";
import { createWordClasses } from "../classifier/word-classes.ts";
import { decideLevel, worseScores } from "../decide-level.ts";
import { learn, type Thresholds } from "./learn.ts";
import { type JudgedCase, scorecardOf, type TriageScorecard } from "./scorecard.ts";
import { type Author, KNOWN_TO_THE_RULES, lessonsOf } from "./train-classifier.ts";
import type { TrainingExample } from "./training-example.ts";

const SHIFTS = [0.5, 0.3, 0.1, 0, -0.1, -0.3, -0.5];

/**
 * Leaves out one author at a time, learns from all others and judges what that author wrote, at several thresholds for an emergency.
 * @returns by threshold, how well it does
 */
export function crossValidate(authors: readonly Author[], thresholds: Thresholds): Map<number, TriageScorecard> {
  const scored: { example: TrainingExample; scores: Scores }[] = [];
  for (const { name, examples } of authors) {
    if (KNOWN_TO_THE_RULES.has(name)) continue;
    const others = authors.filter((author) => author.name !== name);
    const { scoreFeatures } = createLinearModel(learn(others.flatMap(lessonsOf), thresholds), createWordClasses([]));
    for (const example of examples)
      scored.push({ example, scores: worseScores(scoreFeatures(example.buckets), example.alone && scoreFeatures(example.alone)) });
  }
  return new Map(
    SHIFTS.map((shift) => {
      const raiseToEmergency = thresholds.raiseToEmergency + shift;
      const judged = scored.map(({ example, scores }) =>
        judgedAs(example, decideLevel(example.matches, scores, { ...thresholds, raiseToEmergency })),
      );
      return [raiseToEmergency, scorecardOf(judged)];
    }),
  );
}

function judgedAs({ level: label }: TrainingExample, level: Level): JudgedCase {
  return {
    case: { id: "", species: "", message: "", label: LEVELS[label] as Level, why: "", source: "", tags: [] },
    level,
    isAsked: false,
    rules: [],
  };
}
