import { substanceUnit } from "#app/domain/knowledge/dialog.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Substance, SubstanceVerdict } from "#app/domain/knowledge/knowledge.ts";
import { SUBSTANCE_VERDICTS } from "#app/domain/knowledge/knowledge.ts";
import { linkToSubstance } from "../../knowledge.ts";
import { MAY_INTENTS } from "../../understand/intent.ts";
import { asksOpenly } from "../../understand/polar-question.ts";
import type { Context } from "../context.ts";
import type { Reply } from "../reply.ts";
import { actionFor, fill } from "../wording/phrases.ts";
import { resultOf } from "./dose-result.ts";
import { animalVerdict, isDangerous, SURROUNDINGS, substanceText } from "./substance-answer.ts";

/** A message that is nothing but a substance's name, or asks whether the animal may have it. */
export function bareSubstanceReply(context: Context): Reply | undefined {
  const { isOnlySubstance, substances, sureSubstances } = context.understanding;
  // "No, carries it" answers our question: a guess at a misspelled name does not.
  const named = context.asked.before?.dialog?.askedFor ? sureSubstances : substances;
  const substance = isOnlySubstance ? worstOf(named, context) : undefined;
  return substance && replyAbout(substance, context);
}

/** A dangerous substance is answered before the money, the vet and all else that a message speaks of. */
export function hazardReply(context: Context): Reply | undefined {
  const { isTaken, animal, substances, intent } = context.understanding;
  if (intent === "loss" || !(isTaken || context.understanding.asksWhetherAllowed)) return undefined;
  const substance = worstOf(substances, context);
  return substance && isDangerous(substance, animal) ? replyAbout(substance, context) : undefined;
}

/** A substance that a message only mentions, where nothing else answers it. */
export function mentionedSubstanceReply(context: Context): Reply | undefined {
  const { understanding, asked } = context;
  if (!understanding.animal || ["emergency", "urgent"].includes(asked.verdict.level) || !ABOUT_ANIMALS.includes(understanding.intent))
    return undefined;
  const substance = worstOf(
    understanding.sureSubstances.filter(({ kind }) => !SURROUNDINGS.includes(kind)),
    context,
  );
  return substance && replyAbout(substance, context);
}

const ABOUT_ANIMALS: readonly Intent[] = [...MAY_INTENTS, "happening-now", "how-serious", "is-it-normal", "what-to-do", "why"];

const ASKS_SERVING = /\bhow (?:much|many|often)\b/i;

/** What the entry of a substance says to the question, at the level of the verdict. */
export function replyAbout(substance: Substance, context: Context): Reply {
  const { asked, knowledge, understanding, words } = context;
  const { phrases } = knowledge;
  const { animal, asksHarm, asksDose, intent } = understanding;
  // Who asks whether more is fine hears whether it is, not what to do about the first bite.
  const isTaken = understanding.isTaken && !(intent === "may-eat" && HARMLESS.includes(animalVerdict(substance, animal)));
  const told = { phrases, words, animal, helpline: asked.helpline };
  const doses = isTaken ? (asked.verdict.doses ?? []).map(({ says }) => says) : [];
  const asksServing = ASKS_SERVING.test(asked.message);
  const { level } = asked.verdict;
  const action = actionFor(level, phrases, words);
  const result = isTaken ? resultOf(asked.verdict.doses ?? [], context, action) : undefined;
  const whole = substanceText(substance, { isTaken, asksHarm, asksDose, asksServing, doses, result }, told);
  const said = !isTaken && asksOpenly(asked.message, knowledge.readPhrases) ? withoutYesOrNo(whole) : whole;
  // Who reads one sentence reads what to do.
  const needsAction = isTaken && level === "emergency" && !result && !/^(?:call|go|ring|get)\b/i.test(said);
  const text = needsAction ? `${fill(phrases.action.emergency, words)} ${said}` : said;
  return {
    text,
    sources: [linkToSubstance(substance, words.animals)],
    suggestions: [],
    dialog: { unit: substanceUnit(substance.id), intent },
    units: [],
  };
}

/** "Yes, in small amounts." is no answer to "how much" or "raw or cooked?". */
function withoutYesOrNo(text: string): string {
  return text.replace(/^(?:Yes|No)(?:, never\. |[,:.] )(\w)/, (_, first: string) => first.toUpperCase());
}

/** A name that is one typing error away from one of ours is offered, never taken for it. */
export function lookAlikeReply({ understanding: { lookAlike, intent, animal }, knowledge: { phrases } }: Context): Reply | undefined {
  if (!lookAlike) return undefined;
  const noun = lookAlike.noun.text;
  return {
    text: fill(phrases["did-you-mean"], { noun }),
    sources: [],
    suggestions: [`Is ${noun} safe for ${animal ? `my ${animal.word}` : "pets"}?`],
    dialog: { intent },
    units: [],
  };
}

const HARMLESS: readonly SubstanceVerdict[] = ["fine", "small-amounts"];
/** What a question about eating is about, where it names anything of the kind. */
const EATEN: readonly Substance["kind"][] = ["food", "drink", "plant", "medicine", "pet-medicine"];

export function worstOf(substances: readonly Substance[], { understanding: { animal, intent, isTaken } }: Context): Substance | undefined {
  const rank = (verdict: SubstanceVerdict) => SUBSTANCE_VERDICTS.indexOf(verdict);
  const eaten = isTaken || !["may-eat", "may-give"].includes(intent) ? [] : substances.filter(({ kind }) => EATEN.includes(kind));
  return [...(eaten.length > 0 ? eaten : substances)].sort(
    (one, other) => rank(animalVerdict(other, animal)) - rank(animalVerdict(one, animal)),
  )[0];
}
