import type { FollowUp } from "#app/domain/knowledge/follow-ups.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { hasDied } from "#app/domain/verdict.ts";
import { plainWords } from "#app/language/normalise.ts";
import { type Context, queryOf } from "../compose/context.ts";
import { isQuestion } from "../understand/intent.ts";
import { type CaseTurn, caseTurnOf } from "./case/case-turn.ts";
import type { OpenCase } from "./case/open-case.ts";
import { turnsToOther } from "./case/turns-to-other.ts";
import type { Column, PlanRow } from "./plan.ts";

/** A row of the plan that may answer a message, and what it answers. */
export type PlannedTurn = { row: PlanRow; context: Context; isOfCase: boolean };

/** The rows that apply to a message, the first before the next: what it does in the case, in the conversation, and by itself. */
export function plannedTurns(given: Context): PlannedTurn[] {
  const context = isAdmitted(given) ? withoutLevel(given) : given;
  const { openCase: open, understanding } = context;
  // Nothing is looked up for news of it.
  if (context !== given && !isQuestion(given.asked.message) && !understanding.acts.some((act) => act.startsWith("asks-")))
    return [{ row: "statement", context, isOfCase: true }];
  const turn = open ? caseTurnOf(context, open) : "new-case";
  const inCase = open && turn !== "new-case" ? rowsInCase(turn, context, open) : [];
  const caseContext = open && !OF_ANY_ANIMAL.includes(turn) ? aboutCase(context, open) : context;
  return [
    ...["other-subject" as const, "prescription" as const].map((row) => ({ row, context, isOfCase: false })),
    ...(understanding.acts.includes("asks-goodbye") ? [{ row: "goodbye" as const, context, isOfCase: open !== undefined }] : []),
    ...inCase.map((row) => ({ row, context: caseContext, isOfCase: true })),
    ...["left-behind" as const, "loss" as const, ...(asksForMoney(context) ? [] : rowsGoingOn(context)), "new" as const].map((row) => ({
      row,
      context,
      isOfCase: false,
    })),
  ];
}

/** "Is there free vet care" is the very question of an answer about money, although it may be taken for "where is a vet". */
function asksForMoney(context: Context): boolean {
  const { followUp } = context.understanding;
  return (followUp === "no-vet" || followUp === "number") && context.knowledge.find.exactly(queryOf(context))?.intent === "cost";
}

/** The state of the case for the plan. */
export function columnOf(context: Context): Column {
  const { understanding, openCase: open } = context;
  if (understanding.intent === "loss") return "died";
  if (isAdmitted(context)) return "over";
  if (!open) return "none";
  return open.level === "emergency" || open.level === "urgent" ? open.level : "calm";
}

/** Whether a vet keeps the animal, so that nothing at home is for it. */
export function isAdmitted({ understanding, openCase, asked: { verdict } }: Context): boolean {
  return (understanding.contact ?? (openCase?.isSpokenOf ? openCase.contact : undefined)) === "admitted" && !hasDied(verdict);
}

/** No action of ours is for an animal that a vet keeps, and no step at home. */
function withoutLevel(context: Context): Context {
  const { asked, openCase } = context;
  const verdict = { ...asked.verdict, level: "info" as const, reasons: [] };
  return { ...context, asked: { ...asked, verdict }, openCase: openCase && { ...openCase, level: "info", levelBefore: "info" } };
}

/** Turns that may be about another animal than the one of the case. */
const OF_ANY_ANIMAL: readonly CaseTurn[] = ["correction", "permission", "other-animal", "new-sign"];

/** Speaks of the animal of the case, also where the message names another: "the dog skips meals all the time". */
function aboutCase(context: Context, { isSpokenOf, level, words, newReasons }: OpenCase): Context {
  if (isSpokenOf || context.understanding.followUp === "other-animal") return context;
  const { asked } = context;
  return { ...context, words, asked: { ...asked, verdict: { ...asked.verdict, level, reasons: [...newReasons] } } };
}

/** What the level alone answers, where nothing more is asked; the first four always, while a vet must see the animal. */
const BY_LEVEL: readonly (FollowUp | undefined)[] = ["wait", "call", "is-over", "bad", "time-left", "outlook", "sure", "cause"];
const BY_PRESSING_LEVEL = BY_LEVEL.slice(0, 4);
/** What goes on from the last reply by few words, and with more of them may ask something of its own: "what signs of Lyme should I watch for?" */
const MAY_STAND_ALONE: readonly (FollowUp | undefined)[] = ["watch", "visit", "why", "more", "number", "may-be", "child", "apart"];

/** How a message goes on from the last reply. What asks for more than the urgency is looked up before the level answers. */
function rowsGoingOn(context: Context): PlanRow[] {
  const { asked, understanding } = context;
  const { followUp } = understanding;
  // "What do I do with her insulin", in mourning, is a question of its own.
  if (followUp === "more" && understanding.intent === "loss" && !isBare(context)) return [];
  const isByLevel = isPressing(asked.verdict.level) && BY_PRESSING_LEVEL.includes(followUp);
  const ofItsOwn: readonly PlanRow[] = MAY_STAND_ALONE.includes(followUp) ? ["asked-anew"] : [];
  const first: readonly PlanRow[] = isBare(context)
    ? ["asked-part"]
    : [...ofItsOwn, "asked-part", ...(BY_LEVEL.includes(followUp) && !isByLevel ? (["asked-more"] as const) : [])];
  return [...(asked.part ? (["part"] as const) : []), "part-of-substance", ...(followUp ? [...first, followUp] : [])];
}

/** Whether a question holds nothing but words about the urgency: "is that normal", "can it wait till monday". */
function isBare({ asked: { message }, knowledge: { caseWords } }: Context): boolean {
  return plainWords(message)
    .split(" ")
    .every((word) => caseWords.bare.includes(word));
}

function rowsInCase(turn: Exclude<CaseTurn, "new-case">, context: Context, open: OpenCase): readonly PlanRow[] {
  const { followUp, contact } = context.understanding;
  const asked: readonly PlanRow[] = turnsToOther(context) ? ["on-the-side"] : ["question"];
  const told: readonly PlanRow[] = ["retold", "statement"];
  switch (turn) {
    case "follow-up":
      // One that nothing of ours answers is a question or a statement like any other.
      return [...rowsGoingOn(context), ...(!isPressing(open.level) ? [] : followUp === "good-news" ? told : asked)];
    case "small-talk":
      return ["thanks"];
    case "help-reached":
      return [contact === "seen" ? "vet-seen" : "help-reached"];
    case "other-animal":
      return ["shared"];
    case "question":
      return asked;
    case "statement":
      return told;
    default:
      return [turn];
  }
}
