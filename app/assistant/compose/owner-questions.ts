import { ownersWords } from "#app/domain/chat/turn.ts";
import { type OwnerQuestion, PAGE_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { Context } from "./context.ts";

/**
 * The question that the message leaves open; a page is of no topic, so there the words decide alone.
 * None in an emergency, and none that was asked before.
 */
export function questionFor({ asked, knowledge }: Context, unit: Answer): OwnerQuestion | undefined {
  const { level } = asked.verdict;
  if (level === "emergency" || level === "info") return undefined;
  const said = [...ownersWords(asked.history), asked.message].join("\n").toLowerCase();
  return knowledge.questions.find(
    ({ id, topics, when, unless }) =>
      (topics.includes(unit.topic) || unit.topic === PAGE_TOPIC) &&
      asked.before?.dialog?.askedFor !== id &&
      new RegExp(when).test(said) &&
      !new RegExp(unless).test(said),
  );
}
