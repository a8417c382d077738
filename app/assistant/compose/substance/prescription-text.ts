import type { Phrases, PrescriptionQuestion } from "#app/domain/knowledge/assistant-content.ts";
import type { Prescription, PrescriptionPart, Substance } from "#app/domain/knowledge/knowledge.ts";
import { PET_LABELS, SPECIES } from "#app/domain/pets.ts";
import { paragraphs } from "../wording/markdown.ts";
import { type PetWords, withPet } from "../wording/pet-words.ts";
import { fill } from "../wording/phrases.ts";

export type PrescribedMedicine = Substance & { prescription: Prescription };

type Asked = {
  /** What is asked of it; undefined: whether it is safe. */
  question: PrescriptionQuestion | undefined;
  /** "Is it bad for dogs?" */
  asksHarm: boolean;
  /** The animal is not known. */
  isUnnamed: boolean;
  /** Whom to call, where that is due. */
  call: string | undefined;
};

/** What stands after the answer to each question. */
const ALSO: Record<PrescriptionPart, readonly PrescriptionPart[]> = {
  use: ["give", "effects"],
  give: ["missed"],
  effects: ["serious"],
  serious: ["effects"],
  missed: [],
  twice: ["serious"],
  stop: ["serious"],
  mix: ["serious"],
};

/** The answer to what is asked comes first, then what belongs to it. */
export function prescriptionText(medicine: PrescribedMedicine, asked: Asked, told: { phrases: Phrases; words: PetWords }): string {
  const { prescription, noun, eaten } = medicine;
  const { phrases } = told;
  const { question } = asked;
  const words = { ...told.words, noun: noun.text, is: noun.plural ? "are" : "is" };
  const say = (part: PrescriptionPart) => withPet(prescription[part], told.words);
  const phrase = (one: string) => fill(one, words);
  if (question === "another") return fill(phrases["prescribed-another"], { ...words, eaten });
  const safe = [phrase(phrases[asked.asksHarm ? "harm" : "may-use"].prescribed), say("effects"), say("serious")];
  return paragraphs([
    ...(question ? [say(question), ...ALSO[question].map(say)] : safe),
    question === "effects" ? phrase(phrases["prescribed-ask"]) : "",
    asked.call,
    asked.isUnnamed ? fill(phrases["prescribed-for"], { animals: animalsOf(medicine) }) : "",
  ]);
}

/** "dogs and cats" */
function animalsOf({ verdicts }: Substance): string {
  const labels = SPECIES.filter((species) => verdicts[species] === "prescribed").map((species) => `${PET_LABELS[species].toLowerCase()}s`);
  return labels.length < 2 ? labels.join("") : `${labels.slice(0, -1).join(", ")} and ${labels.at(-1)}`;
}
