import { ownersWords } from "#app/domain/chat/turn.ts";
import { atLeast, isPressing } from "#app/domain/urgency.ts";
import { askedComplaint, belongsUnder } from "../../compose/complaint-question.ts";
import { rankedFor } from "../../compose/ranking/ranked.ts";
import { unitReply } from "../../compose/unit-reply.ts";
import { linkToUnit } from "../../knowledge.ts";
import { type BlockWriter, from } from "../block.ts";
import { acknowledged } from "../case/heard.ts";
import { looksWell } from "../case/open-case.ts";
import { unsaidSteps } from "../case/unsaid-steps.ts";

/** Earlier messages that still belong to the account. */
const MESSAGES_BEFORE = 2;
/** Nobody asked for another answer, so it must be surer. */
const SURER = 0.15;

/** The answer to the whole account, where that is surely another one than was given: what was told bit by bit is one case. */
export const retold: BlockWriter = (context) => {
  const { asked, knowledge, openCase: open } = context;
  if (!open?.isSpokenOf || asked.verdict.changed || open.contact || open.substance || looksWell(asked.message)) return undefined;
  const told = [...ownersWords(asked.history).slice(-MESSAGES_BEFORE), asked.message].join(". ");
  const [best] = rankedFor({ ...context, asked: { ...asked, message: told } });
  const unit = best && best.chance >= knowledge.ranking.thresholds.answer + SURER ? best.unit : undefined;
  const complaint = askedComplaint(context)?.complaint;
  if (!unit || unit.id === open.unit?.id || unit.intent === "loss" || (complaint && !belongsUnder(complaint, unit))) return undefined;
  return atLeast(unit.level, open.level === "emergency" ? "emergency" : "info") ? unitReply(unit, context) : undefined;
};

/** What was added, said back and used in one or two sentences. */
export const heard: BlockWriter = (context) => {
  const { openCase: open } = context;
  return open && from(acknowledged(context, open), ...(open.unit ? [linkToUnit(open.unit)] : []));
};

/** The next steps that were not said yet. */
export const nextSteps: BlockWriter = (context) => {
  const { openCase: open } = context;
  return open?.isSpokenOf && isPressing(open.level) && !open.contact ? unsaidSteps(context, open) : undefined;
};
