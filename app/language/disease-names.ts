/** Illnesses with the name of an animal in theirs: "can my cat get bird flu" is about the cat. */
const NAMED_AFTER_ANIMALS =
  /\b(?:(?:bird|swine|poultry) (?:flu|influenza)|(?:rabbit|parrot|rat bite|cat scratch) fever|cat scratch disease)\b/g;

/** A text in plain words with such names blanked, so that all other words stay where they are. */
export function withoutDiseaseNames(plain: string): string {
  return plain.replace(NAMED_AFTER_ANIMALS, (name) => " ".repeat(name.length));
}
