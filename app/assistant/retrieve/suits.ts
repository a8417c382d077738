import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { isAboutBreed } from "#app/language/breed-names.ts";
import { plainWords } from "#app/language/normalise.ts";
import type { Query } from "./query.ts";

/** Never an answer for another animal. Where the animal is not known, all may do. */
export function holdsFor({ animals }: Pick<Answer, "animals">, animal: Query["animal"]): boolean {
  return animal === undefined || animals.includes("all") || (animal !== "other" && animals.includes(animal));
}

/** @param others words of the animals without a species of their own that it holds for alone */
export function mayAnswer(
  unit: Answer | undefined,
  others: readonly string[] | undefined,
  { animal, animalWord = "" }: Pick<Query, "animal" | "animalWord">,
): boolean {
  if (!unit || !holdsFor(unit, animal)) return false;
  return !others || animal === undefined || (animal === "other" && others.includes(animalWord));
}

const ABOUT_US: readonly Intent[] = ["about-us", "small-talk", "find-a-vet", "cost"];
const IN_MOURNING: readonly Intent[] = ["loss", "cost"];
/** Pages have no intent of their own in their files. */
const LOSS_PAGES: readonly string[] = ["page/when-to-euthanize", "page/pet-loss-grief"];

/** What a breed tends to get answers nothing about what one animal has. */
const BREED_TOPIC = "breeds";

/**
 * Which units suit a question: what is said about us answers nothing about an animal, and what is said in mourning hardly anything else. The
 * question is read once for all of them.
 */
export function suitedTo({ text, intent, animal, isStory }: Query): (unit: Answer) => boolean {
  const asksOfBreed = isAboutBreed(plainWords(text));
  return ({ id, topic, intent: own }) => {
    if (topic === BREED_TOPIC && !asksOfBreed) return false;
    if (intent === undefined) return true;
    if (topic === "pawline") return animal === undefined || ABOUT_US.includes(intent);
    return isStory || !isOfLoss({ id, intent: own }) || IN_MOURNING.includes(intent);
  };
}

/** Said of an animal that has died or may be put to sleep. */
export function isOfLoss({ id, intent }: Pick<Answer, "id" | "intent">): boolean {
  return intent === "loss" || LOSS_PAGES.includes(id.split("#")[0] ?? id);
}
