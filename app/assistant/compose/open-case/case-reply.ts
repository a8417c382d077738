import { isPressing } from "#app/domain/urgency.ts";
import type { Context } from "../context.ts";
import { followUpReply } from "../follow-up/follow-up-reply.ts";
import { thanksReply } from "../follow-up/thanks-reply.ts";
import type { Reply } from "../reply.ts";
import { amountReply } from "../substance/amount-reply.ts";
import { statementReply } from "./added/statement-reply.ts";
import { type CaseTurn, caseTurnOf } from "./case-turn.ts";
import { correctionReply } from "./correction-reply.ts";
import { helpReachedReply } from "./help-reached-reply.ts";
import { newSignReply } from "./new-sign-reply.ts";
import { type OpenCase, unitByRule } from "./open-case.ts";
import { permissionReply } from "./permission-reply.ts";
import { caseQuestionReply, otherAnimalReply } from "./question-reply.ts";

const REPLIES: Record<Exclude<CaseTurn, "new-case">, (context: Context, open: OpenCase) => Reply | undefined> = {
  correction: correctionReply,
  "small-talk": (context, open) => thanksReply(context, open.level, open.words),
  "help-reached": helpReachedReply,
  permission: permissionReply,
  amount: amountReply,
  "follow-up": (context, open) => followUpReply(context) ?? (isPressing(open.level) ? afterAll(context, open) : undefined),
  "other-animal": otherAnimalReply,
  "new-sign": newSignReply,
  question: caseQuestionReply,
  statement: statementReply,
};

/** A follow-up that nothing of ours answers is a question or a statement like any other. */
function afterAll(context: Context, open: OpenCase): Reply {
  return context.understanding.followUp === "good-news" ? statementReply(context, open) : caseQuestionReply(context, open);
}

/** Turns that may be about another animal than the one of the case. */
const OF_ANY_ANIMAL: readonly CaseTurn[] = ["correction", "permission", "other-animal", "new-sign"];

/** The reply to a message that belongs to the case that is open; undefined for one that opens another or has nothing to do with it. */
export function openCaseReply(context: Context): Reply | undefined {
  const { openCase: open } = context;
  if (!open) return undefined;
  const turn = caseTurnOf(context, open);
  if (turn === "new-case") return undefined;
  const reply = REPLIES[turn](OF_ANY_ANIMAL.includes(turn) ? context : aboutCase(context, open), open);
  if (!reply) return undefined;
  // What is asked on the side does not become the case.
  const { asked, understanding } = context;
  const openCase = reply.dialog.openCase ?? asked.before?.dialog?.openCase;
  const contact = understanding.contact ?? open.contact;
  const byRule = open.isSpokenOf ? unitByRule(asked.verdict) : openCase?.byRule;
  return {
    ...reply,
    dialog: { ...reply.dialog, ...(openCase && { openCase: { ...openCase, ...(byRule && { byRule }), ...(contact && { contact }) } }) },
  };
}

/** Speaks of the animal of the case, also where the message names another: "the dog skips meals all the time". */
function aboutCase(context: Context, { isSpokenOf, level, words, newReasons }: OpenCase): Context {
  if (isSpokenOf || context.understanding.followUp === "other-animal") return context;
  const { asked } = context;
  return { ...context, words, asked: { ...asked, verdict: { ...asked.verdict, level, reasons: [...newReasons] } } };
}
