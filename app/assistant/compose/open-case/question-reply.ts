import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { asideReply } from "../aside-reply.ts";
import { bestFound, type Context, queryOf } from "../context.ts";
import { plainReply, type Reply } from "../reply.ts";
import { replyAbout } from "../substance/substance-reply.ts";
import { paragraphs } from "../wording/markdown.ts";
import { fill } from "../wording/phrases.ts";
import { caseLine, stillNeeds } from "./case-line.ts";
import type { OpenCase } from "./open-case.ts";

/** So likely an answer of ours must be about the question before it is given in the middle of a case. */
const SURE = 0.8;

/** A question within the case: from its own advice, then from an answer that is surely about it; otherwise a vet has to be asked. */
export function caseQuestionReply(context: Context, open: OpenCase): Reply {
  const { phrases } = context.knowledge;
  const line = caseLine(context, open);
  if (line) return plainReply(context, paragraphs([line, stillNeeds(context, open)]));
  const unit = bestFound(context, SURE) ?? relatedUnit(context, open);
  if (unit && unit.id !== open.unit?.id && unit.intent !== "happening-now") return asideReply(unit, context);
  return plainReply(context, [phrases["case-unknown"], stillNeeds(context, open)].join(" "));
}

/** An answer of the case's own topic, or about emergencies, may be less likely. */
const LIKELY = 0.6;

function relatedUnit(context: Context, { unit }: OpenCase): Answer | undefined {
  const found = context.knowledge.find(queryOf(context), 5);
  return found.find((one) => one.confidence >= LIKELY && [unit?.topic, "emergencies"].includes(one.unit.topic))?.unit;
}

/** "The dog sniffed it too": what the same thing means for that animal. */
export function otherAnimalReply(context: Context, open: OpenCase): Reply {
  const { asked, knowledge, understanding, words } = context;
  const { level } = asked.verdict;
  const same = isPressing(level)
    ? fill(knowledge.phrases["same-goes"], { ...words, action: fill(knowledge.phrases.action[level], words) })
    : "";
  const text = open.substance
    ? replyAbout(open.substance, { ...context, understanding: { ...understanding, isTaken: true } }).text
    : knowledge.phrases["companion-other"];
  return plainReply(context, paragraphs([same, text, stillNeeds(context, open)]));
}
