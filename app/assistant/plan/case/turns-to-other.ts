import { plainWords } from "#app/language/normalise.ts";
import type { Context } from "../../compose/context.ts";

/** "Different thing: my cat ...": the message says itself that it is not about the case. */
export function turnsToOther({ asked: { message }, knowledge: { caseWords } }: Context): boolean {
  const plain = ` ${plainWords(message)} `;
  return caseWords.other_topic.some((words) => plain.includes(` ${words} `));
}
