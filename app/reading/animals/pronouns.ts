import type { Pronoun } from "#app/domain/facts.ts";
import type { Reading } from "../read-words.ts";

const FORMS: Readonly<Record<string, Pronoun>> = {
  he: "he",
  hes: "he",
  him: "he",
  his: "he",
  she: "she",
  shes: "she",
  her: "she",
  hers: "she",
};
const SUBJECTS: Readonly<Record<string, Pronoun>> = { he: "he", hes: "he", she: "she", shes: "she" };

/** The one pronoun that a message uses; undefined where it uses none or both. A person may be spoken of so, too. */
export function pronounIn(reading: Reading): Pronoun | undefined {
  return onlyOne(reading, FORMS);
}

/** The one pronoun that is the subject of what a message says: "is he ok". */
export function subjectPronounIn(reading: Reading): Pronoun | undefined {
  return onlyOne(reading, SUBJECTS);
}

function onlyOne({ tokens, mentions, names }: Reading, forms: Readonly<Record<string, Pronoun>>): Pronoun | undefined {
  if (mentions.some(({ concept }) => names[concept] === "any_person")) return undefined;
  const used = new Set(
    tokens.flatMap(({ text, fromAssistant }) => (fromAssistant || !Object.hasOwn(forms, text) ? [] : [forms[text] as Pronoun])),
  );
  return used.size === 1 ? [...used][0] : undefined;
}
