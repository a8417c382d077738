import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { Context } from "./context.ts";
import type { Reply } from "./reply.ts";
import { unitReply } from "./unit-reply.ts";

/** An answer to a question on the side of a case: without the action of the case's level before it. */
export function asideReply(unit: Answer, context: Context): Reply {
  const { asked } = context;
  return unitReply(unit, { ...context, asked: { ...asked, verdict: { ...asked.verdict, level: "info" } } });
}
