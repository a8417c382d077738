import { ownSteps, stepsFor, stepsUnder } from "#app/domain/content/first-aid-steps.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { htmlToText } from "#app/domain/text/html-escape.ts";
import { plainWords } from "#app/language/normalise.ts";
import type { Context } from "../context.ts";

type Case = Pick<Context, "asked" | "understanding">;

/** A protocol with the steps of the owner's animal and of the rules that fired; any other unit as it is. */
export function forAnimal(unit: Answer, context: Case): Answer {
  const { firstAid } = unit;
  if (!firstAid) return unit;
  const animal = animalIn(context);
  const rules = context.asked.verdict.reasons.map(({ rule }) => rule);
  const avoid = stepsUnder(rules, firstAid.avoid, animal).map(htmlToText);
  return {
    ...unit,
    steps: stepsFor(firstAid, animal, rules).map(htmlToText),
    avoid: avoid.length > 0 ? avoid : unit.avoid,
  };
}

/** Whether a protocol has steps for the owner's animal, which say more than an answer for every animal. */
export function isForThisAnimal({ firstAid }: Answer, context: Case): boolean {
  const animal = animalIn(context);
  return firstAid !== undefined && animal !== undefined && ownSteps(firstAid.byAnimal, animal).length > 0;
}

/** Whether an answer is for some animals, and the owner's among them; one on an animal without a species names it in its question. */
export function isWrittenFor({ animals, question }: Answer, { understanding: { animal } }: Pick<Context, "understanding">): boolean {
  if (animal?.species === "other") return plainWords(question).includes(animal.word);
  return animals.some((one) => one === animal?.species);
}

/** As first aid names it: an animal without a species of the site by its own word. */
function animalIn({ understanding: { animal } }: Case): string | undefined {
  return animal?.species === "other" ? animal.word : animal?.species;
}
