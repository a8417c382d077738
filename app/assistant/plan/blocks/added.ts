import { atLeast } from "#app/domain/urgency.ts";
import { askedComplaint, belongsUnder } from "../../compose/complaint-question.ts";
import { rankedForAccount, surelyFirst, thresholdsFor } from "../../compose/ranking/ranked.ts";
import { unitReply } from "../../compose/unit-reply.ts";
import { linkToUnit } from "../../knowledge.ts";
import { type BlockWriter, from } from "../block.ts";
import { acknowledged } from "../case/heard.ts";
import { unsaidSteps } from "../case/unsaid-steps.ts";

/** Nobody asked for another answer, so it must be surer. */
const SURER = 0.15;

/** The answer to the whole account, where that is surely another one than was given: what was told bit by bit is one case. */
export const retold: BlockWriter = (context) => {
  const { asked, openCase: open } = context;
  const isGoodNews = context.understanding.acts.includes("good-news");
  if (!open?.isSpokenOf || asked.verdict.changed || open.contact || open.substance || isGoodNews) return undefined;
  const complaint = askedComplaint(context)?.complaint;
  const unit = surelyFirst(rankedForAccount(context, complaint !== undefined), thresholdsFor(context).answer + SURER);
  if (!unit || unit.id === open.unit?.id || unit.intent === "loss" || (complaint && !belongsUnder(complaint, unit))) return undefined;
  const isAsGrave = atLeast(unit.level, open.level === "emergency" ? "emergency" : "info");
  return isAsGrave ? { ...unitReply(unit, context), openCase: { unit: unit.id, animal: open.animal } } : undefined;
};

/** What was added, said back and used in one or two sentences. */
export const heard: BlockWriter = (context) => {
  const { openCase: open } = context;
  return open && from(acknowledged(context, open), ...(open.unit ? [linkToUnit(open.unit)] : []));
};

/** The next steps that were not said yet. */
export const nextSteps: BlockWriter = (context) => {
  const { openCase: open } = context;
  return open?.isSpokenOf && !open.contact ? unsaidSteps(context, open) : undefined;
};
