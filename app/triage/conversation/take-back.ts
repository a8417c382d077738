import type { AnimalFacts } from "#app/domain/facts.ts";
import { typedSentences } from "#app/domain/text/sentences.ts";
import { normalise } from "#app/language/normalise.ts";
import {
  CORRECTS,
  HAS_TAKEN,
  IS_ANOTHER_THING,
  IS_HARMLESS,
  IS_PARTLY_SO,
  IS_UNSURE,
  NOT_BLOOD,
  RETRACTIONS,
  type Retraction,
  SAYS_ANOTHER,
} from "#app/reading/corrections/retraction-phrases.ts";
import { isLive } from "#app/reading/facts.ts";
import type { ConceptKind } from "#app/reading/lexicon/concept.ts";
import type { Reading } from "#app/reading/read-words.ts";

/**
 * What an owner takes back of an earlier message: all of it, what was eaten or happened, blood, or single things that are named, denied or
 * replaced by others.
 */
export type TakenBack = Pick<Retraction, "what" | "why" | "notAfter">;

type RuleKnowledge = {
  /** Whether a rule about poisoning asks for a concept. */
  isPoison: (concept: string) => boolean;
  /** Whether the message by itself needs a vet within a day. */
  isSerious: () => boolean;
};

const LONGEST = 600;
const SOMETHING_ELSE = "You told us that it was something else.";

/**
 * What the owner takes back of earlier messages. Nothing when the message itself reports something urgent, or when the owner is not sure:
 * of two readings the worse one holds.
 */
export function takenBackIn(text: string, { facts, denied }: Reading, { isPoison, isSerious }: RuleKnowledge): TakenBack | undefined {
  const plain = normalise(withoutQuestions(text.slice(0, LONGEST)))
    .replace(/\s+/g, " ")
    .trim();
  if (IS_UNSURE.test(plain) || IS_PARTLY_SO.test(plain)) return undefined;
  if (NOT_BLOOD.test(plain)) return { what: "blood", why: SOMETHING_ELSE };
  const taken = shapeOf(plain, { facts, denied }, isPoison);
  return taken && !isSerious() ? taken : undefined;
}

/** A question takes nothing back: "what signs would he show if it was affecting him?" */
function withoutQuestions(text: string): string {
  return typedSentences(text)
    .filter((sentence) => !ASKS.test(sentence))
    .join(" ");
}

const ASKS =
  /\?\s*$|^\W*(?:(?:and|but|so|ok|okay|then) )*(?:what|which|how|why|when|where|who|can|could|should|would|will|do|does|did|is|are|was|were|if) /i;

function shapeOf(
  plain: string,
  { facts, denied }: Pick<Reading, "facts" | "denied">,
  isPoison: RuleKnowledge["isPoison"],
): TakenBack | undefined {
  const found = RETRACTIONS.find(({ shape, unless }) => shape.test(plain) && !unless?.test(plain));
  const tellsOther = found?.isOfPerson ? false : found?.what === "events" ? HAS_TAKEN.test(plain) : isLive(facts, "any_event");
  if (found && !tellsOther) return found;
  if (denied.size > 0 && SAYS_ANOTHER.test(plain)) return { what: "replaced", why: SOMETHING_ELSE };
  if (denied.size > 0 && CORRECTS.some((shape) => shape.test(plain))) return { what: "denied", why: SOMETHING_ELSE };
  const namesPoison = [...facts].some(([name, { live }]) => live.length > 0 && isPoison(name));
  return IS_HARMLESS.test(plain) || (namesPoison && IS_ANOTHER_THING.test(plain)) ? { what: "replaced", why: SOMETHING_ELSE } : undefined;
}

/** The mentions of an animal without what was taken back; undefined when nothing of it was there. */
export function withoutTakenBack(
  animal: AnimalFacts,
  { what, notAfter }: TakenBack,
  reading: Reading,
  kindOf: (concept: string) => ConceptKind | undefined,
): AnimalFacts["mentions"] | undefined {
  if (animal.mentions.some(({ concept, status }) => status === "present" && notAfter?.includes(concept))) return undefined;
  const isThing = (concept: string) => kindOf(concept) === "thing";
  const named = what === "named" && animal.mentions.some(({ concept }) => isThing(concept) && reading.facts.has(concept));
  const isTaken = (concept: string) => {
    if (what === "all") return true;
    if (what === "blood") return /blood|bleed/.test(concept);
    if (what === "denied") return reading.denied.has(concept) && isThing(concept);
    if (what === "replaced") return isThing(concept) && !isLive(reading.facts, concept);
    if (named) return isThing(concept) && reading.facts.has(concept);
    return concept === "any_event" || kindOf(concept) === "event" || isThing(concept);
  };
  let isAny = false;
  const mentions = animal.mentions.map((mention) => {
    if (mention.status === "negated" || mention.concept.startsWith("sp_") || !isTaken(mention.concept)) return mention;
    isAny = true;
    return { ...mention, status: "negated" as const };
  });
  return isAny ? mentions : undefined;
}
