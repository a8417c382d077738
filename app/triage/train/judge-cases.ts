import type { Screen } from "#app/domain/verdict.ts";
import type { Case } from "./cases.ts";
import type { JudgedCase } from "./scorecard.ts";

/** What the screen says of each case, sent as the chat would send it. */
export function judgeCases(screen: Screen, cases: readonly Case[]): JudgedCase[] {
  return cases.map((one) => {
    const verdict = screen(one.message, {
      ...(one.petType_sent ? { petType: one.petType_sent } : {}),
      ...(one.history ? { history: one.history } : {}),
    });
    return { case: one, level: verdict.level, isAsked: verdict.check !== undefined, rules: verdict.reasons.map((reason) => reason.rule) };
  });
}
