import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import type { GroundingTexts, SafetyTexts } from "#app/domain/knowledge/model-texts.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { languageOf, languageOfTalk } from "#app/language/message-language.ts";
import { normalise } from "#app/language/normalise.ts";
import type { Context } from "../compose/context.ts";
import { animalVerdict, MEDICINES } from "../compose/substance/substance-answer.ts";
import { worstOf } from "../compose/substance/substance-reply.ts";
import { fill } from "../compose/wording/phrases.ts";
import { MAY_INTENTS } from "../understand/intent.ts";
import { earlierWords } from "./passages.ts";

/** The language that an owner writes in: that of the message, or of the last one that shows it. */
function languageIn(context: Context): string {
  return languageOfTalk([...earlierWords(context), context.asked.message]) ?? "en";
}

/**
 * What the server says before a model is asked: the action of a settled urgency, and no where a poison or a medicine is asked for. Nothing where
 * somebody mourns, where help was reached, or where the owner must answer a question first.
 */
export function safetySentence(context: Context, safety: GroundingTexts["safety"]): string | undefined {
  const { asked, understanding, openCase } = context;
  if (asked.verdict.check || ["loss", "about-us", "small-talk"].includes(understanding.intent)) return undefined;
  const texts = safety[languageIn(context)] ?? safety.en;
  const sentences = [openCase?.contact ? undefined : actionIn(context, texts), permissionIn(context, texts)];
  return sentences.filter(Boolean).join(" ") || undefined;
}

/** The action of a pressing level. */
function actionIn({ asked: { verdict }, words }: Context, { again, ...actions }: SafetyTexts): string | undefined {
  return isPressing(verdict.level) ? fill((verdict.isUnchanged ? again : actions)[verdict.level], words) : undefined;
}

/** The same for a question that is still open once the model has read the message. */
export function askingSentence(context: Context, safety: GroundingTexts["safety"]): string {
  return (safety[languageIn(context)] ?? safety.en).asking;
}

/** No to a poison or a medicine that is asked about, and never an amount. What is harmless is the model's to say. */
function permissionIn(context: Context, texts: SafetyTexts): string | undefined {
  const { understanding, words } = context;
  if (understanding.isTaken) return undefined;
  const substance = worstOf(understanding.substances, context);
  if (asksForMedicine(context, substance, texts))
    return [noFor(context, substance, texts), fill(texts.medicine, words)].filter(Boolean).join(" ");
  return understanding.isAboutSubstance || MAY_INTENTS.includes(understanding.intent) ? noFor(context, substance, texts) : undefined;
}

function noFor({ understanding, words }: Context, substance: Substance | undefined, { may, harm }: SafetyTexts): string | undefined {
  const verdict = substance && animalVerdict(substance, understanding.animal);
  if (!substance || !verdict || verdict === "fine" || verdict === "small-amounts" || verdict === "prescribed") return undefined;
  const { text: noun, plural } = substance.noun;
  const sentence = !understanding.asksHarm ? may[verdict] : verdict === "avoid" ? undefined : harm[verdict];
  return sentence && fill(sentence, { ...words, noun, is: plural ? "are" : "is" });
}

function asksForMedicine({ asked, understanding }: Context, substance: Substance | undefined, { medicineWords }: SafetyTexts): boolean {
  // What a vet prescribed may be asked about; an amount is never given.
  const isPrescribed = substance && animalVerdict(substance, understanding.animal) === "prescribed";
  if (substance)
    return MEDICINES.includes(substance.kind) && (understanding.asksDose || (!isPrescribed && understanding.asksWhetherAllowed));
  const text = ` ${normalise(asked.message).replace(/[^a-z0-9]+/g, " ")}`;
  const isAsked = understanding.intent === "may-give" || understanding.asksDose || languageOf(asked.message) !== undefined;
  return isAsked && medicineWords.some((word) => text.includes(` ${word}`)) && /[?？]|\d|^ (?:can|may|how|what)/.test(asked.message + text);
}
