import type { Species } from "#app/domain/pets.ts";

/** What is asked back: what it is about, when it is known already, and the question. */
type Question = { topic: Topic; ask: (pet: string) => string };
type Topic = "when" | "eating" | "breathing" | "urine" | "age" | "weight" | "amount";

/** How owners say it: once they have, it is not asked again. */
const SAID: Record<Topic, RegExp> = {
  when: /\b(?:ago|since|yesterday|today|tonight|last night|this (?:morning|afternoon|evening)|just now|(?:for|in) (?:the last )?(?:\d+|an?|one|two|three|four|five|six|a few|several) ?(?:min|h|day|week|month|year)\w*)\b/i,
  eating: /\b(?:eat\w*|ate|food|appetite|meals?|hungry|dinner|breakfast)\b/i,
  breathing: /\b(?:breath\w*|pant(?:s|ing)?|gasp\w*|wheez\w*)\b/i,
  urine: /\b(?:pee\w*|urin\w*|wees?|weeing|litter|bladder)\b/i,
  age: /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)[ -]?(?:y(?:ea)?rs?|months?|weeks?|days?)[ -]old|\b(?:is|turned|aged?) (?:only )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b(?! (?:kg|lb|times))|\b(?:puppy|kitten|senior|elderly|newborn)\b/i,
  weight: /\d ?(?:kgs?|kilos?|lbs?|pounds|g|grams|oz)\b/i,
  amount:
    /\b(?:half|whole|all|\d+|one|two|three|an?|some) (?:\w+ )?(?:bars?|pieces?|squares?|tablets?|pills?|grapes?|raisins?|packs?|box|g|grams|oz|leaf|leaves)\b/i,
};

/** What a question or a line for the vet is about. */
const ABOUT: readonly [Topic, RegExp][] = [
  ["when", /\bwhen\b|\bsince\b|\btime it\b|\bfirst (?:day|night)\b|\bhow long\b/i],
  ["age", /\bages?\b|\bold\b/i],
  ["weight", /\bweight\b|\bheavy\b|\bweigh/i],
  ["amount", /\bhow (?:many|much)\b|\bamount\b|\bgrams\b|\bmost it\b/i],
];

const WHEN: Question = { topic: "when", ask: () => "Since when, and is it getting worse? If it is, do not wait." };
const AGE: Question = { topic: "age", ask: (pet) => `How old is ${pet}? The very young and the very old need help sooner.` };
const BREATHING: Question = {
  topic: "breathing",
  ask: (pet) => `Is ${pet} breathing easily at rest? If not, call an emergency vet now.`,
};
const EATING: Question = { topic: "eating", ask: (pet) => `Is ${pet} eating and drinking? If not, tell a vet today.` };
const URINE: Question = {
  topic: "urine",
  ask: (pet) => `Has ${pet} peed as usual? Straining with little or nothing coming out is an emergency.`,
};
const GUT: Question = { topic: "eating", ask: (pet) => `Is ${pet} eating and leaving droppings as usual? If not, call a vet now.` };
const PERCH: Question = { topic: "eating", ask: (pet) => `Is ${pet} eating, and up on its perch? If not, call a bird vet now.` };
const GILLS: Question = { topic: "breathing", ask: (pet) => `Is ${pet} gasping, or hanging at the surface? If so, it cannot wait.` };

/**
 * What would change the advice most, first. The limits behind it (a straining cat, a rabbit or a bird that does not eat) are those
 * of our pages: content/scenarios and content/triage, with their sources.
 */
const QUESTIONS: Record<Species | "unknown", readonly Question[]> = {
  dog: [WHEN, EATING, BREATHING, AGE, URINE],
  cat: [WHEN, URINE, EATING, BREATHING, AGE],
  bird: [PERCH, BREATHING, WHEN, AGE],
  rabbit: [GUT, WHEN, BREATHING, AGE],
  "guinea-pig": [GUT, WHEN, BREATHING, AGE],
  chinchilla: [GUT, WHEN, BREATHING, AGE],
  hamster: [EATING, WHEN, BREATHING, AGE],
  ferret: [URINE, WHEN, EATING, AGE],
  fish: [GILLS, WHEN],
  unknown: [BREATHING, WHEN, EATING, AGE],
};

/** Whether everything that a line asks for was said already; a line about other things is not. */
export function isAnswered(line: string, said: string): boolean {
  const topics = ABOUT.filter(([, pattern]) => pattern.test(line)).map(([topic]) => topic);
  return topics.length > 0 && topics.every((topic) => SAID[topic].test(said));
}

/**
 * The questions of the guide, those of the rules first: none that was answered, none that was asked before.
 * @param said the visitor's own words so far
 * @param asked the answers so far
 */
export function openQuestions(
  { rules, species, pet }: { rules: readonly string[]; species: Species | undefined; pet: string },
  said: string,
  asked: string,
): string[] {
  const general = QUESTIONS[species ?? "unknown"].filter(({ topic }) => !SAID[topic].test(said)).map(({ ask }) => ask(pet));
  return [...rules.filter((line) => !isAnswered(line, said)), ...general].filter((line) => !asked.includes(line));
}
