import type { Context } from "../context.ts";
import { createSaidCheck } from "../without-repeats.ts";
import { labeled } from "../wording/markdown.ts";
import { withPet } from "../wording/pet-words.ts";
import type { OpenCase } from "./open-case.ts";

const MOST_STEPS = 2;

/** The next steps of the case that the last replies left out. */
export function unsaidSteps({ asked, knowledge: { phrases } }: Context, { unit, words }: OpenCase): string {
  const isSaid = createSaidCheck(asked.history, words);
  const steps = (unit?.steps ?? []).map((step) => withPet(step, words)).filter((step) => !isSaid(step));
  return labeled(phrases.meanwhile, steps.slice(0, MOST_STEPS));
}
