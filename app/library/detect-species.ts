import { SPECIES, type Species } from "#app/domain/pets.ts";
import type { Synonyms } from "./synonyms.ts";

/** Words that name a species: they choose among pages, they do not say what is wrong. */
export const SPECIES_WORDS = new Map<string, Species>([
  ...SPECIES.map((species) => [species.replace("-", " "), species] as const),
  ["puppy", "dog"],
  ["kitten", "cat"],
]);

/** Words that name a species and choose among its pages as well. */
const KIND_WORDS = new Map<string, Species>([
  ["goldfish", "fish"],
  ["betta", "fish"],
]);

/**
 * The animals that a question is about: those of the form, unless the owner writes of another one of theirs ("my cat", not "like a cat").
 * A form that says none leaves the choice to the words.
 */
export function createSpeciesDetector(synonyms: Synonyms): (chosen: readonly Species[], question: string) => readonly Species[] {
  const words = synonyms.flatMap((group) => {
    const species = SPECIES_WORDS.get(group[0] ?? "") ?? KIND_WORDS.get(group[0] ?? "");
    return species ? group.map((word) => [word, species] as const) : [];
  });
  const all = [...words, ...[...SPECIES_WORDS].map(([word, species]) => [`${word}s?`, species] as const)];
  const named = all.map(([word, species]) => ({ pattern: new RegExp(`\\b${word}\\b`, "i"), species }));
  const owned = all.map(([word, species]) => ({ pattern: new RegExp(`\\b(?:my|our) (?:\\w+ ){0,2}${word}\\b`, "i"), species }));
  const find = (list: typeof named, question: string) => [
    ...new Set(list.filter(({ pattern }) => pattern.test(question)).map(({ species }) => species)),
  ];
  return (chosen, question) => {
    const said = find(named, question);
    if (chosen.length === 0) return said;
    const both = chosen.filter((one) => said.includes(one));
    if (both.length > 0) return both;
    const theirs = find(owned, question);
    return theirs.length > 0 ? theirs : chosen;
  };
}
