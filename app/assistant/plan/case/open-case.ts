import { type AnimalFacts, isSaidNow } from "#app/domain/facts.ts";
import { PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import { type Contact, caseOf, type OpenCaseFacts, substanceOf } from "#app/domain/knowledge/dialog.ts";
import type { Answer, Substance } from "#app/domain/knowledge/knowledge.ts";
import type { Composing } from "#app/domain/ports.ts";
import { atLeast, type Level, rank } from "#app/domain/urgency.ts";
import type { Reason, Verdict } from "#app/domain/verdict.ts";
import { withoutAsking } from "#app/language/asks-in-words.ts";
import { plainWords } from "#app/language/normalise.ts";
import { type PetWords, petWordsOf } from "../../compose/wording/pet-words.ts";
import type { OpenKnowledge } from "../../knowledge.ts";
import { animalNamed } from "../../understand/animal.ts";

/** A sick animal that earlier messages told of, and the advice that was given for it. */
export type OpenCase = {
  /** Index in `CaseFacts.animals`. */
  animal: number;
  /** Urgency of this animal after the message. */
  level: Level;
  /** What the advice came from: one of the two, or neither where only the level was known. */
  unit: Answer | undefined;
  substance: Substance | undefined;
  /** The answer or protocol that the rules name now, if it is another than before. */
  newUnit: Answer | undefined;
  contact: Contact | undefined;
  words: PetWords;
  /** The message is about this animal. */
  isSpokenOf: boolean;
  /** Urgency before the message. */
  levelBefore: Level;
  /** A sign is new, is back or gets worse. */
  isWorse: boolean;
  /** What the message adds: reasons of rules that did not hold before it. */
  newReasons: readonly Reason[];
};

/** Rules that stand for the level of the conversation or of the classifier, and say nothing of the animal. */
export const WORDLESS_RULES: readonly string[] = ["classifier", "earlier", "sign-seen", "asked-sign", "unread-language", "read-worse"];

/** Reasons that name something the owner said. */
export function saidReasons(reasons: readonly Reason[]): Reason[] {
  return reasons.filter(({ rule }) => !WORDLESS_RULES.includes(rule));
}

/**
 * The case that was open before the message: of the animal that it is about, else of the one that is worst off; undefined where nothing ill was
 * spoken of.
 */
export function openCaseOf(asked: Composing, knowledge: OpenKnowledge): OpenCase | undefined {
  const own = caseOf(asked.before?.dialog, asked.verdict.about?.animal ?? -1);
  return (own && caseFrom(own, asked, knowledge)) ?? worstOfOthers(asked, knowledge);
}

/** The case of another animal than the one that the message is about: of these the worst, and of equal ones the one spoken of last. */
export function worstOfOthers(asked: Composing, knowledge: OpenKnowledge): OpenCase | undefined {
  const others = (asked.before?.dialog?.openCases ?? []).filter(({ animal }) => animal !== asked.verdict.about?.animal);
  const open = others.flatMap((one) => caseFrom(one, asked, knowledge) ?? []);
  return open.reduce((worst: OpenCase | undefined, one) => (worst && rank(worst.level) > rank(one.level) ? worst : one), undefined);
}

function caseFrom(
  { unit, byRule, contact, animal: at }: OpenCaseFacts,
  { message, before, verdict, petType, petName }: Composing,
  knowledge: OpenKnowledge,
): OpenCase | undefined {
  const [earlier, now] = [before?.animals[at], verdict.facts?.animals[at]];
  if (!earlier || !now || !atLeast(earlier.level, "routine")) return undefined;
  const isSpokenOf = verdict.about?.animal === at;
  const level = isSpokenOf ? verdict.level : now.level;
  const isHigher = rank(level) > rank(earlier.level);
  const substance = knowledge.substance(substanceOf(unit));
  const isPoison = substance !== undefined;
  const cues = knowledge.readPhrases(message)("cues");
  // "Blue blocks, a couple gone": how much it was is no sign.
  const tellsAmount = cues.includes("tells-how-much") && message.trim().split(/\s+/).length <= MOST_WORDS_OF_AMOUNT;
  const askedAbout = (before?.checks ?? []).filter((check) => check.animal === at).map(({ rule }) => rule);
  const known = [...earlier.rules, ...askedAbout];
  return {
    animal: at,
    level,
    unit: knowledge.unit(unit),
    substance,
    newUnit: isSpokenOf && unitByRule(verdict) !== byRule ? knowledge.unit(unitByRule(verdict)) : undefined,
    contact,
    levelBefore: earlier.level,
    isWorse:
      isSpokenOf &&
      (isHigher ||
        verdict.changed?.because === "returned" ||
        cues.includes("gets-worse") ||
        (isPoison && !tellsAmount && !looksWell(message) && tellsSign(now, verdict))),
    words: wordsFor(now, petType, petName),
    isSpokenOf,
    newReasons: isSpokenOf ? saidReasons(verdict.reasons).filter(({ rule }) => isHigher || !known.includes(rule)) : [],
  };
}

/** An amount alone, with what it is of. */
const MOST_WORDS_OF_AMOUNT = 10;

/** Whether the message tells a sign of illness, whatever rule reads it: after a poison each counts. */
export function tellsSign({ mentions }: AnimalFacts, { facts }: Verdict): boolean {
  return mentions.some((one) => one.concept === "any_sign" && one.status === "present" && isSaidNow(one, facts));
}

/** Id of the unit that the rules name for the first steps. */
export function unitByRule({ answer, protocol }: Pick<Verdict, "answer" | "protocol">): string | undefined {
  return answer ?? (protocol && `${PROTOCOL_TOPIC}/${protocol}`);
}

function wordsFor({ species, name }: AnimalFacts, petType: string | undefined, petName: string | undefined): PetWords {
  const isOfForm = !petType || !species || species === petType;
  return petWordsOf(animalNamed(species ?? petType), name ?? (isOfForm ? petName : undefined));
}

/** Not "well, he goes to the box a lot" or "ok, he vomited". */
const LOOKS_WELL =
  /(?<!^|not |isnt |aint |wasnt |from |^oh |^ok )\b(?:well|fine|ok|okay|alright|all right)\b|(?<!not |no |isnt |aint |wasnt |get |feel )\b(?:normal|happy|playing|playin|better|brighter|perkier|calmer|wagging|bouncing|bright|perky|eating|himself|herself|cheerful|purring)\b/;

/** Whether an owner tells that an animal seems well: "could he be ok" does not. */
export function looksWell(message: string): boolean {
  return LOOKS_WELL.test(plainWords(withoutAsking(message)));
}
