/** The animal groups that the content and the rules speak about. */
export const SPECIES = ["dog", "cat", "bird", "rabbit", "hamster", "guinea-pig", "ferret", "chinchilla", "fish"] as const;

export type Species = (typeof SPECIES)[number];

/** What the visitor may choose in the form, in the words of the form. */
export const PET_TYPES = [...SPECIES, "small-pet", "other"] as const;

export type PetType = (typeof PET_TYPES)[number];

export const PET_LABELS: Record<PetType, string> = {
  dog: "Dog",
  cat: "Cat",
  bird: "Bird",
  rabbit: "Rabbit",
  hamster: "Hamster",
  "guinea-pig": "Guinea pig",
  ferret: "Ferret",
  chinchilla: "Chinchilla",
  fish: "Fish",
  "small-pet": "Another small pet",
  other: "Another animal",
};

/** The species alone, in words, in the order in which a form offers them. */
export const SPECIES_LABELS = Object.fromEntries(SPECIES.map((one) => [one, PET_LABELS[one]])) as Record<Species, string>;

/** The animal of a page or list that is about one alone. */
export function onlyAnimal(species: readonly Species[] = []): Species | undefined {
  return species.length === 1 ? species[0] : undefined;
}

/**
 * Reads a pet type as people and older clients write it ("DOG", " guinea pig ", "small_pet", "puppy").
 * @returns the pet type, or undefined when the word names none.
 */
export function readPetType(text: string): PetType | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
  const known = PET_TYPES.find((type) => type === word || `${type}s` === word);
  return known ?? OTHER_NAMES.get(word);
}

const OTHER_NAMES = new Map<string, PetType>([
  ["puppy", "dog"],
  ["kitten", "cat"],
  ["budgie", "bird"],
  ["parrot", "bird"],
  ["goldfish", "fish"],
  ["betta", "fish"],
]);
