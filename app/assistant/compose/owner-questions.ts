import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { Context } from "./compose-reply.ts";

/** A question to the owner whose answer would change the advice, with answers to tap. */
export type OwnerQuestion = {
  id: string;
  /** Topics whose answers it belongs under. */
  topics: readonly string[];
  /** Words of the message that call for it: a regular expression over small letters. */
  when: string;
  /** Words of the message that answer it already. */
  unless: string;
  ask: string;
  answers: readonly string[];
};

/** The question that the message leaves open. None in an emergency, and none that was asked before. */
export function questionFor({ asked, knowledge }: Context, unit: Answer): OwnerQuestion | undefined {
  const { level } = asked.verdict;
  if (level === "emergency" || level === "info") return undefined;
  const said = [...asked.history.filter(({ role }) => role === "user").map(({ content }) => content), asked.message].join("\n").toLowerCase();
  return knowledge.questions.find(
    ({ id, topics, when, unless }) =>
      topics.includes(unit.topic) && asked.dialog?.askedFor !== id && new RegExp(when).test(said) && !new RegExp(unless).test(said),
  );
}
