import type { Species } from "#app/domain/pets.ts";
import { SPECIES } from "#app/domain/pets.ts";
import { withoutDiseaseNames } from "#app/language/disease-names.ts";
import { plainWords } from "#app/language/normalise.ts";

/** The animal that a question is about. */
export type Animal = {
  /** A species of the site; "other" for an animal that only the general answers hold for. */
  species: Species | "other";
  /** How it is called in a sentence: "dog", "tortoise". */
  word: string;
};

/** An animal that nobody has named, or of a kind that the form has no word for: only what holds for every animal is said of it. */
export const ANY_ANIMAL: Animal = { species: "other", word: "pet" };

const WORDS: readonly [Species | "other", string, string][] = [
  [
    "dog",
    "dog",
    "dogs?|pupp(?:y|ies)|pups?|doggos?|doggy|bitch|labradors?|labs?|spaniels?|terriers?|bulldogs?|poodles?|collies?|chihuahuas?|dachshunds?|retrievers?|cockapoos?|great danes?|huskies|husky|beagles?|pugs?|german shepherds?|rottweilers?|boxers?|westies?|westie|staff(?:y|ies|ie)|frenchies?|pit ?bulls?|greyhounds?|whippets?|corgis?|yorkies?|shih ?tzus?|mastiffs?|dobermans?|mutts?|pooch",
  ],
  ["cat", "cat", "cats?|kitten(?:s)?|kitty|kitties|moggy|tomcats?|ragdolls?|maine coons?|siamese|persian"],
  ["guinea-pig", "guinea pig", "guinea ?pigs?|cavy|cavies|piggies"],
  [
    "bird",
    "bird",
    "birds?|budgies?|parrots?|parakeets?|cockatiels?|canar(?:y|ies)|finch(?:es)?|lovebirds?|conures?|macaws?|cockatoos?|african grey",
  ],
  ["rabbit", "rabbit", "rabbits?|bunn(?:y|ies)"],
  ["hamster", "hamster", "hamsters?|hammy"],
  ["ferret", "ferret", "ferrets?"],
  ["chinchilla", "chinchilla", "chinchillas?"],
  ["fish", "fish", "fish(?:es)?(?! (?:hooks?|oil|bones?|skins?|fingers?|sticks?|and chips))|goldfish|bettas?|gupp(?:y|ies)|tetras?|koi"],
  ["other", "tortoise", "tortoises?"],
  ["other", "turtle", "turtles?|terrapins?|sliders?"],
  ["other", "chicken", "hens?|roosters?|cockerels?|chooks?|coops?|(?:my|our|the|pet|backyard) chickens?|chickens (?:eat|have)|chicken is"],
  ["other", "rat", "(?:my|our|pet|fancy) rats?|rats (?:eat|have)"],
  ["other", "mouse", "(?:my|our|pet) (?:mouse|mice)"],
  ["other", "gerbil", "gerbils?"],
  ["other", "degu", "degus?"],
  ["other", "hedgehog", "hedgehogs?|hedgies?"],
  ["other", "snake", "(?:my|our|pet) snakes?|(?:corn|king|milk) snakes?|(?:royal|ball) pythons?"],
  ["other", "lizard", "lizards?|geckos?|iguanas?|chameleons?|bearded dragons?|beardies?|skinks?|monitors?"],
  ["other", "reptile", "reptiles?"],
  ["other", "frog", "(?:my|our|pet) (?:frogs?|axolotls?|newts?)|axolotls?"],
  ["other", "horse", "(?:my|our) (?:horse|pony)|horses (?:eat|have)"],
  ["other", "duck", "(?:my|our|pet) ducks?|ducklings?"],
];

const PATTERNS = WORDS.map(([species, word, words]) => ({ species, word, pattern: new RegExp(`\\b(?:${words})\\b`, "g") }));

const REPTILES = ["tortoise", "turtle", "snake", "lizard", "reptile"];
/** The screen takes them for birds. */
const POULTRY = ["chicken", "duck"];

/** Food, prey and pests have the same names: these are pets only where no other animal is spoken of. */
const BARE =
  /(?<!\b(?:an?|ate|eats?|eating|caught|killed|kill|bitten by|by a|wild|roast|fried|cooked|boiled|raw|plain|of|with|and) )\b(chicken|rat|mouse|mice|snake|duck|frog|horse)s?\b(?! (?:poison|bait|traps?|bites?|bitten|bones?|soup|breast|broth|stock|wings?|liver|skin|meat|jerky|pads?))/;

/** Animals without a species of their own that a text names, by the word for each. What holds for reptiles holds for each of them. */
export function otherAnimalsIn(text: string): string[] {
  const plain = plainWords(text);
  const named = WORDS.flatMap(([species, word, words]) =>
    species === "other" && new RegExp(`\\b(?:${word}s?|${words})\\b`).test(plain) ? [word] : [],
  );
  return named.includes("reptile") ? [...new Set([...named, ...REPTILES])] : named;
}

/** "The dog's flea drops": what is made for an animal, or belongs to it, is not the animal. */
const OWNS =
  /^(?:'?s)? ?(?:(?:own|old|spare) )?(?:flea|tick|worm\w*|spot|drops?|food|treats?|products?|stuff|medicines?|meds|medication|tablets?|pills?|shampoo|collar|bed|bowl|toys?|antibiotics?|cream|ones?)\b/;

/** "Pants like a dog" says what it looks like. */
const COMPARED = /\b(?:like|as) an?(?: \w+)?$/;
/** Words right before the animal that gets something, not the one that it comes from. */
const RECEIVES = /\b(?:my|our|to|on|for|a|can|are|is|do|does|and|the)(?: \w+)?$/;
const BELONGS = /\b(?:for|from|of|by|with)(?: the| a| my| our)?$/;

/**
 * The animal that a message asks about: one that it names, before the one that was chosen in the form.
 * @param chosen what the form says, or what the conversation was about
 */
export function animalOf(message: string, chosen: Animal | undefined): Animal | undefined {
  const text = withoutDiseaseNames(plainWords(message));
  const named = PATTERNS.flatMap(({ species, word, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      species,
      word,
      at: match.index,
      length: match[0].length,
      before: text.slice(0, match.index).trim(),
    })),
  )
    .filter(({ at, length, before }) => !chosen || !(OWNS.test(text.slice(at + length).trimStart()) || COMPARED.test(before)))
    .sort((one, other) => one.at - other.at);
  if (named.length === 0) return chosen ?? bareAnimal(text);
  const same = chosen && named.find(({ species, word }) => species === chosen.species && (species !== "other" || word === chosen.word));
  if (same) return chosen;
  const receiver = named.findLast(({ before }) => RECEIVES.test(before) && !BELONGS.test(before)) ?? named[0];
  return receiver && { species: receiver.species, word: receiver.word };
}

function bareAnimal(text: string): Animal | undefined {
  const word = BARE.exec(text)?.[1];
  return word ? { species: "other", word: word === "mice" ? "mouse" : word } : undefined;
}

/** A text without the words that name an animal. */
export function withoutAnimals(text: string): string {
  return PATTERNS.reduce((rest, { pattern }) => rest.replace(pattern, " "), plainWords(text));
}

/** The animal that was chosen in the form, "another animal" too. */
export function animalChosen(type: string | undefined): Animal | undefined {
  return type ? (animalNamed(type) ?? ANY_ANIMAL) : undefined;
}

/** The animal of a pet type, as the form or the screen names it. */
export function animalNamed(type: string | undefined): Animal | undefined {
  if (!type || type === "small-pet" || type === "other") return undefined;
  const species = SPECIES.find((one) => one === type);
  return species ? { species, word: species.replace("-", " ") } : { species: "other", word: type.replaceAll("-", " ") };
}

/**
 * The animal that a conversation goes on about.
 * @param type how the screen names it, which knows a tortoise only as a reptile
 * @param word the species that we remember, or how the owner called an animal that we have no species for
 */
export function animalRemembered(type: string | undefined, word: string | undefined): Animal | undefined {
  const [known, called] = [animalNamed(type), animalNamed(word)];
  const isSame =
    called?.species === "other" && (known?.species === "other" || (known?.species === "bird" && POULTRY.includes(called.word)));
  return isSame ? called : (known ?? called);
}
