import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { Context } from "./context.ts";
import { stillNeeds } from "./open-case/case-line.ts";
import type { Reply } from "./reply.ts";
import { unitReply } from "./unit-reply.ts";
import { paragraphs } from "./wording/markdown.ts";

/** An answer to a question on the side of a case: without the action of the case's level before it, with what the case still needs after it. */
export function asideReply(unit: Answer, context: Context): Reply {
  const { asked, openCase } = context;
  const reply = unitReply(unit, { ...context, asked: { ...asked, verdict: { ...asked.verdict, level: "info" } } });
  return openCase ? { ...reply, text: paragraphs([reply.text, stillNeeds(context, openCase)]) } : reply;
}
