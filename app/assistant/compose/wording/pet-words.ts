import { capitalized } from "#app/domain/text/capitals.ts";
import type { Animal } from "../../understand/animal.ts";

/** How a pet is spoken of. */
export type PetWords = {
  /** Its name, or "your dog". */
  pet: string;
  /** "dog", or "pet" where no animal is known. */
  animal: string;
  /** "dogs": the animals of its kind. */
  animals: string;
};

const PLURALS: Record<string, string> = { mouse: "mice", fish: "fish" };

export function petWordsOf(animal: Animal | undefined, name: string | undefined): PetWords {
  const word = animal?.word ?? "pet";
  return { pet: name ?? `your ${word}`, animal: word, animals: PLURALS[word] ?? `${word}s` };
}

/** Speaks of the owner's pet where a text speaks of any: the name stands once, so that it does not sound like a form letter. */
export function withPet(text: string, { pet, animal }: PetWords): string {
  const kind = animal === "pet" ? "" : animal;
  const named = text.replace(new RegExp(`\\b[Yy]our (?:pet${kind ? `|${kind}` : ""})(?![\\w-])`), (found) =>
    /^Y/.test(found) ? capitalized(pet) : pet,
  );
  return kind ? named.replace(/\byour pet\b/g, `your ${kind}`).replace(/\bYour pet\b/g, `Your ${kind}`) : named;
}

/** "Peanut is limping" is not about peanuts, nor "Kiwi sneezes" about fruit. */
export function withoutName(message: string, name: string | undefined): string {
  const word = name?.trim().replace(/[^\p{L}\p{N} ]/gu, "") ?? "";
  return word.length < 2
    ? message
    : message.replace(new RegExp(`\\b${word}(?:['’]?s)?\\b`, "giu"), (found) =>
        /s$/i.test(found) && !/s$/i.test(word) ? "their" : "they",
      );
}
