import { LEVELS, type Level, rank } from "#app/domain/urgency.ts";
import type { Case } from "./cases.ts";
import { type Share, wilson } from "./wilson.ts";

/** `isAsked`: the owner is asked whether it is an emergency. */
export type JudgedCase = { case: Case; level: Level; isAsked: boolean; rules: string[] };

type Miss = { id: string; label: Level; level: Level; message: string; history?: Case["history"]; why: string; rules: string[] };

export type TriageScorecard = {
  cases: number;
  /** Emergencies called one, or asked about. */
  emergencyRecall: Share;
  /** Emergencies called one without a question. */
  redAtOnce: Share;
  urgentOrHigherRecall: Share;
  overTriage: Share;
  /** Harmless messages whose owner is asked. */
  harmlessAsked: Share;
  overTriageInfo: Share;
  noObviousKeyword: Share;
  obviousKeyword: Share;
  macroF1: number;
  f1: Record<Level, number>;
  matrix: Record<Level, Record<Level, number>>;
  byTag: Record<string, Share>;
  misses: Miss[];
};

const FEWEST_FOR_A_TAG = 5;

/** Counts what the screen got right; every figure of the page /how-we-test comes from here. */
export function scorecardOf(judged: JudgedCase[]): TriageScorecard {
  const is = (label: Level) => judged.filter((one) => one.case.label === label);
  const emergencies = is("emergency");
  const calm = [...is("routine"), ...is("info")];
  const serious = [...emergencies, ...is("urgent")];
  const called = (list: JudgedCase[], least: Level) => list.filter((one) => rank(one.level) >= rank(least)).length;
  const recall = (list: JudgedCase[]) => wilson(list.filter(isReached).length, list.length);
  const hidden = emergencies.filter((one) => one.case.tags.includes("no_obvious_keyword"));

  const matrix = Object.fromEntries(
    LEVELS.map((label) => [label, Object.fromEntries(LEVELS.map((level) => [level, 0]))]),
  ) as TriageScorecard["matrix"];
  for (const one of judged) matrix[one.case.label][one.level] += 1;
  const f1 = Object.fromEntries(LEVELS.map((level) => [level, f1Of(matrix, level)])) as Record<Level, number>;

  return {
    cases: judged.length,
    emergencyRecall: recall(emergencies),
    redAtOnce: wilson(called(emergencies, "emergency"), emergencies.length),
    urgentOrHigherRecall: wilson(called(serious, "urgent"), serious.length),
    overTriage: wilson(called(calm, "emergency"), calm.length),
    harmlessAsked: wilson(calm.filter(({ isAsked }) => isAsked).length, calm.length),
    overTriageInfo: wilson(called(is("info"), "emergency"), is("info").length),
    noObviousKeyword: recall(hidden),
    obviousKeyword: recall(emergencies.filter((one) => !hidden.includes(one))),
    macroF1: LEVELS.reduce((sum, level) => sum + f1[level], 0) / LEVELS.length,
    f1,
    matrix,
    byTag: tags(emergencies),
    misses: judged
      .filter((one) => one.level !== one.case.label && !(one.case.label === "emergency" && one.isAsked))
      .sort(gravest)
      .map(missOf),
  };
}

function isReached({ level, isAsked }: JudgedCase): boolean {
  return level === "emergency" || isAsked;
}

function f1Of(matrix: TriageScorecard["matrix"], level: Level): number {
  const right = matrix[level][level];
  const said = LEVELS.reduce((sum, label) => sum + matrix[label][level], 0);
  const true_ = LEVELS.reduce((sum, other) => sum + matrix[level][other], 0);
  return said + true_ ? (2 * right) / (said + true_) : 0;
}

function tags(emergencies: JudgedCase[]): Record<string, Share> {
  const found = new Map<string, JudgedCase[]>();
  for (const one of emergencies) for (const tag of one.case.tags) found.set(tag, [...(found.get(tag) ?? []), one]);
  const rows = [...found].filter(([, list]) => list.length >= FEWEST_FOR_A_TAG).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(rows.map(([tag, list]) => [tag, wilson(list.filter(isReached).length, list.length)]));
}

/** Too low before too high, and the further off the earlier. */
function gravest(a: JudgedCase, b: JudgedCase): number {
  const off = (one: JudgedCase) => rank(one.case.label) - rank(one.level);
  return off(b) - off(a) || rank(b.case.label) - rank(a.case.label) || (a.case.id < b.case.id ? -1 : 1);
}

function missOf({ case: one, level, rules }: JudgedCase): Miss {
  return {
    id: one.id,
    label: one.label,
    level,
    message: one.message,
    ...(one.history ? { history: one.history } : {}),
    why: one.why,
    rules,
  };
}
