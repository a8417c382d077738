import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import type { GroundingTexts, SafetyTexts } from "#app/domain/knowledge/model-texts.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { languageOf, languageOfTalk } from "#app/language/message-language.ts";
import type { Context } from "../compose/context.ts";
import { animalVerdict, MEDICINES } from "../compose/substance/substance-answer.ts";
import { worstOf } from "../compose/substance/substance-reply.ts";
import { fill } from "../compose/wording/phrases.ts";
import { MAY_INTENTS } from "../understand/intent.ts";
import { earlierWords, substanceIdOf } from "./passages.ts";
import { hasWordStart, spacedWords } from "./word-starts.ts";

/** The language that an owner writes in: that of the message, or of the last one that shows it. */
function languageIn(context: Context): string {
  return languageOfTalk([...earlierWords(context), context.asked.message]) ?? "en";
}

const ASIDES: readonly Intent[] = ["about-us", "small-talk"];

/**
 * What the server says before a model is asked: the action of a settled urgency, and no where a poison or a medicine is asked for. Nothing where
 * somebody mourns, where help was reached, or where the owner must answer a question first.
 */
export function safetySentence(context: Context, safety: GroundingTexts["safety"]): string | undefined {
  const { asked, understanding, openCase } = context;
  const { verdict } = asked;
  if (verdict.check || understanding.intent === "loss") return undefined;
  // Words to us may be misread; a danger that this very message tells of is none of them.
  const isAside = ASIDES.includes(understanding.intent);
  if (isAside && (verdict.isUnchanged || !isPressing(verdict.level))) return undefined;
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
  const substance = worstOf(understanding.substances, context);
  if (understanding.isTaken || isToldAsTaken(context, substance)) return undefined;
  const asks = questionIn(context, texts);
  if (asksForMedicine(context, substance, texts))
    return [noFor(context, substance, texts, asks), fill(texts.medicine, words)].filter(Boolean).join(" ");
  return asks && noFor(context, substance, texts, asks);
}

/** In other languages only the rules know what was taken. */
function isToldAsTaken({ asked }: Context, substance: Substance | undefined): boolean {
  const mentions = (asked.verdict.facts?.animals ?? []).flatMap((animal) => animal.mentions);
  return mentions.some(
    ({ concept, status }) => concept.startsWith("took_") && substanceIdOf(concept) === substance?.id && status !== "negated",
  );
}

/** Whether it is asked if they may have it, or if it does harm. Questions in other languages are known by their words. */
function questionIn(context: Context, { mayWords = [], harmWords = [] }: SafetyTexts): "may" | "harm" | undefined {
  const { asked, understanding } = context;
  const text = spacedWords(asked.message);
  const beginning = text
    .split(" ")
    .slice(0, QUESTION_BEGINS + 1)
    .join(" ");
  const place = /[?？]/.test(asked.message) ? text : beginning;
  const has = (words: readonly string[]) => hasWordStart(place, words);
  if (understanding.asksHarm || has(harmWords)) return understanding.isAboutSubstance || has(harmWords) ? "harm" : undefined;
  return has(mayWords) || understanding.isAboutSubstance || MAY_INTENTS.includes(understanding.intent) ? "may" : undefined;
}

/** Without its mark a question shows itself in so many words. */
const QUESTION_BEGINS = 6;

function noFor(
  { understanding, words }: Context,
  substance: Substance | undefined,
  { may, harm }: SafetyTexts,
  asks: "may" | "harm" | undefined,
): string | undefined {
  const verdict = substance && animalVerdict(substance, understanding.animal);
  if (!substance || !verdict || verdict === "fine" || verdict === "small-amounts" || verdict === "prescribed") return undefined;
  const { text: noun, plural } = substance.noun;
  const sentence = asks !== "harm" ? may[verdict] : verdict === "avoid" ? undefined : harm[verdict];
  return sentence && fill(sentence, { ...words, noun, is: plural ? "are" : "is" });
}

function asksForMedicine(context: Context, substance: Substance | undefined, texts: SafetyTexts): boolean {
  const { asked, understanding } = context;
  // What a vet prescribed may be asked about; an amount is never given.
  const isPrescribed = substance && animalVerdict(substance, understanding.animal) === "prescribed";
  const isAsking = understanding.asksWhetherAllowed || (texts.mayWords !== undefined && questionIn(context, texts) === "may");
  if (substance) return MEDICINES.includes(substance.kind) && (understanding.asksDose || (!isPrescribed && isAsking));
  const text = spacedWords(asked.message);
  const isAsked = understanding.intent === "may-give" || understanding.asksDose || languageOf(asked.message) !== undefined;
  if (!isAsked || !hasWordStart(text, texts.medicineWords)) return false;
  // "La tableta era de 100 gramos" asks for nothing.
  return texts.mayWords
    ? /[?？]/.test(asked.message) || hasWordStart(text, texts.mayWords)
    : /[?？]|\d|^ (?:can|may|how|what)/.test(asked.message + text);
}
