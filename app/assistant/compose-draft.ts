import type { AssistantContent } from "#app/domain/knowledge/assistant-content.ts";
import type { Composing, Draft } from "#app/domain/ports.ts";
import { contextOf, replyIn } from "./compose/compose-reply.ts";
import type { GroundReply } from "./grounding/open-grounding.ts";
import { openAssistantKnowledge } from "./knowledge.ts";

/**
 * Answers from our own knowledge. Opening takes some milliseconds, so once per isolate.
 * @param ground what a model gets besides; a device has none
 */
export function openDrafts(content: AssistantContent, ground?: GroundReply): (asked: Composing) => Draft {
  const knowledge = openAssistantKnowledge(content);
  return (asked) => {
    const context = contextOf(asked, knowledge);
    const reply = replyIn(context);
    const { units: _units, ...draft } = reply;
    return { ...draft, passages: [], ...ground?.(context, reply) };
  };
}
