import { ownersWords } from "#app/domain/chat/turn.ts";
import { capitalized, uncapitalized } from "#app/domain/text/capitals.ts";
import { atLeast, isPressing } from "#app/domain/urgency.ts";
import { linkToUnit } from "../../../knowledge.ts";
import { answeredComplaint, belongsUnder } from "../../complaint-question.ts";
import type { Context } from "../../context.ts";
import { rankedFor } from "../../ranking/ranked.ts";
import { plainReply, type Reply } from "../../reply.ts";
import { unitReply } from "../../unit-reply.ts";
import { createSaidCheck } from "../../without-repeats.ts";
import { paragraphs } from "../../wording/markdown.ts";
import { fill, unsaid } from "../../wording/phrases.ts";
import { stillNeeds } from "../case-line.ts";
import { looksWell, type OpenCase } from "../open-case.ts";
import { heardIn } from "./heard.ts";
import { limitIn, timeIn } from "./time-said.ts";
import { unsaidSteps } from "./unsaid-steps.ts";

/** What the owner adds to the case and no rule fired on: used in one or two sentences, with what was not said yet. */
export function statementReply(context: Context, open: OpenCase): Reply {
  const retold = retoldReply(context, open);
  if (retold) return retold;
  const more = isPressing(open.level) && open.isSpokenOf && !open.contact ? unsaidSteps(context, open) : "";
  return plainReply(context, paragraphs([acknowledged(context, open), more]), open.unit && [linkToUnit(open.unit)]);
}

/** Earlier messages that still belong to the account. */
const MESSAGES_BEFORE = 2;
/** Nobody asked for another answer, so it must be surer. */
const SURER = 0.15;

/** The answer to the whole account, where that is surely another one than was given: what was told bit by bit is one case. */
function retoldReply(context: Context, open: OpenCase): Reply | undefined {
  const { asked, knowledge } = context;
  const isOver = asked.verdict.changed !== undefined || open.contact !== undefined;
  if (!open.isSpokenOf || isOver || open.substance || looksWell(asked.message)) return undefined;
  const told = [...ownersWords(asked.history).slice(-MESSAGES_BEFORE), asked.message].join(". ");
  const [best] = rankedFor({ ...context, asked: { ...asked, message: told } });
  const unit = best && best.chance >= knowledge.ranking.thresholds.answer + SURER ? best.unit : undefined;
  const isAsGrave = unit !== undefined && atLeast(unit.level, open.level === "emergency" ? "emergency" : "info");
  const complaint = answeredComplaint(context);
  const isAside = unit && complaint && !belongsUnder(complaint, unit);
  return unit && unit.id !== open.unit?.id && unit.intent !== "loss" && isAsGrave && !isAside ? unitReply(unit, context) : undefined;
}

/** They seem well, which changes nothing. */
export function wellReply({ knowledge: { phrases } }: Context, { level, words, substance }: OpenCase): string {
  const action = level === "info" ? "" : fill(phrases.action[level], words);
  return fill(substance ? phrases["looks-well-poison"] : phrases["looks-well"], { ...words, action });
}

function acknowledged(context: Context, open: OpenCase): string {
  const { asked, knowledge } = context;
  const { phrases } = knowledge;
  const { level, words, unit } = open;
  const action = level === "info" ? "" : fill(phrases.action[level], words);
  if (open.contact) return fill(phrases["tell-there"], words);
  if (!open.isSpokenOf) {
    const other = looksWell(asked.message) ? phrases["other-well"] : phrases["other-noted"];
    return [other, stillNeeds(context, open) || action].filter(Boolean).join(" ");
  }
  const heard = heardIn(context, open);
  const isSaid = createSaidCheck(asked.history, words);
  const same = () => unsaid(phrases.same, { ...words, action }, isSaid);
  if (!isPressing(level)) return heard ? fill(phrases["noted-same"], { heard, action }) : same();
  const time = timeIn(asked.message);
  const limit = time && unit && limitIn([unit.lead, ...unit.seeVetIf, ...unit.steps]);
  if (time && limit && time.hours >= limit.hours)
    return fill(phrases["time-over"], { when: capitalized(time.words), limit: limit.words, action });
  if (looksWell(asked.message)) return wellReply(context, open);
  return heard ? unsaid(phrases.heard, { ...words, action, heard }, isSaid) : same();
}
