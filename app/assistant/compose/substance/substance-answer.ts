import type { Helpline } from "#app/domain/content/page.ts";
import type { Phrases } from "#app/domain/knowledge/assistant-content.ts";
import type { Substance, SubstanceKind, SubstanceVerdict } from "#app/domain/knowledge/knowledge.ts";
import { clausesFor } from "#app/domain/knowledge/substance-clauses.ts";
import { capitalized, uncapitalized } from "#app/domain/text/capitals.ts";
import { sentencesOf } from "#app/domain/text/sentences.ts";
import { ANY_ANIMAL, type Animal } from "../../understand/animal.ts";
import { paragraphs } from "../wording/markdown.ts";
import { type PetWords, withPet } from "../wording/pet-words.ts";
import { fill } from "../wording/phrases.ts";

/** How the owner asks about a substance. */
export type SubstanceQuestion = {
  /** It is already in the animal, or on it. */
  isTaken: boolean;
  /** "Is it bad, poisonous?" in place of "May they have it?" */
  asksHarm: boolean;
  /** How much of a medicine: never answered with an amount. */
  asksDose: boolean;
  /** How much or how often of a food. */
  asksServing?: boolean;
  /** The arithmetic over what was eaten, as far as it is known. */
  doses?: readonly string[];
  /** What the arithmetic means, with the action. */
  result?: string | undefined;
};

type Told = { phrases: Phrases; words: PetWords; animal: Animal | undefined; helpline: Helpline | undefined };

const EDIBLE: readonly string[] = ["food", "drink"];
const DANGEROUS: readonly SubstanceVerdict[] = ["call", "emergency"];
const HARMLESS: readonly SubstanceVerdict[] = ["fine", "small-amounts"];
export const MEDICINES: readonly string[] = ["medicine", "pet-medicine", "drug"];
/** What an animal lives among: a collar with a battery is not about batteries. */
export const SURROUNDINGS: readonly SubstanceKind[] = ["object", "animal", "air", "water"];

export function animalVerdict(substance: Substance, animal: Animal | undefined): SubstanceVerdict {
  return ownOf(substance, animal).verdict ?? substance.verdicts.all;
}

/** Whether a call is due, even before any sign. */
export function isDangerous(substance: Substance, animal: Animal | undefined): boolean {
  return DANGEROUS.includes(animalVerdict(substance, animal));
}

export function whyFor(substance: Substance, animal: Animal | undefined): string {
  return ownOf(substance, animal).why ?? substance.why.all;
}

function reasonFor(substance: Substance, animal: Animal | undefined, words: PetWords): string {
  return withPet(whyFor(substance, animal), words).replace(
    /([.!?] )([a-z])/g,
    (_, end: string, first: string) => end + first.toUpperCase(),
  );
}

/** What it does, with its name: the owner must see that we mean the same thing. */
export function namedReason(substance: Substance, animal: Animal | undefined, words: PetWords): string {
  return withName(reasonFor(substance, animal, words), substance);
}

function withName(reason: string, { noun }: Substance): string {
  const names = noun.text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3);
  const isNamed = names.some((word) => reason.toLowerCase().includes(word.replace(/s$/, "")));
  return isNamed ? reason : `${capitalized(noun.text)}: ${reason}`;
}

/** What an entry says of this very animal. */
function ownOf({ verdicts, why, others }: Substance, animal: Animal | undefined): { verdict?: SubstanceVerdict; why?: string } {
  if (!animal) return {};
  return animal.species === "other" ? (others?.[animal.word] ?? {}) : { verdict: verdicts[animal.species], why: why[animal.species] };
}

/** What to do when it has already been taken comes first; otherwise yes, no or it depends, and why. */
export function substanceText(substance: Substance, asked: SubstanceQuestion, told: Told): string {
  const { phrases, animal } = told;
  const verdict = animalVerdict(substance, animal);
  const words = { ...told.words, noun: substance.noun.text, is: substance.noun.plural ? "are" : "is" };
  const reason = reasonFor(substance, animal, told.words);
  const why = withName(reason, substance);
  const taken = withPet(clausesFor(substance.eaten, told.words.animal), told.words);
  // What a vet prescribes is dangerous where it was taken without the vet's word.
  const isCall = DANGEROUS.includes(verdict) || (verdict === "prescribed" && asked.isTaken);
  const call = isCall ? whoToCall(phrases, told.helpline) : "";
  const signs = isCall ? (substance.signs ?? "") : "";
  const isStranger = animal?.species === "other" && !substance.others?.[animal.word];
  const stranger = isStranger ? fill(phrases[animal === ANY_ANIMAL ? "unnamed-animal" : "unknown-animal"], words) : "";
  if (asked.isTaken)
    return paragraphs([
      asked.result ? `${asked.result} ${withoutSum(taken)}`.trim() : taken,
      (asked.doses ?? []).join(" "),
      why,
      [signs, isCall ? have(substance) : ""].filter(Boolean).join(" "),
      call,
      stranger,
    ]);
  const first = openingPhrase(substance, verdict, asked, phrases);
  const isSafe = HARMLESS.includes(verdict);
  const serve = isSafe ? (substance.serve ?? "") : "";
  if (asked.asksServing && isSafe && serve) return `${reason} ${serve}`;
  return paragraphs([
    `${fill(first, words)} ${/\{noun\}/i.test(first) ? reason : why}`,
    serve,
    MEDICINES.includes(substance.kind) && !isSafe && verdict !== "prescribed" ? fill(phrases["medicine-instead"], words) : "",
    isSafe ? (asked.asksHarm ? taken : "") : `${fill(phrases[isMet(substance, verdict) ? "already-met" : "already-had"], words)} ${taken}`,
    call,
    stranger,
  ]);
}

/** What to do, without the calculator once the sum is done, and without the call that stands before it. */
function withoutSum(eaten: string): string {
  const sentences = sentencesOf(eaten);
  return sentences.filter((sentence) => !/\b(?:calculator|harmless)\b|^(?:call|go)\b/i.test(sentence)).join(" ");
}

/** The poison line of the visitor's country with its fee; where there is none, where the numbers are. */
export function whoToCall(phrases: Phrases, helpline: Helpline | undefined): string {
  return helpline ? fill(phrases["poison-call"], { ...helpline }) : phrases["poison-call-unknown"];
}

/** A bat or a toad is met, not given: "No, never" would answer nothing. */
function isMet({ kind }: Substance, verdict: SubstanceVerdict): boolean {
  return kind === "animal" && DANGEROUS.includes(verdict);
}

function openingPhrase(
  substance: Substance,
  verdict: SubstanceVerdict,
  { asksHarm, asksDose }: SubstanceQuestion,
  phrases: Phrases,
): string {
  const { kind } = substance;
  if (asksDose && MEDICINES.includes(kind)) return phrases.dose;
  if (isMet(substance, verdict)) return phrases["met-animal"];
  if (asksHarm) return phrases.harm[verdict];
  const isUsed = MEDICINES.includes(kind) || (!EDIBLE.includes(kind) && HARMLESS.includes(verdict));
  return (isUsed ? phrases["may-use"] : phrases.may)[verdict];
}

function have({ have: items }: Substance): string {
  return items ? `Have ready: ${lowerFirst(items)}.` : "";
}

/** "X-rays" keeps its capital. */
function lowerFirst(text: string): string {
  return /^[A-Z](?:[a-z]| )/.test(text) ? uncapitalized(text) : text;
}
