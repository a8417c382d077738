import type { AnimalFacts, CaseFacts } from "#app/domain/facts.ts";
import { isPressing, rank } from "#app/domain/urgency.ts";
import { pronounIn, subjectPronounIn } from "#app/reading/animals/pronouns.ts";
import type { Reading } from "#app/reading/read-words.ts";
import { withReplaced } from "./case-memory.ts";

/**
 * Who a message without a name or a word for an animal is about: the one spoken of last. "Is he ok?" goes back to the one that is spoken of so,
 * and where nobody can tell, from one that only something was asked about to one that is ill.
 */
export function animalMeant({ animals, current }: CaseFacts, reading: Reading): number {
  const pronoun = subjectPronounIn(reading);
  const last = animals[current];
  if (!pronoun || !last || last.pronoun === pronoun) return current;
  const worse = (one: AnimalFacts) => rank(one.level) > rank(last.level);
  const fitting = animals.flatMap((one, at) => {
    const isFit =
      at !== current && (one.pronoun === pronoun ? last.pronoun !== undefined || worse(one) : !one.pronoun && isPressing(one.level));
    return isFit && (last.pronoun !== undefined || last.level === "info") ? [at] : [];
  });
  const [only, ...others] = fitting;
  return only !== undefined && others.length === 0 ? only : current;
}

/** The first pronoun counts: an owner who slips does not change the animal. */
export function withPronoun(memory: CaseFacts, at: number, reading: Reading): CaseFacts {
  const animal = memory.animals[at];
  const pronoun = pronounIn(reading);
  return animal && pronoun && !animal.pronoun ? withReplaced(memory, at, { ...animal, pronoun }) : memory;
}
