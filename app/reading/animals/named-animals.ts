import { placesBetween, type Token } from "#app/language/tokenise.ts";
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

/** How far before an animal its owner is named: "my very old cat". */
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
function kindsSpokenOf(reading: Reading): string[] {
  const { tokens, mentions, names } = reading;
  const kinds = mentions.flatMap(({ concept, start, end, denied }) => {
    const species = SPECIES_CONCEPTS.find((one) => names[concept] === `sp_${one}`);
    const token = tokens[start];
    if (!species || !token || token.fromAssistant || denied || isAfter(reading, start, end)("belongs_to_animal")) return [];
    return placesBefore(tokens, start).some((at) => reading.is("not_own_animal", at)) ? [] : [siteSpecies(species)];
  });
  return [...new Set(kinds)];
}

function animalsByWord(reading: Reading): (NamedAnimal & { species: string })[] {
  const { tokens, mentions, names, is } = reading;
  const found: (NamedAnimal & { species: string })[] = [];
  for (const { concept, start, end, denied } of mentions) {
    const species = SPECIES_CONCEPTS.find((one) => names[concept] === `sp_${one}`);
    const token = tokens[start];
    if (!species || !token || token.fromAssistant || denied) continue;
    const isNext = isAfter(reading, start, end);
    // "The terrier grabbed her": the animal that does it is not the one that is hurt.
    if (isNext("belongs_to_animal") || isNext("attacks")) continue;
    const before = placesBefore(tokens, start);
    if (before.some((at) => is("not_own_animal", at))) continue;
    const isFirst = before.length === 0;
    const isMine = tokens[start - 1]?.text === "the" || isOwned(reading, before);
    const isPredicate = !isMine && isSaidOf(reading, before);
    if (!isFirst && !isMine && !isPredicate) continue;
    found.push({
      species: siteSpecies(species),
      at: start,
      sentence: token.sentence,
      isPredicate,
      isWeak: isFirst && !isNext("predicate"),
      isOther: before.some((at) => is("not_first_animal", at)),
    });
  }
  return found;
}

/** "My old male cat": nothing but adjectives between. */
function isOwned({ is }: Reading, before: readonly number[]): boolean {
  const owner = before.findLastIndex((at) => is("possessive", at));
  return owner >= 0 && !before.slice(owner + 1).some((at) => is("no_adjective", at));
}

function isSaidOf({ is }: Reading, before: readonly number[]): boolean {
  const verb = before.findLastIndex((at) => is("is_a", at));
  return verb >= 0 && before.slice(verb + 1).every((at) => is("adjective_of_animal", at));
}

/** Tests the word behind an animal, in its sentence. */
function isAfter({ tokens, is }: Reading, start: number, end: number): (list: string) => boolean {
  const isSame = tokens[end]?.sentence === tokens[start]?.sentence;
  return (list) => isSame && is(list, end);
}

/** The few places before one, in its sentence. */
function placesBefore(tokens: readonly Token[], at: number): number[] {
  return placesBetween(Math.max(0, at - REACH), at).filter(
    (p) => tokens[p]?.sentence === tokens[at]?.sentence && !tokens[p]?.fromAssistant,
  );
}

/** The species of the rules in the words of the site: "guinea-pig". */
export function siteSpecies(species: string): string {
  return species === "small" ? "small-pet" : species.replaceAll("_", "-");
}

/** The species that an owner corrects to: "sorry, I meant the cat", "it was the cat, not the dog". */
export function speciesMeant(named: readonly NamedAnimal[], { tokens, is }: Reading): string | undefined {
  const corrects = tokens.some((_, at) => is("corrects", at));
  return named.find(({ at }) => is("animal_meant", at) || (corrects && is("it_was_animal", at)))?.species;
}

/** How a message speaks of another animal than the one spoken of: "my other dog", or "it was the other cat", who was meant all along. */
export function otherAnimalIn({ mentions, names, tokens, is, facts }: Reading): "another" | "meant" | undefined {
  const other = mentions.find(({ concept, denied }) => names[concept] === "other_pet" && !denied);
  if (!other) return undefined;
  if (is("it_was_animal", other.start)) return "meant";
  // "The other one is still in the drawer" speaks of a thing.
  const isThing = tokens[other.end - 1]?.text === "one" && !isLive(facts, "any_sign");
  return isThing ? undefined : "another";
}
