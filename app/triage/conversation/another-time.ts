import type { AnimalFacts } from "#app/domain/facts.ts";
import { addFact } from "#app/reading/facts.ts";
import type { ConceptKind } from "#app/reading/lexicon/concept.ts";
import type { Reading } from "#app/reading/read-words.ts";

/** "He's having another one right now": the sign that was named last has come again. */
const COMES_AGAIN = "comes_again";
const BOUT = "turn_bout";

type Before = {
  mentions: readonly AnimalFacts["mentions"][number][];
  /** The owner's messages before this one, the latest first: what was long ago is not remembered as a fact. */
  readings: () => readonly Reading[];
  kindOf: (concept: string) => ConceptKind | undefined;
};

/** Adds the sign that comes again to the facts of the message, in the sentence that says so. */
export function readAnotherTime(reading: Reading, { mentions, readings, kindOf }: Before): void {
  const { facts } = reading;
  const at = facts.get(COMES_AGAIN)?.live.at(-1);
  const isSign = (name: string) => kindOf(name) === "sign" && !name.startsWith("ok_") && name !== COMES_AGAIN;
  if (at === undefined) return;
  const earlier = () => readings().map((one) => lastSigns(one, isSign));
  const bouts = () => readings().map((one) => lastSigns(one, isSign, { isBout: true }));
  const here = lastSigns(reading, isSign, { before: at });
  const named = here.length > 0 ? [here] : [...bouts(), lastRemembered(mentions, isSign), ...earlier()];
  for (const name of named.find((names) => names.length > 0) ?? []) {
    addFact(facts, name, at, "live");
    addFact(facts, "any_sign", at, "live");
  }
}

type Which = {
  /** Number of the sentence to stop at. */
  before?: number;
  /** Only what comes in bouts. */
  isBout?: boolean;
};

/** The signs of the last sentence that names one and does not deny it. */
function lastSigns(
  { mentions, names, tokens, denied }: Reading,
  isSign: (name: string) => boolean,
  { before = Infinity, isBout = false }: Which = {},
): string[] {
  const bouts = mentions.filter(({ concept }) => names[concept] === BOUT);
  const isOfBout = (start: number, end: number) => !isBout || bouts.some((one) => one.start < end && start < one.end);
  const named = mentions.flatMap(({ concept, start, end, denied: isDenied }) => {
    const [name, sentence] = [names[concept] ?? "", tokens[start]?.sentence ?? 0];
    return isSign(name) && isOfBout(start, end) && !isDenied && !denied.has(name) && !tokens[start]?.fromAssistant && sentence < before
      ? [{ name, sentence }]
      : [];
  });
  const last = Math.max(...named.map(({ sentence }) => sentence));
  return [...new Set(named.flatMap(({ name, sentence }) => (sentence === last ? name : [])))];
}

function lastRemembered(mentions: Before["mentions"], isSign: (name: string) => boolean): string[] {
  const signs = mentions.filter(({ concept, status }) => status !== "negated" && isSign(concept));
  const last = Math.max(...signs.map(({ sentence }) => sentence));
  return [...new Set(signs.flatMap(({ concept, sentence }) => (sentence === last ? concept : [])))];
}
