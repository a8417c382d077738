import { PAGE_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { Query } from "./query.ts";

/** How the question compares with the wordings of a unit, each from 0 to 1. */
export type Match = {
  /** The wording that is most like the question. */
  similarity: number;
  /** The wording that the question holds most of: owners add circumstances to a question. */
  contained: number;
  /** The three wordings that are most like it, on average. */
  agreement: number;
  /** How much of the question stands in any wording. */
  covered: number;
};

const AGREEING = 3;

/**
 * Compares by the weight of the shared terms.
 * @param wordings the terms of each
 * @param terms those of the question
 * @param mass the weights of the terms of the question, added up
 */
export function matchOf(
  wordings: readonly (readonly number[])[],
  terms: ReadonlySet<number>,
  mass: number,
  weightOf: (term: number) => number,
): Match {
  const likeness: number[] = [];
  let contained = 0;
  const known = new Set<number>();
  for (const wording of wordings) {
    let [own, shared] = [0, 0];
    for (const term of wording) {
      own += weightOf(term);
      if (!terms.has(term)) continue;
      shared += weightOf(term);
      known.add(term);
    }
    likeness.push(shared / (0.5 * mass + 0.5 * own || 1));
    contained = Math.max(contained, shared / (0.2 * mass + 0.8 * own || 1));
  }
  likeness.sort((one, other) => other - one);
  const agreement = likeness.slice(0, AGREEING).reduce((sum, one) => sum + one, 0) / AGREEING;
  const covered = [...known].reduce((sum, term) => sum + weightOf(term), 0) / mass;
  return { similarity: likeness[0] ?? 0, contained, agreement, covered };
}

/** Which of the units that hold the words is best: near a listwise fit on page-questions.txt and the odd lines of an unread set. */
export function rankOf({ contained, agreement, covered }: Match, relative: number, unit: Answer, query: Query): number {
  const own = unit.animals.some((animal) => animal === query.animal) ? 0.14 : 0;
  const sameIntent = query.intent === unit.intent ? 0.04 : 0;
  const samePage = query.page !== undefined && unit.page === query.page ? 0.04 : 0;
  // A page says the same at more length than an answer.
  const isPage = unit.topic === PAGE_TOPIC ? 0.1 : 0;
  // "Yes, if ..." answers no account of what is going on.
  const answersOther = query.intent === "happening-now" && /^(?:Yes|No)\b/.test(unit.lead) ? 0.06 : 0;
  return 0.3 * contained + 0.25 * agreement + 0.12 * covered + 0.24 * relative + own + sameIntent + samePage - isPage - answersOther;
}

/** How likely the unit is about the question at all: a logistic fit on answered questions and tests/answers/nothing.txt. */
export function confidenceOf({ similarity, contained, covered }: Match, scorePerWeight: number): number {
  return 1 / (1 + Math.exp(5.9 - 0.48 * similarity - 3.64 * contained + 1.33 * covered - 2 * Math.log1p(scorePerWeight)));
}
