import type { CaseFacts } from "../../facts.ts";
import { PET_LABELS, type PetType, readPetType } from "../../pets.ts";
import { type Conversation, factsOf } from "./conversation.ts";

/** The animal that a conversation is about; the one named last in the visitor's words, else the one of the form. */
export type Subject = { type?: PetType; name: string };

export function subjectOf({ chatHistory, ...form }: Conversation): Subject {
  return subjectIn(factsOf(chatHistory), form);
}

/** The animal that facts are about, else the one of the form. */
export function subjectIn(facts: CaseFacts | undefined, { selectedPet, petName }: Pick<Conversation, "selectedPet" | "petName">): Subject {
  const animal = facts?.animals[facts.current];
  const type = readPetType(animal?.species ?? "") ?? selectedPet;
  const isOther = selectedPet !== undefined && type !== selectedPet;
  return { type, name: animal?.name ?? (isOther ? "" : petName) };
}

/** "Bella, dog"; "Dog"; "Your pet". */
export function subjectLabel({ type, name }: Subject): string {
  const animal = type && PET_LABELS[type];
  if (name) return animal ? `${name}, ${animal.toLowerCase()}` : name;
  return animal ?? "Your pet";
}

/** The pet in a sentence: "Bella", "your dog", "your pet". */
export function petInWords({ type, name }: Subject): string {
  if (name) return name;
  return type && type !== "other" ? `your ${PET_LABELS[type].toLowerCase().replace("another ", "")}` : "your pet";
}
