import { NO_FACTS } from "#app/domain/facts.ts";
import { LEVELS, rank } from "#app/domain/urgency.ts";
import type { Reason } from "#app/domain/verdict.ts";
import type { QuoteCheck } from "#app/triage/check/quote-cues.ts";
import { type AnswerTurn, judgedAnew, type TurnVerdict } from "../answer-turn.ts";
import type { HeadLine } from "./head-line.ts";
import { answersRead } from "./settle-signs.ts";

const READ_WORSE: Reason = {
  rule: "read-worse",
  says: "What you describe sounds more serious than our rules alone can tell.",
  source: "vetsnow",
};

/**
 * Lets what a model read change the verdict: possible signs are settled by the owner's own words, and "worse" raises the level by one. Nothing else
 * lowers. @returns whether the verdict changed
 */
export async function settleCase(
  turn: AnswerTurn,
  head: HeadLine,
  { quoteCheck, isLate }: { quoteCheck: QuoteCheck | undefined; isLate: boolean },
): Promise<boolean> {
  const { triage, facts = NO_FACTS } = turn.reply;
  const { message, question } = turn;
  const read =
    triage.check && quoteCheck
      ? answersRead(head.readings, { message, petType: question.petType, check: triage.check }, quoteCheck, isLate)
      : {};
  const isSettled = Object.keys(read).length > 0;
  const settled = isSettled ? turn.judge(read) : { triage, facts };
  const judged = head.case === "worse" ? raised(settled) : settled;
  const isLower = rank(judged.triage.level) < rank(triage.level);
  if (!isSettled && judged.triage.level === triage.level) return false;
  if (isLate && isLower) return false;
  const { support } = triage;
  await judgedAnew(turn, { facts: judged.facts, triage: { ...judged.triage, isRead: true, ...(support && { support }) } });
  return true;
}

/** One level higher, for the animal that is spoken of too: the next message finds it there. */
function raised({ triage, facts }: TurnVerdict): TurnVerdict {
  const level = LEVELS[rank(triage.level) + 1];
  if (!level) return { triage, facts };
  const { check: _check, ...verdict } = triage;
  const at = triage.about?.animal ?? facts.current;
  const animals = facts.animals.map((animal, index) => (index === at ? { ...animal, level } : animal));
  return { triage: { ...verdict, level, reasons: [READ_WORSE, ...verdict.reasons] }, facts: { ...facts, animals } };
}
