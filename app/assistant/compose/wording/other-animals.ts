import type { Animal } from "../../understand/animal.ts";

/** Words for the animals of a home; food, prey and pests have the same names, so that fish, chicken and mice are left out. */
const WORDS: Readonly<Record<string, string>> = {
  dog: "dogs?|pupp(?:y|ies)",
  cat: "cats?|kittens?",
  rabbit: "rabbits?|bunn(?:y|ies)",
  bird: "birds?|parrots?|budgies?|cockatiels?|hens?|poultry",
  "guinea-pig": "guinea pigs?|small pets?",
  hamster: "hamsters?|rodents?|small pets?",
  ferret: "ferrets?|small pets?",
  chinchilla: "chinchillas?|rodents?|small pets?",
  reptile: "reptiles?|tortoises?|turtles?|lizards?",
};
const PATTERNS = Object.entries(WORDS).map(([kind, words]) => [kind, new RegExp(`\\b(?:${words})\\b`, "i")] as const);
const ANY_PET = /\b(?:pets?|animals?)\b/i;
const BIRDS: readonly string[] = ["chicken", "duck"];
const REPTILES: readonly string[] = ["tortoise", "turtle", "lizard", "snake", "reptile"];
const ANY = [...new Set(Object.values(WORDS).flatMap((words) => words.split(/\|(?![^(]*\))/)))].join("|");
const BEFORE =
  "(?:(?:an?|the|for|in|your|most|some|few|many|only|these|those|older?|young|small|big|large|male|female|adult|indoor|outdoor|and|but|also|even|healthy|untreated)\\s+)*";
/** Not "cat food", "dog flea drops" or "bird seed". */
const ITSELF =
  "(?![ -](?:food|litter|bites?|scratch(?:es)?|fights?|owners?|flap|doors?|beds?|hair|poop|seeds?|feeders?|flu|products?|treats?|toys?|milk|grass|flea|tick|worm|bowl|shampoo|med\\w*|size|of paradise)\\b)";
/** The animal that a sentence begins with is the one that it is for: "Cats: call now." "In birds, gasping." */
const FOR_ANOTHER = new RegExp(`^${BEFORE}(?:${ANY})\\b${ITSELF}(?!.*\\b(?:bit|caught|attacked|scratched) (?:them|him|her|it)\\b)`, "i");
/** "A flake can kill a small bird", and not signs that come "within hours in a cat". */
const ABOUT_ANOTHER = new RegExp(
  `(?<!\\b(?:by|from|with|like|another|other|near|of|for|in) )\\b(?:your|an?) (?:(?:big|large|small|male|young|old|healthy) )?(?:${ANY})\\b${ITSELF}`,
  "i",
);
/** "One tablet in a healthy dog seldom does harm." */
const REASSURES_ANOTHER = new RegExp(
  `^(?=.*\\b(?:your|an?) (?:(?:big|large|small|healthy) )?(?:${ANY})\\b).*\\b(?:seldom|rarely|harmless|mostly|no harm)\\b`,
  "i",
);
/** What sends to a vet or tells of a danger is said even where it speaks of another animal, and so is what the hands do. */
const COUNTS_FOR_ALL = /\b(?:call|go|ring|vet|today|now|kills?|deadly|die)\b|^[A-Z][a-z]+ your\b/i;

/** The kinds of animals among those that a text names. */
export function kindsIn(text: string): string[] {
  return PATTERNS.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));
}

export function kindOf({ species, word }: Animal): string {
  if (species !== "other") return species;
  return BIRDS.includes(word) ? "bird" : REPTILES.includes(word) ? "reptile" : word;
}

/**
 * A reply without the sentences that are for or about an animal of another kind: a sick guinea pig's owner reads nothing on dogs.
 * @param kinds of the animals that the conversation speaks of; with none known nothing is left out
 */
export function withoutOtherAnimals(text: string, kinds: readonly string[]): string {
  const patterns = PATTERNS.flatMap(([kind, pattern]) => (kinds.includes(kind) ? [pattern] : []));
  if (patterns.length === 0) return text;
  const isOwn = (sentence: string) => ANY_PET.test(sentence) || patterns.some((pattern) => pattern.test(sentence));
  const reads: Reads = {
    first: (sentence) => isOwn(sentence) || !FOR_ANOTHER.test(sentence),
    all: (sentence) =>
      isOwn(sentence) || COUNTS_FOR_ALL.test(sentence) || !(ABOUT_ANOTHER.test(sentence) || REASSURES_ANOTHER.test(sentence)),
  };
  return text
    .split("\n\n")
    .map((paragraph) => {
      const lines = paragraph.split("\n").map((line) => withoutSentences(line, reads));
      const isLabelAlone = lines.length > 1 && lines.slice(1).every((line) => line === "");
      return isLabelAlone ? "" : numberedAgain(lines.filter(Boolean)).join("\n");
    })
    .filter(Boolean)
    .join("\n\n");
}

const MARKER = /^(?:\d+\.|-) /;

/** Whether a sentence is kept: by the animal that it is for, then by those that it speaks of. */
type Reads = Record<"first" | "all", (sentence: string) => boolean>;

function withoutSentences(line: string, { first, all }: Reads): string {
  const marker = MARKER.exec(line)?.[0] ?? "";
  const sentences = line.slice(marker.length).split(/(?<=[.!?]) (?=[A-Z"])/);
  const keptBy = (isKept: (sentence: string) => boolean) =>
    sentences.filter((sentence, at) => isKept(sentence) && isKept(partnerOf(sentences, at)));
  const kept = keptBy((sentence) => first(sentence) && all(sentence));
  // The only reason of a warning may name the animal that it is best known of.
  const left = kept.length > 0 || sentences.some((sentence) => sentence.endsWith("?")) ? kept : keptBy(first);
  return left.length > 0 ? marker + left.join(" ") : "";
}

/** A question and its answer are left out together. */
function partnerOf(sentences: readonly string[], at: number): string {
  const [before = "", after = ""] = [sentences[at - 1], sentences[at + 1]];
  if (sentences[at]?.endsWith("?")) return after;
  return before.endsWith("?") ? before : "";
}

function numberedAgain(lines: readonly string[]): string[] {
  let number = 0;
  return lines.map((line) => line.replace(/^\d+\. /, () => `${++number}. `));
}
