import type { Passage } from "#app/domain/content/page.ts";
import type { Species } from "#app/domain/pets.ts";

const NAMES: Record<Species, string> = {
  dog: "dogs?|pupp(?:y|ies)|pups?|breeds?",
  cat: "cats?|kittens?",
  bird: "birds?|budgies?|parrots?|chicks?",
  rabbit: "rabbits?|bunn(?:y|ies)",
  hamster: "hamsters?",
  "guinea-pig": "guinea pigs?",
  ferret: "ferrets?",
  chinchilla: "chinchillas?",
  fish: "fish|goldfish|bettas?",
};
/** The young and the like, which an owner of another animal has not. */
const IS_A = /(?:,? or|,? and)? (?:is|are) an? [^,;.]*$/;

const PATTERNS = Object.entries(NAMES).map(([species, names]) => [species as Species, new RegExp(`\\b(?:${names})\\b`, "i")] as const);

const namedIn = (text: string): Species[] => PATTERNS.flatMap(([species, pattern]) => (pattern.test(text) ? [species] : []));

/** A page about several animals, without what it says of the others alone: "is a puppy under 6 months" is nothing to a rabbit's owner. */
export function filterBySpecies(passage: Passage, species: Species | undefined): Passage {
  if (passage.species.length === 1 || passage.role === "vet-asks") return passage;
  const isOthers = (text: string) => {
    const named = namedIn(text);
    return named.length > 0 && !(species && named.includes(species));
  };
  const items = passage.items
    .map((item) => {
      const end = IS_A.exec(item);
      return end && end.index > 0 && isOthers(end[0]) ? item.slice(0, end.index) : item;
    })
    .filter((item) => !isOthers(item));
  return { ...passage, items };
}
