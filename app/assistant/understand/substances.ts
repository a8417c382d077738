import type { NameRules } from "#app/domain/knowledge/assistant-content.ts";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import type { SubstanceNames } from "#app/domain/knowledge/knowledge-index.ts";
import { mayNeedCall } from "#app/domain/knowledge/substance.ts";
import { languageOf } from "#app/language/message-language.ts";
import { openNameMatcher } from "#app/language/names/match-names.ts";
import type { FoundName } from "#app/language/names/name-table.ts";
import { wordBreaks } from "#app/language/names/name-words.ts";
import { openUnknownNames } from "#app/language/names/unknown-name.ts";
import { plainWords } from "#app/language/normalise.ts";
import type { ReadOwnerPhrases } from "./owner-phrases.ts";
import { withoutMothers } from "./substances/mothers.ts";
import { type NamedSubstance, withoutAsides } from "./substances/substance-asides.ts";

type SubstancesRead = {
  /** In the order of the message, longest names first where names overlap. */
  named: readonly NamedSubstance[];
  /** Nothing is named, but a word is one typing error away from the name of this one and could be a word of its own. */
  lookAlike?: Substance;
  /** Nothing is named, but something was eaten whose name we don't have. */
  unknown?: string;
};

/** Finds the substances of our list in a message. */
export type ReadSubstances = (message: string) => SubstancesRead;

const PART_OF = /\b(\w+) (?:from|of|off) (?:an? |the |some )?(?!(?:his|her|their|its|my|our)\b)((?:roast |cooked |raw )?\w+)\b/g;
/** The unnamed tablet that food is to hide, what something is only compared with, and the leash. */
const NOT_MEANT =
  /\b(?:to )?(?:hid(?:e|ing)|wrap(?:ping)?|disguis(?:e|ing)|sneak) (?:(?:his|her|their|the|a|my|worming|worm|flea|heart|joint) )*(?:tablets?|pills?|meds|medicine|medication|wormer)(?: in)?\b|\b(?:as|so) (?:bad|toxic|poisonous|dangerous|harmful) as (?:the |a |an |true |real )*\w+|\b(?:on|off) (?:the|his|her|a|their) lead\b|\blike a plucked \w+/g;
/** What is cooked with mushrooms has them from a store. */
const CREAM_OF_MUSHROOM =
  /\b(?:creamy?|cans?|tins?) of mushrooms?(?: soup)?\b|\bmushrooms? (?:soup|sauce|gravy|risotto|pizza|ravioli|pasta|pie|casserole|stroganoff|omelet(?:te)?|quiche|burger|stock|broth)\b/g;
const ANIMAL_BEFORE = /^(?:dogs?|cats?|pets?|puppy|kitten|rabbit|bird)$/;
/** Kinds that are made for people or homes: with the word "dog" before them they are another product. */
const MADE_FOR_PEOPLE: readonly string[] = ["household", "medicine", "garage"];

/** Opens the names for reading. A name counts in the singular and the plural. */
export function openSubstanceNames(
  substances: readonly Substance[],
  { rules, index, readPhrases }: { rules: NameRules; index: SubstanceNames; readPhrases: ReadOwnerPhrases },
): ReadSubstances {
  const things = substances.map((one) => ({ kind: one.kind, isDangerous: mayNeedCall(one) }));
  const matcher = openNameMatcher(things, index, rules);
  const unknownIn = openUnknownNames(index, rules);
  const comparing = new RegExp(`\\b(?:${rules.compared.join("|")})(?: an?| the)?(?: \\w+)?$`);
  /** "It's like a boxing glove" names no glove. */
  const isCompared = ({ at }: NamedSubstance, words: readonly string[]) => comparing.test(words.slice(0, at).join(" "));
  const named = (found: readonly FoundName[]): NamedSubstance[] => {
    const all = found.flatMap(({ place, choices, ...name }) => {
      const substance = substances[place];
      return substance ? [{ ...name, substance, ...(choices && { choices: choices.flatMap((one) => substances[one] ?? []) }) }] : [];
    });
    return all.filter(({ substance }, at) => all.findIndex((one) => one.substance === substance) === at);
  };
  return (message) => {
    const plain = withoutMothers(plainWords(message))
      .replace(CREAM_OF_MUSHROOM, "mushroom soup")
      .replace(NOT_MEANT, " ")
      .replace(/ +/g, " ")
      .trim();
    const text = { words: plain.split(" "), breaks: wordBreaks(message), language: languageOf(message) };
    // "The bones from a roast chicken" are roast chicken bones.
    const asWritten = named(matcher.exact(text));
    const other = plain.replace(PART_OF, "$2 $1");
    const turned = (other === plain ? asWritten : named(matcher.exact({ ...text, words: other.split(" ") }))).filter(
      (one) => one.words.includes(" ") && !one.whole,
    );
    const all = [...turned, ...asWritten]
      .filter((one, at, every) => every.findIndex(({ substance }) => substance === one.substance) === at)
      .filter((one) => !turned.some((part) => part !== one && part.words.includes(one.words)))
      .filter((one) => !isPetProduct(one, text.words));
    const meantOf = all.filter((one) => !isCompared(one, text.words));
    if (meantOf.length > 0) return { named: withoutAsides(meantOf, text.words, readPhrases) };
    if (all.length > 0) return { named: [] };
    const meant = named(matcher.misspelled(text));
    if (meant.length > 0) return { named: meant };
    const lookAlike = substances[matcher.alike(text) ?? -1];
    const unknown = unknownIn(text);
    return { named: [], ...(lookAlike && { lookAlike }), ...(unknown !== undefined && { unknown }) };
  };
}

/** "Dog shampoo" is not shampoo for people. */
function isPetProduct({ substance, words: name, at }: NamedSubstance, words: readonly string[]): boolean {
  return MADE_FOR_PEOPLE.includes(substance.kind) && !name.includes(" ") && ANIMAL_BEFORE.test(words[at - 1] ?? "") && words[at] === name;
}
