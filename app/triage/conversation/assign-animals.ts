import type { AnimalFacts, CaseFacts } from "#app/domain/facts.ts";
import { readPetType } from "#app/domain/pets.ts";
import { capitalized } from "#app/domain/text/capitals.ts";
import { placesBetween } from "#app/language/tokenise.ts";
import { type NamedAnimal, namedAnimals, otherAnimalIn, speciesMeant } from "#app/reading/animals/named-animals.ts";
import type { ConceptKind } from "#app/reading/lexicon/concept.ts";
import type { Reading } from "#app/reading/read-words.ts";
import { animalMeant, withPronoun } from "./animal-meant.ts";
import { EMPTY_ANIMAL, withAnimal, withReplaced } from "./case-memory.ts";

/** An animal of the conversation and the sentences of the message that are about it; all of them where none are listed. */
type Subject = { animal: number; sentences?: ReadonlySet<number>; isNamed?: true };

/** Who a message is about, and the conversation with a case for each of them. */
export type Assignment = {
  memory: CaseFacts;
  subjects: Subject[];
  /** The case as it was, when the owner corrected which animal it is: "sorry, I meant the cat". */
  corrected?: AnimalFacts;
};

export type Form = { petType?: string; petName?: string; unread?: readonly string[] };

type KindOf = (concept: string) => ConceptKind | undefined;
type Group = Pick<NamedAnimal, "species" | "name" | "isOther" | "isPredicate"> & { sentences: Set<number> };

/** Words of "and what about the cat". */
const SHORT_QUESTION = 5;

/** Finds the animal, or animals, that a message is about, and opens a case for each that is new. The animal that is named beats the form. */
export function assignAnimals(memory: CaseFacts, reading: Reading, form: Form, kindOf: KindOf): Assignment {
  const current = memory.animals[memory.current];
  const named = namedAnimals(reading).filter(({ isWeak }) => !isWeak || !current);
  const meant = current && speciesMeant(named, reading);
  if (meant && current.species !== meant && current.mentions.length > 0)
    return { ...correctedTo(memory, current, meant), corrected: current };
  const groups = groupSentences(named, reading);
  if (groups.length === 0) {
    if (!current) return { memory: withAnimal(memory, newAnimal(speciesOfForm(form.petType), form)), subjects: [{ animal: 0 }] };
    if (otherAnimalIn(reading) !== "another") {
      const animal = animalMeant(memory, reading);
      return { memory: { ...withPronoun(memory, animal, reading), current: animal }, subjects: [{ animal }] };
    }
    groups.push({ ...(current.species && { species: current.species }), isOther: true, isPredicate: false, sentences: new Set() });
  }
  const earlier = memory.animals.length;
  let next = memory;
  const subjects = groups.map((group): Subject => {
    next = openCase(next, group, { earlier, form, kindOf, refersBack: refersBack(reading) });
    return {
      animal: next.current,
      ...(group.species && { isNamed: true as const }),
      ...(groups.length > 1 && { sentences: group.sentences }),
    };
  });
  const [only, ...others] = subjects;
  return { memory: only && others.length === 0 ? withPronoun(next, only.animal, reading) : next, subjects };
}

/** The sentences of each animal that is named. One without a name goes on about the animals of the sentence before it. */
function groupSentences(named: readonly NamedAnimal[], { tokens }: Reading): Group[] {
  const groups = new Map<string, Group>();
  for (const { species, name, isOther, isPredicate, sentence } of named) {
    const key = name ?? `${species} ${isOther}`;
    const group = groups.get(key) ?? {
      ...(species && { species }),
      ...(name && { name }),
      isOther,
      isPredicate,
      sentences: new Set<number>(),
    };
    group.sentences.add(sentence);
    groups.set(key, group);
  }
  const all = [...groups.values()];
  const namedIn = (sentence: number) => all.filter(({ sentences }) => sentences.has(sentence));
  const unnamed: [number, Group[]][] = [];
  let last = namedIn(named[0]?.sentence ?? 0);
  for (const sentence of new Set(tokens.filter(({ fromAssistant }) => !fromAssistant).map((token) => token.sentence))) {
    const here = namedIn(sentence);
    if (here.length > 0) last = here;
    else unnamed.push([sentence, last]);
  }
  for (const [sentence, owners] of unnamed) for (const { sentences } of owners) sentences.add(sentence);
  return all;
}

/** "The cat had some too", or no more than "and the cat?". @returns the sentence that refers back, undefined where none does */
function refersBack({ tokens, is }: Reading): number | undefined {
  const places = placesBetween(0, tokens.length).filter((at) => !tokens[at]?.fromAssistant);
  const [first = -1] = places;
  // "Does Nala need drops?" says itself what it is about; "is the cat at risk?" does not.
  const isShort = places.length <= SHORT_QUESTION && !(places.length > 2 && is("asks_of_its_own", first));
  const at = isShort ? first : places.find((place) => is("refers_back", place));
  return tokens[at ?? -1]?.sentence;
}

type Opening = { earlier: number; form: Form; kindOf: KindOf; refersBack: number | undefined };

/** The conversation with the case of an animal as the current one, opened where there is none. */
function openCase(memory: CaseFacts, group: Group, opening: Opening): CaseFacts {
  const { species, name, isOther, isPredicate } = group;
  const { earlier, form, kindOf, refersBack } = opening;
  const { animals, current } = memory;
  if (name) return openNamedCase(memory, { species, name, isOther }, opening);
  const same = animals.flatMap((animal, i) => (animal.species === species ? [i] : []));
  const known = isOther ? same.find((i) => i !== current) : same.includes(current) ? current : same.at(-1);
  if (known !== undefined) return { ...memory, current: known };
  const spoken = animals[current];
  if (!spoken) return withAnimal(memory, newAnimal(species, speciesOfForm(form.petType) === species || !form.petType ? form : {}));
  // "He is a budgie", or the first word about the kind of an animal that was spoken of before.
  const isSame = current < earlier && !isOther && (isPredicate || !spoken.species);
  if (isSame) return withReplaced(memory, current, { ...spoken, species });
  // "The cat had some too": what the first animal ate is what the second one ate.
  return withAnimal(memory, {
    ...newAnimal(species, {}),
    mentions: refersBack === undefined ? [] : substancesOf(spoken, refersBack, kindOf),
  });
}

/** The case of an animal that is called by its name: its own, the one of its species that has no name yet, or a new one. */
function openNamedCase(
  memory: CaseFacts,
  { species, name, isOther }: { species: string | undefined; name: string; isOther: boolean },
  opening: Opening,
): CaseFacts {
  const { animals, current } = memory;
  const isCalled = (one: string | undefined) =>
    one
      ?.toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(name) === true;
  const called = animals.findIndex((animal) => isCalled(animal.name));
  const isNameless = (animal: AnimalFacts | undefined) =>
    animal !== undefined && !animal.name && (!species || !animal.species || animal.species === species);
  const nameless = animals.findIndex((animal, at) => isNameless(animal) && !(isOther && at === current));
  const known = called >= 0 ? called : !isOther && isNameless(animals[current]) ? current : nameless;
  const shown = capitalized(name);
  const found = animals[known];
  if (found)
    return { ...withReplaced(memory, known, { ...found, ...(species && { species }), name: found.name ?? shown }), current: known };
  const { form, kindOf, refersBack } = opening;
  const spoken = animals[current];
  // The form's animal, unless that has another name.
  const isOfForm = !form.petName || isCalled(form.petName);
  if (!spoken && isOfForm) return withAnimal(memory, newAnimal(species ?? speciesOfForm(form.petType), { petName: form.petName ?? shown }));
  return withAnimal(memory, {
    ...newAnimal(species, { petName: shown }),
    mentions: refersBack === undefined || !spoken ? [] : substancesOf(spoken, refersBack, kindOf),
  });
}

/** What the first animal took, as the second one's: said in this sentence. */
function substancesOf(spoken: AnimalFacts, sentence: number, kindOf: KindOf): AnimalFacts["mentions"] {
  const isTaken = (concept: string) => kindOf(concept) === "thing" || concept.startsWith("took_");
  return spoken.mentions
    .filter(({ concept, status }) => status === "present" && isTaken(concept))
    .map((mention) => ({ ...mention, sentence }));
}

/** The conversation with all facts about one animal moved to the one that was meant. */
function correctedTo(memory: CaseFacts, current: AnimalFacts, species: string): Pick<Assignment, "memory" | "subjects"> {
  const { name: _name, ...unnamed } = current;
  const meant = memory.animals.findIndex((animal) => animal.species === species);
  const known = memory.animals[meant];
  const moved = { ...unnamed, species, level: "info" as const, rules: [] };
  if (!known) return { memory: withReplaced(memory, memory.current, moved), subjects: [{ animal: memory.current }] };
  const joined = { ...known, mentions: [...known.mentions, ...moved.mentions], quantities: [...known.quantities, ...moved.quantities] };
  const animals = withReplaced(memory, meant, joined).animals.filter((animal) => animal !== current);
  const at = animals.indexOf(joined);
  return { memory: { ...memory, animals, current: at }, subjects: [{ animal: at }] };
}

function newAnimal(species: string | undefined, { petName }: Form): AnimalFacts {
  const name = typeof petName === "string" && petName.trim() ? petName.trim().slice(0, LONGEST_NAME) : undefined;
  return { ...(species && { species }), ...(name && { name }), ...EMPTY_ANIMAL };
}

const LONGEST_NAME = 40;

function speciesOfForm(petType: string | undefined): string | undefined {
  const known = typeof petType === "string" ? readPetType(petType) : undefined;
  return known === "other" ? undefined : known;
}
