import type { AnimalFacts } from "#app/domain/facts.ts";
import { namedAnimals } from "#app/reading/animals/named-animals.ts";
import { type Facts, isLive } from "#app/reading/facts.ts";
import type { Reading } from "#app/reading/read-words.ts";
import { isSaid } from "./status-changes.ts";

const DIED = "pet_died";
/** "He's gone", "we let her go": a death only where the animal was in danger. */
const DIED_IN_DANGER = "turn_died_in_danger";
const UNSURE: ReadonlySet<string> = new Set(["death_unsure", "feared", "other_pet", "turn_others_died"]);

type Before = {
  /** The sentences about the animal; all where none are given. */
  sentences: ReadonlySet<number> | undefined;
  level: AnimalFacts["level"];
  /** The owner's messages before this one. */
  readings: () => readonly Reading[];
};

/** Whether the message says plainly that the animal has died. */
export function tellsOfDeath(reading: Reading, { sentences, level, readings }: Before): boolean {
  const { mentions, names, tokens } = reading;
  const sentenceOf = (at: number) => tokens[at]?.sentence;
  const unsure = new Set(mentions.flatMap(({ concept, start }) => (UNSURE.has(names[concept] ?? "") ? [sentenceOf(start)] : [])));
  const told = mentions.filter(({ start, denied }) => {
    const sentence = sentenceOf(start);
    const isOfAnimal = sentence !== undefined && (!sentences || sentences.has(sentence));
    return isOfAnimal && !denied && !tokens[start]?.fromAssistant && !unsure.has(sentence);
  });
  if (told.some(({ concept }) => names[concept] === DIED)) return true;
  const followers = new Set(mentions.flatMap(({ concept, start }) => (names[concept] === "turn_ends_a_life" ? [start] : [])));
  const isAtEnd = ({ end }: { end: number }) => tokens[end]?.clause !== tokens[end - 1]?.clause || followers.has(end);
  if (!told.some((one) => names[one.concept] === DIED_IN_DANGER && isAtEnd(one))) return false;
  return level === "emergency" || readings().some((one) => isSaid(one, "turn_speaks_of_goodbye"));
}

/**
 * Whether what is wrong by a message is told of the animal that died, in its own sentence or in the words of somebody who looks back: "he was
 * vomiting all week".
 */
function looksBack({ facts, reading }: { facts: Facts; reading: Reading }): boolean {
  const { mentions, names, tokens } = reading;
  const signs = facts.get("any_sign")?.live ?? [];
  const isIn = (cues: readonly string[], sentence: number) =>
    mentions.some(({ concept, start }) => cues.includes(names[concept] ?? "") && tokens[start]?.sentence === sentence);
  return signs.every((sentence) => isIn(["past_tense", DIED], sentence) && !isIn(["present_tense"], sentence));
}

/** Whether a message tells of nothing but the animal that has died: no other one is left that what it tells may be about. */
export function isOfTheDeadAlone(facts: Facts, reading: Reading, isOnlyAnimal: boolean): boolean {
  const isCalm = !isLive(facts, "any_sign") && !isLive(facts, "any_event");
  return isCalm || (isOnlyAnimal && !isSaid(reading, "turn_of_those_left") && looksBack({ facts, reading }));
}

/** Whether an animal that has died is still spoken of as dead: nothing plainly tells of a living one. */
export function isStillMourned(facts: Facts, reading: Reading, isIll: boolean): boolean {
  const isOfOther = isLive(facts, "any_sign") && isSaid(reading, "turn_of_those_left");
  const isPast = !isOfOther && (!isIll || looksBack({ facts, reading }));
  return mourns(reading) || (isPast && !tellsOfLiving(facts, reading));
}

/** Whoever mourns looks back: "my dog ate the grapes and I was at work, it's my fault". */
function mourns(reading: Reading): boolean {
  return !isSaid(reading, "other_pet") && ["lost_pet", "blames_self"].some((cue) => isSaid(reading, cue));
}

/** After a death: something has happened to an animal that is named as the owner's, or just now. */
function tellsOfLiving(facts: Facts, reading: Reading): boolean {
  if (!isLive(facts, "any_event")) return false;
  return (
    isSaid(reading, "just_now") || isSaid(reading, "other_pet") || namedAnimals(reading).some(({ species, isWeak }) => species && !isWeak)
  );
}
