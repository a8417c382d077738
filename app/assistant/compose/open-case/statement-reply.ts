import { capitalized, uncapitalized } from "#app/domain/text/capitals.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { linkToUnit } from "../../knowledge.ts";
import type { Context } from "../context.ts";
import { plainReply, type Reply } from "../reply.ts";
import { createSaidCheck } from "../without-repeats.ts";
import { paragraphs } from "../wording/markdown.ts";
import { fill, unsaid } from "../wording/phrases.ts";
import { stillNeeds } from "./case-line.ts";
import { looksWell, type OpenCase } from "./open-case.ts";
import { limitIn, timeIn } from "./time-said.ts";
import { unsaidSteps } from "./unsaid-steps.ts";

/** What the owner adds to the case and no rule fired on: used in one or two sentences, with what was not said yet. */
export function statementReply(context: Context, open: OpenCase): Reply {
  const more = isPressing(open.level) && open.isSpokenOf && !open.contact ? unsaidSteps(context, open) : "";
  return plainReply(context, paragraphs([acknowledged(context, open), more]), open.unit && [linkToUnit(open.unit)]);
}

function acknowledged(context: Context, open: OpenCase): string {
  const { asked, knowledge } = context;
  const { phrases } = knowledge;
  const { level, words, unit, substance } = open;
  const action = level === "info" ? "" : fill(phrases.action[level], words);
  if (open.contact) return fill(phrases["tell-there"], words);
  if (!open.isSpokenOf) {
    const other = looksWell(asked.message) ? phrases["other-well"] : phrases["other-noted"];
    return [other, stillNeeds(context, open) || action].filter(Boolean).join(" ");
  }
  if (!isPressing(level)) return fill(phrases["noted-same"], { action: uncapitalized(action) });
  const time = timeIn(asked.message);
  const limit = time && unit && limitIn([unit.lead, ...unit.seeVetIf, ...unit.steps]);
  if (time && limit && time.hours >= limit.hours)
    return fill(phrases["time-over"], { when: capitalized(time.words), limit: limit.words, action });
  if (time) return fill(phrases["time-noted"], { when: time.words, action });
  if (looksWell(asked.message)) return fill(substance ? phrases["looks-well-poison"] : phrases["looks-well"], { ...words, action });
  return unsaid(phrases["noted-more"], { ...words, action }, createSaidCheck(asked.history, words));
}
