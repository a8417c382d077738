import type { AnimalFacts } from "#app/domain/facts.ts";
import type { LevelChange } from "#app/domain/verdict.ts";
import { type Facts, isLive } from "#app/reading/facts.ts";
import type { Reading } from "#app/reading/read-words.ts";
import type { CompiledRule } from "../rules/evaluate-rules.ts";
import type { OpenRules } from "../rules/open-rules.ts";
import { isSaid, statusChangeOf } from "./status-changes.ts";
import { type TakenBack, withoutTakenBack } from "./take-back.ts";

type KindOf = OpenRules["kindOf"];

/** What a message says of earlier ones, and for which animal. */
export type Told = { takenBack: TakenBack | undefined; corrected: AnimalFacts | undefined; text: string; isDead: boolean };

export type CaseChange = { mentions?: AnimalFacts["mentions"] } & (Omit<LevelChange, "from"> | { because?: never; why?: never });

/** What a message changes in the case of an animal, so that its level may fall; nothing for most. */
export function changeOf(animal: AnimalFacts, reading: Reading, { takenBack, corrected, text, isDead }: Told, kindOf: KindOf): CaseChange {
  if (corrected) return { because: "taken-back", why: otherAnimalMeant(animal, corrected) };
  const left = takenBack && withoutTakenBack(animal, takenBack, reading, kindOf);
  if (left) return { mentions: left, because: "taken-back", why: takenBack.why };
  const change = statusChangeOf(animal, reading, { kindOf, hasDied: isDead });
  return change && !(change.because !== "returned" && asksWhetherOver(text)) ? change : {};
}

/** What is remembered of an animal, beside what a message says of it now. */
export function rememberedBeside(
  animal: AnimalFacts,
  { facts, measures }: Pick<Reading, "facts" | "measures">,
  { reading, kindOf, denials }: { reading: Reading; kindOf: KindOf; denials: ReadonlySet<string> },
): { remembered: AnimalFacts; kept: AnimalFacts } {
  const quantities = isSaid(reading, "corrects_number") ? withoutCorrected(animal.quantities, measures) : animal.quantities;
  const remembered = { ...animal, quantities };
  return { remembered, kept: tellsOfThing(facts, kindOf) ? withoutDenials(remembered, facts, { kindOf, denials }) : remembered };
}

/** "It was a toy lily" names what it takes back and tells of no lily; "it was a pothos, no lily" tells of a pothos. */
export function factsLeft(facts: Facts, { what }: TakenBack, { denied }: Reading, kindOf: KindOf): Facts {
  const isOther = what === "replaced" || what === "denied";
  return new Map([...facts].filter(([name]) => (isOther ? !denied.has(name) : kindOf(name) === "cue" || name.startsWith("ok_"))));
}

/** What only keeps a rule about something eaten from firing: "nothing was eaten". */
export function denialsOf(rules: readonly CompiledRule[]): ReadonlySet<string> {
  const asked = new Set(rules.flatMap(({ lines }) => lines.flat(2).flatMap(({ names }) => names)));
  const exposures = rules.filter(({ rule }) => rule.asks === "exposure");
  return new Set(exposures.flatMap(({ unless }) => unless.flat(2).flatMap(({ names }) => names)).filter((name) => !asked.has(name)));
}

function tellsOfThing(facts: Facts, kindOf: KindOf): boolean {
  return isLive(facts, "any_event") && [...facts].some(([name, { live }]) => live.length > 0 && kindOf(name) === "thing");
}

/** What a message says plainly of now is not weakened by what an earlier one denied. */
function withoutDenials(
  animal: AnimalFacts,
  facts: Facts,
  { kindOf, denials }: { kindOf: KindOf; denials: ReadonlySet<string> },
): AnimalFacts {
  const isDenial = ({ concept, status }: AnimalFacts["mentions"][number]) =>
    (denials.has(concept) && kindOf(concept) === "cue") || (status === "negated" && isLive(facts, concept));
  return { ...animal, mentions: animal.mentions.filter((mention) => !isDenial(mention)) };
}

/** "Sorry, 5 g": a number that corrects replaces the earlier ones of its kind. */
function withoutCorrected(quantities: AnimalFacts["quantities"], measures: Reading["measures"]): AnimalFacts["quantities"] {
  return quantities.filter(({ of }) => !measures.some(({ what }) => what === of));
}

/** "So it's over?", "is he ok now": a short question is no report that a sign has ended. */
function asksWhetherOver(text: string): boolean {
  return /^\W*(?:\S+ ){0,7}\S*\?\s*$/.test(text) || ASKS_FIRST.test(text);
}

const ASKS_FIRST = /^(?:(?:and|but|so|ok|okay|phew|then)[ ,]+)*(?:is|are|has|does|did|will)\b[^.!?]*$/i;

function otherAnimalMeant(meant: AnimalFacts, corrected: AnimalFacts): string {
  const word = ({ species = "other animal" }: AnimalFacts) => species.replaceAll("-", " ");
  return `You told us that this is about the ${word(meant)}, not the ${word(corrected)}.`;
}
