import { isPressing } from "#app/domain/urgency.ts";
import type { Context } from "../../compose/context.ts";
import { labeled } from "../../compose/wording/markdown.ts";
import { withPet } from "../../compose/wording/pet-words.ts";
import { createSaidCheck } from "../../compose/wording/without-repeats.ts";
import type { OpenCase } from "./open-case.ts";

const MOST_STEPS = 2;

/**
 * The next steps of the case that the last replies left out; then what a poison does, and what the vet will do. Who need not hurry is told why
 * it may be and how long it takes before that.
 */
export function unsaidSteps({ asked, knowledge: { phrases } }: Context, { unit, substance, words, level }: OpenCase): string {
  const isSaid = createSaidCheck(asked.history, words);
  const unsaid = (lines: readonly string[]) => lines.map((line) => withPet(line, words)).filter((line) => line !== "" && !isSaid(line));
  const steps = unsaid(unit?.steps ?? []).slice(0, MOST_STEPS);
  if (steps.length > 0) return labeled(phrases.meanwhile, steps);
  const { why = "", howLong = "", vetDoes = "" } = unit?.parts ?? {};
  return unsaid([substance?.signs ?? "", ...(isPressing(level) ? [] : [why, howLong]), vetDoes])[0] ?? "";
}
