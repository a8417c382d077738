import type { Facts } from "../facts.ts";

/**
 * Who the message is about: the animals it names and the form's answer; failing both, what its words hint at
 * (perch, gills, hutch); failing that a dog or a cat.
 */
export const SPECIES_CONCEPTS = [
  "dog",
  "cat",
  "bird",
  "rabbit",
  "guinea_pig",
  "hamster",
  "ferret",
  "chinchilla",
  "fish",
  "reptile",
  "small",
] as const;

const SMALL = ["rabbit", "guinea_pig", "hamster", "ferret", "chinchilla", "small"];

/** Nobody has named the animal: most are a dog or a cat. */
export const DOG_OR_CAT: ReadonlySet<string> = new Set(["dog", "cat"]);

const FORM = new Map<string, string[]>(
  Object.entries({
    dog: ["dog"],
    puppy: ["dog"],
    cat: ["cat"],
    kitten: ["cat"],
    bird: ["bird"],
    parrot: ["bird"],
    rabbit: ["rabbit"],
    hamster: ["hamster"],
    "guinea pig": ["guinea_pig"],
    ferret: ["ferret"],
    chinchilla: ["chinchilla"],
    fish: ["fish"],
    reptile: ["reptile"],
  }),
);

/** The species that rules may be about: the animal's own where it is known, else what the words and the form say. */
export function messageSpecies(facts: Facts, petType?: string): ReadonlySet<string> {
  const out = new Set<string>();
  for (const name of SPECIES_CONCEPTS) {
    const found = facts.get(`sp_${name}`);
    if (found && found.live.length + found.over.length + found.other.length > 0) out.add(name);
  }
  const form = (typeof petType === "string" ? petType : "").slice(0, 40).toLowerCase().replace(/[_-]/g, " ").trim().replace(/s$/, "");
  for (const name of FORM.get(form) ?? []) out.add(name);
  if (/small|rodent|exotic|other mammal/.test(form) && ![...out].some((name) => SMALL.includes(name)))
    for (const name of SMALL) out.add(name);
  if (out.size) return out;
  for (const name of SPECIES_CONCEPTS) if (facts.has(`hint_${name}`)) out.add(name);
  return out.size ? out : DOG_OR_CAT;
}
