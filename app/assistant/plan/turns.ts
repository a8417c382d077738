import { isPressing } from "#app/domain/urgency.ts";
import type { Context } from "../compose/context.ts";
import { type CaseTurn, caseTurnOf } from "./case/case-turn.ts";
import type { OpenCase } from "./case/open-case.ts";
import { turnsToOther } from "./case/turns-to-other.ts";
import type { Column, Row } from "./plan.ts";

/** A row of the plan that may answer a message, and what it answers. */
export type Turn = { row: Row; context: Context; isOfCase: boolean };

/** The rows that apply to a message, the first before the next: what it does in the case, in the conversation, and by itself. */
export function turnsOf(context: Context): Turn[] {
  const { openCase: open } = context;
  const turn = open ? caseTurnOf(context, open) : "new-case";
  const inCase = open && turn !== "new-case" ? rowsInCase(turn, context, open) : [];
  const caseContext = open && !OF_ANY_ANIMAL.includes(turn) ? aboutCase(context, open) : context;
  return [
    ...["other-subject" as const, "prescription" as const].map((row) => ({ row, context, isOfCase: false })),
    ...inCase.map((row) => ({ row, context: caseContext, isOfCase: true })),
    ...["loss" as const, ...rowsGoingOn(context), "new" as const].map((row) => ({ row, context, isOfCase: false })),
  ];
}

/** The state of the case for the plan. */
export function columnOf({ understanding, openCase: open }: Context): Column {
  if (understanding.intent === "loss") return "died";
  if (!open) return "none";
  if (open.contact === "seen") return "over";
  return open.level === "emergency" || open.level === "urgent" ? open.level : "calm";
}

/** Turns that may be about another animal than the one of the case. */
const OF_ANY_ANIMAL: readonly CaseTurn[] = ["correction", "permission", "other-animal", "new-sign"];

/** Speaks of the animal of the case, also where the message names another: "the dog skips meals all the time". */
function aboutCase(context: Context, { isSpokenOf, level, words, newReasons }: OpenCase): Context {
  if (isSpokenOf || context.understanding.followUp === "other-animal") return context;
  const { asked } = context;
  return { ...context, words, asked: { ...asked, verdict: { ...asked.verdict, level, reasons: [...newReasons] } } };
}

/** How a message goes on from the last reply. */
function rowsGoingOn({ asked, understanding: { followUp } }: Context): Row[] {
  return [...(asked.part ? (["part"] as const) : []), "part-of-substance", ...(followUp ? (["asked-part", followUp] as const) : [])];
}

function rowsInCase(turn: Exclude<CaseTurn, "new-case">, context: Context, open: OpenCase): readonly Row[] {
  const { followUp, contact } = context.understanding;
  const asked: readonly Row[] = turnsToOther(context) ? ["on-the-side"] : ["question"];
  const told: readonly Row[] = ["retold", "statement"];
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
