import type { Check } from "../../check.ts";
import type { Verdict } from "../../verdict.ts";
import { isAboutPerson } from "../crisis-advice.ts";
import type { ChatMessage } from "./conversation.ts";

/** The rule that only repeats an earlier level. */
const EARLIER = "earlier";

/**
 * Whether a verdict says nothing that the visitor has not read: the same level and first steps for the same animal, and no reason that was
 * not given before. A verdict that says something to a person who may be in danger always is new, and so is a level that changed.
 * @param before the messages before the answer that has the verdict
 */
export function isUnchanged(now: Verdict, before: readonly ChatMessage[]): boolean {
  const verdicts = before.flatMap(({ triage }) => triage ?? []).filter(({ level }) => level !== "info");
  const last = verdicts.at(-1);
  if (now.check && !isAboutPerson(now)) return isAskedAgain(now.check, verdicts);
  if (!last || last.check || isAboutPerson(now) || now.changed || now.level !== last.level || now.about?.animal !== last.about?.animal)
    return false;
  if (now.protocol && !verdicts.some(({ protocol }) => protocol === now.protocol)) return false;
  const given = new Set(verdicts.flatMap(({ reasons }) => reasons.map(({ rule }) => rule)));
  return now.isUnchanged === true || now.reasons.every(({ rule }) => rule === EARLIER || given.has(rule));
}

/** Whether all that a check asks was asked on an earlier turn. */
function isAskedAgain({ animal, signs }: Check, verdicts: readonly Verdict[]): boolean {
  return verdicts.some(({ check }) => check?.animal === animal && signs.every(({ id }) => check.signs.some((asked) => asked.id === id)));
}
