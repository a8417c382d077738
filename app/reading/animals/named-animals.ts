import type { Token } from "#app/language/tokenise.ts";
import { isLive } from "../facts.ts";
import type { Reading } from "../read-words.ts";
import { SPECIES_CONCEPTS } from "./detect-species.ts";

/** An animal that a message names as the owner's, and how surely. */
export type NamedAnimal = {
  /** A species of the site, or "reptile"; absent where only a name is given. */
  species?: string;
  /** Its name, where the message gives one. */
  name?: string;
  /** Index of its word. */
  at: number;
  sentence: number;
  /** "He is a budgie": says what the animal is that was spoken of all along. */
  isPredicate: boolean;
  /** A bare "dog" in front of no verb: enough to open a case, too little to turn from another animal. */
  isWeak: boolean;
  /** "My other dog": not the one spoken of before. */
  isOther: boolean;
};

const POSSESSIVE =
  /^(my|our|mine|ours|mi|mein|meine|meinen|meiner|mon|ma|meu|minha|mio|mia|mijn|onze|ons|nuestro|nuestra|notre|nosso|nossa)$/;
const PREDICATE = /^(hes|shes|its|theyre|is|are|was)$/;
const ARTICLE = /^(a|an|just|only|actually|really|male|female|boy|girl|young|old|little|small|big|baby)$/;
const OTHER = /^(other|second|another|third)$/;
const NOT_OWN =
  /^(by|from|after|next|doors?|neighbors?|neighbours?|neighbours|friends?|stray|someones|somebodys|strange|random|toy|stuffed|plush|hot|like)$/;
/** "Ate the chicken": food, not the animal. */
const EATEN = /^(ate|eat|eats|eating|eaten)$/;
/** "Cat litter", "dog food": things, not the animal. */
const BELONGINGS =
  /^(food|foods|litter|bowl|treats?|biscuits?|bed|toys?|poo|poop|flap|tree|carrier|collar|wormer|flea|fleas|medicine|meds|medication|tablets?|pills?|shampoo|kibble|chow|door|park|walker|sitter|groomer|bites?|hair|fur|person|lover|breed|house|cage|crate|tank|bag|bones?|poison|bait|killer|traps?|pellets|repellent|scratch|scratches|fight|attack)$/;
/** After a bare "dog" or "cat" at the start: the animal does or is something. */
const PREDICATE_AFTER = /^(is|isnt|was|wasnt|has|hasnt|had|wont|cant|doesnt|didnt|did|seems|looks|keeps|just|also|now|still)$/;
const VERB = /^(ate|eat|eats|has|had|have|is|was|got|bit|drank|and|or|but|in|on|at|of|to|with|for|.{2,}ed)$/;
const REACH = 4;

/** Words between an animal's name and what it is: "Biscuit is my dog", "my dog Biscuit". */
const BESIDE = 3;

/**
 * The animals that the owner speaks of as theirs, by word or by name, in the order of the message; an animal in passing ("cat litter",
 * "bitten by a dog") is none.
 */
export function namedAnimals(reading: Reading): NamedAnimal[] {
  const bySpecies = animalsByWord(reading);
  const speciesOfName = new Map<string, string | undefined>();
  for (const { name, at, sentence } of reading.petNames) {
    const beside = bySpecies.find((one) => one.sentence === sentence && Math.abs(one.at - at) <= BESIDE && !one.name);
    if (beside) beside.name = name;
    speciesOfName.set(name, beside?.species ?? speciesOfName.get(name));
  }
  // "My dog ate a sock. Bella is fine otherwise": one word and one name are one animal.
  const [onlyName, ...otherNames] = speciesOfName.keys();
  const words = new Set(bySpecies.map(({ species, isOther }) => `${species} ${isOther}`));
  if (onlyName && otherNames.length === 0 && words.size === 1 && !speciesOfName.get(onlyName)) {
    speciesOfName.set(onlyName, bySpecies[0]?.species);
    for (const one of bySpecies) one.name = onlyName;
  }
  // "How much hay should a rabbit eat? He's called Thumper": the one kind that is spoken of is the kind of the one name.
  const spoken = kindsSpokenOf(reading);
  if (onlyName && otherNames.length === 0 && bySpecies.length === 0 && !speciesOfName.get(onlyName) && spoken.length === 1)
    speciesOfName.set(onlyName, spoken[0]);
  const others = reading.mentions.filter(({ concept, denied }) => reading.names[concept] === "other_pet" && !denied);
  const isOtherAt = (at: number) => others.some(({ end }) => at >= end && at - end < BESIDE);
  const byName = reading.petNames.flatMap(({ name, at, sentence }): NamedAnimal[] => {
    const isNamed = bySpecies.some((one) => one.sentence === sentence && one.name === name);
    const species = speciesOfName.get(name);
    return isNamed ? [] : [{ ...(species && { species }), name, at, sentence, isPredicate: false, isWeak: false, isOther: isOtherAt(at) }];
  });
  return [...bySpecies, ...byName].sort((one, other) => one.at - other.at);
}

/**
 * The kinds of animals that a message is about where it names none as the owner's: those that it speaks of, else those that its words hint at
 * ("wags", "litter tray"). Undefined where it has no word for any; none where all of them are compared, eaten or another's.
 */
export function likelyKinds(reading: Reading): string[] | undefined {
  const { mentions, names, tokens } = reading;
  const isTold = ({ start, denied }: Reading["mentions"][number]) => !denied && !tokens[start]?.fromAssistant;
  const told = mentions.filter(isTold).map(({ concept }) => names[concept] ?? "");
  const spoken = kindsSpokenOf(reading);
  const hinted = SPECIES_CONCEPTS.filter((one) => told.includes(`hint_${one}`)).map(siteSpecies);
  if (spoken.length > 0) return spoken;
  return hinted.length > 0 || told.some((name) => name.startsWith("sp_")) ? hinted : undefined;
}

/** The kinds of animals that a message names, whoever's they are; not what bit or belongs to one, is eaten or compared. */
function kindsSpokenOf({ tokens, mentions, names }: Reading): string[] {
  const kinds = mentions.flatMap(({ concept, start, end, denied }) => {
    const species = SPECIES_CONCEPTS.find((one) => names[concept] === `sp_${one}`);
    const token = tokens[start];
    if (!species || !token || token.fromAssistant || denied || BELONGINGS.test(wordIn(tokens, end, token.sentence))) return [];
    return wordsBefore(tokens, start).some(isOfAnother) ? [] : [siteSpecies(species)];
  });
  return [...new Set(kinds)];
}

function animalsByWord({ tokens, mentions, names }: Reading): (NamedAnimal & { species: string })[] {
  const found: (NamedAnimal & { species: string })[] = [];
  for (const { concept, start, end, denied } of mentions) {
    const species = SPECIES_CONCEPTS.find((one) => names[concept] === `sp_${one}`);
    const token = tokens[start];
    if (!species || !token || token.fromAssistant || denied) continue;
    if (BELONGINGS.test(wordIn(tokens, end, token.sentence))) continue;
    if (isAttacker(tokens, end, token.sentence)) continue;
    const before = wordsBefore(tokens, start);
    if (before.some(isOfAnother)) continue;
    const isFirst = before.length === 0;
    const isMine = before.at(-1) === "the" || isOwned(before);
    const isPredicate = !isMine && isSaidOf(before);
    if (!isFirst && !isMine && !isPredicate) continue;
    found.push({
      species: siteSpecies(species),
      at: start,
      sentence: token.sentence,
      isPredicate,
      isWeak: isFirst && !PREDICATE_AFTER.test(wordIn(tokens, end, token.sentence)),
      isOther: before.some((word) => OTHER.test(word)),
    });
  }
  return found;
}

const isOfAnother = (word: string) => NOT_OWN.test(word) || EATEN.test(word);

const ATTACKS = /^(grabbed|bit|attacked|caught|chased|had|got|mauled|shook|scratched|pounced|stepped|sat|trod|swiped)$/;
const VICTIM = /^(him|her|it|them|my|our|on)$/;

/** "The terrier grabbed her": the animal that does it is not the one that is hurt. */
function isAttacker(tokens: readonly Token[], after: number, sentence: number): boolean {
  return ATTACKS.test(wordIn(tokens, after, sentence)) && VICTIM.test(wordIn(tokens, after + 1, sentence));
}

/** "My old male cat": nothing but adjectives between. */
function isOwned(before: readonly string[]): boolean {
  const owner = before.findLastIndex((word) => POSSESSIVE.test(word));
  return owner >= 0 && !before.slice(owner + 1).some((word) => VERB.test(word));
}

function isSaidOf(before: readonly string[]): boolean {
  const verb = before.findLastIndex((word) => PREDICATE.test(word));
  return verb >= 0 && before.slice(verb + 1).every((word) => ARTICLE.test(word));
}

function wordIn(tokens: readonly Token[], at: number, sentence: number): string {
  return tokens[at]?.sentence === sentence ? (tokens[at]?.text ?? "") : "";
}

/** The few words before a position, in its sentence. */
function wordsBefore(tokens: readonly Token[], at: number): string[] {
  return tokens
    .slice(Math.max(0, at - REACH), at)
    .filter(({ sentence, fromAssistant }) => sentence === tokens[at]?.sentence && !fromAssistant)
    .map(({ text }) => text);
}

/** The species of the rules in the words of the site: "guinea-pig". */
export function siteSpecies(species: string): string {
  return species === "small" ? "small-pet" : species.replaceAll("_", "-");
}

const CORRECTS = /^(sorry|oops|whoops|actually|no|wait|correction|mistake|apologies|instead|not)$/;

/** The species that an owner corrects to: "sorry, I meant the cat", "it was the cat, not the dog". */
export function speciesMeant(named: readonly NamedAnimal[], { tokens }: Reading): string | undefined {
  const corrects = tokens.some(({ text }) => CORRECTS.test(text));
  return named.find(({ at }) => {
    const before = tokens.slice(Math.max(0, at - REACH), at).map(({ text }) => text);
    if (before.some((word) => /^(meant|mean)$/.test(word))) return true;
    return corrects && /^(?:.* )?(?:its|(?:it|that|this) (?:was|is)) (?:my|the|our)$/.test(before.join(" "));
  })?.species;
}

/** How a message speaks of another animal than the one spoken of: "my other dog", or "it was the other cat", who was meant all along. */
export function otherAnimalIn({ mentions, names, tokens, facts }: Reading): "another" | "meant" | undefined {
  const other = mentions.find(({ concept, denied }) => names[concept] === "other_pet" && !denied);
  if (!other) return undefined;
  if (IT_WAS.test(wordsBefore(tokens, other.start).join(" "))) return "meant";
  // "The other one is still in the drawer" speaks of a thing.
  const isThing = tokens[other.end - 1]?.text === "one" && !isLive(facts, "any_sign");
  return isThing ? undefined : "another";
}

const IT_WAS = /\b(?:its|(?:it|that|this) (?:was|is))(?: my| the| our)?$/;
