import { bestFound, type Context } from "../context.ts";
import { plainReply, type Reply } from "../reply.ts";
import { replyAbout } from "../substance/substance-reply.ts";
import { unitReply } from "../unit-reply.ts";
import { paragraphs } from "../wording/markdown.ts";
import { caseLine, stillNeeds } from "./case-line.ts";
import type { OpenCase } from "./open-case.ts";

/** So likely an answer of ours must be about the question before it is given in the middle of a case. */
const SURE = 0.8;

/** A question within the case: from its own advice, then from an answer that is surely about it; otherwise a vet has to be asked. */
export function caseQuestionReply(context: Context, open: OpenCase): Reply {
  const { asked, knowledge } = context;
  const { phrases } = knowledge;
  const line = caseLine(context, open);
  if (line) return plainReply(context, paragraphs([line, stillNeeds(context, open)]));
  const unit = bestFound(context, SURE);
  if (unit && unit.id !== open.unit?.id && unit.intent !== "happening-now") {
    const reply = unitReply(unit, { ...context, asked: { ...asked, verdict: { ...asked.verdict, level: "info" } } });
    return { ...reply, text: paragraphs([reply.text, stillNeeds(context, open)]) };
  }
  return plainReply(context, [phrases["case-unknown"], stillNeeds(context, open)].join(" "));
}

/** "The dog sniffed it too": what the same thing means for that animal. */
export function otherAnimalReply(context: Context, open: OpenCase): Reply {
  const { knowledge, understanding } = context;
  const text = open.substance
    ? replyAbout(open.substance, { ...context, understanding: { ...understanding, isTaken: true } }).text
    : knowledge.phrases["companion-other"];
  return plainReply(context, paragraphs([text, stillNeeds(context, open)]));
}
