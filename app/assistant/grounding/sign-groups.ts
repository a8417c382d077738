import type { CheckSign } from "#app/domain/check.ts";

/**
 * The signs as a model is asked about them: one event in one quote is one question, however many rules read it. States in the same words stay
 * apart where they mean different things: one of them may be over and the other not.
 */
export function signGroups(signs: readonly CheckSign[]): CheckSign[][] {
  const groups: CheckSign[][] = [];
  for (const sign of signs) {
    const group = groups.find(([one]) => one && isSameQuestion(one, sign));
    if (group) group.push(sign);
    else groups.push([sign]);
  }
  return groups;
}

function isSameQuestion(one: CheckSign, other: CheckSign): boolean {
  if (one.quote === "" || one.quote !== other.quote || one.kind !== other.kind) return false;
  return one.kind !== "state" || one.says === other.says;
}
