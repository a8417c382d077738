import type { SourceLink } from "#app/domain/chat/chat-contract.ts";
import { isSaidNow } from "#app/domain/facts.ts";
import { substanceOf, substanceUnit } from "#app/domain/knowledge/dialog.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { sentencesOf } from "#app/domain/text/sentences.ts";
import { atLeast } from "#app/domain/urgency.ts";
import { linkToSubstance, linkToUnit } from "../knowledge.ts";
import { isAdmitted } from "../plan/turns.ts";
import type { Found } from "../retrieve/unit-index.ts";
import { MAY_INTENTS } from "../understand/intent.ts";
import { askingParts, type Context, queryOf } from "./context.ts";
import { rankedFor, thresholdsFor } from "./ranking/ranked.ts";
import type { Reply } from "./reply.ts";
import { namedReason } from "./substance/substance-answer.ts";
import { paragraphs } from "./wording/markdown.ts";
import { checkPhrases } from "./wording/owner-language.ts";
import { fill } from "./wording/phrases.ts";
import { createSaidCheck } from "./wording/without-repeats.ts";

/** By its words alone so sure an answer to the sentence that asks is said, and from here on up to three are offered to tap. */
const SURE = 0.75;
const NEAR = 0.4;
const MOST_OFFERED = 3;

/**
 * The reply while the owner is asked: the question first, and below it the answer to what they asked. No first aid, no yes, no time to wait
 * and no words of loss stand there; what to do comes with the answer to the check.
 * @param usual the reply if nothing were asked
 */
export function checkReply(context: Context, usual: () => Reply): Reply | undefined {
  const { asked, knowledge, words, understanding } = context;
  const { check } = asked.verdict;
  if (!check && isSettled(context)) return settledReply(context);
  // A question of ours, word for word, tells of nothing; whether something may be given is answered first where the answer is no.
  // Nobody asks about an animal that a vet keeps.
  if (!check || isAdmitted(context) || knowledge.find.exactly(queryOf(context)) !== undefined) return undefined;
  if (MAY_INTENTS.includes(context.understanding.intent)) {
    const answered = usual();
    if (NO.test(answered.text)) return answered;
  }
  const [sign] = check.signs;
  // What holds none of the owner's words cannot be asked about.
  if (!sign?.quote.trim()) return belowList(usual(), context);
  const question = fill(checkPhrases(context)["check-sign"], { ...words, quote: sign.quote, asks: sign.asks });
  // The question stays on the card: who says something else after it reads what that changes.
  // Who asks how to know that it is time is answered first; the card asks.
  const goodbye = understanding.acts.includes("asks-goodbye") ? usual() : undefined;
  if (goodbye && goodbye.units.length > 0) return { ...goodbye, text: paragraphs([goodbye.text, question]) };
  const isAskedAgain = createSaidCheck(asked.history, words)(question);
  const reply = isAskedAgain ? usual() : undefined;
  return reply && isFitBeside(reply, context) ? reply : withAnswer(context, question);
}

/** What stands first, and below it the answer to what the owner asked, or titles to tap. */
function withAnswer(context: Context, first: string): Reply {
  const { asked, understanding } = context;
  const { said, offered } = askedBeside(context);
  const answered = said && { unit: said.unit, ...(said.answer && { topic: said.answer.topic }) };
  return {
    text: paragraphs([first, said?.text]),
    sources: said ? [said.link] : [],
    suggestions: [...offered],
    dialog: { ...asked.before?.dialog, ...answered, intent: understanding.intent },
    units: said?.answer ? [said.answer] : [],
  };
}

/** The signs of this message that were answered. */
function answeredSigns({ asked: { verdict } }: Context) {
  const { facts } = verdict;
  return (facts?.checks ?? []).filter((one) => isSaidNow(one, facts) && one.rule !== "list" && one.answer !== undefined);
}

/** Whether the answers to a check leave no emergency. */
function isSettled(context: Context): boolean {
  return context.asked.verdict.level !== "emergency" && answeredSigns(context).some(({ answer }) => answer !== "yes");
}

/** What the answers lead to comes first: an entry or a page would speak as if the sign were so. */
function settledReply(context: Context): Reply {
  const { asked, words } = context;
  const isSeen = asked.verdict.level === "routine";
  return withAnswer(context, fill(checkPhrases(context)[isSeen ? "check-seen" : "check-denied"], words));
}

/** Where only the list is asked, the usual reply stands below the question, if it says nothing that the answer could make wrong. */
function belowList(usual: Reply, context: Context): Reply {
  const { asked, knowledge, words, understanding } = context;
  const question = fill(checkPhrases(context)["check-list"], words);
  const isFit = isFitBeside(usual, context);
  const action = knowledge.actionOf(sentencesOf(usual.text)[0] ?? "");
  // "Call a vet today" first is what the card says too, "call now" is safer; what was taken and a prescribed medicine have their own advice.
  const isAsGrave = action !== undefined && atLeast(action, asked.verdict.level);
  const isOfTaken =
    (understanding.isTaken || knowledge.prescriptionQuestion(asked.message) !== undefined) && substanceOf(usual.dialog.unit) !== undefined;
  if (isFit && (usual.animals || isAsGrave || isOfTaken)) return usual;
  // Who goes on with a case is answered first: what the list asks is not new.
  const isNew = context.openCase === undefined || context.openCase.newReasons.length > 0;
  if (isFit)
    return { ...usual, text: paragraphs(isNew ? [question, usual.text] : [usual.text, fill(knowledge.phrases["check-again"], {})]) };
  return withAnswer(context, question);
}

/** Whether a reply says nothing that an answer to the check could make wrong. */
function isFitBeside({ animals, units, text }: Reply, context: Context): boolean {
  return animals !== undefined || (units.every((unit) => isHarmlessBeside(unit, context)) && !YES.test(text));
}

/** What the ranking finds for the message: what may be said below the question, or titles to tap. */
function askedBeside(context: Context): { said?: Said; offered: readonly string[] } {
  const { understanding, words } = context;
  const { answer: sure } = thresholdsFor(context);
  const list = rankedFor(context).filter(({ unit }) => unit === undefined || isHarmlessBeside(unit, context));
  const [best] = list;
  if (best?.substance && best.chance >= sure && understanding.isTaken) {
    // What it is and does, never what to do: that comes with the answer to the check.
    const text = namedReason(best.substance, understanding.animal, words);
    return { said: { text, link: linkToSubstance(best.substance, words.animals), unit: substanceUnit(best.substance.id) }, offered: [] };
  }
  if (!understanding.isQuestion) return { offered: [] };
  const [unit] = list.flatMap((one) => (one.unit && one.chance >= sure ? one.unit : []));
  const toPart = unit ? [] : foundForPart(context);
  const answer = unit ?? toPart.find(({ confidence }) => confidence >= SURE)?.unit;
  if (answer) return { said: { ...asAsked(answer, context), link: linkToUnit(answer), unit: answer.id, answer }, offered: [] };
  return { offered: toPart.filter(({ confidence }) => confidence >= NEAR).map((one) => one.unit.question) };
}

/** What is found by the sentence that asks alone, where the ranking is not sure. */
function foundForPart(context: Context): Found[] {
  const { asked, knowledge } = context;
  const [asking] = askingParts(asked.message).toReversed();
  const found = asking ? knowledge.find({ ...queryOf(context), text: asking }, MOST_OFFERED) : [];
  return found.filter(({ unit }) => isHarmlessBeside(unit, context));
}

function asAsked({ lead }: Answer, { knowledge, words }: Context): { text: string } {
  return { text: fill(knowledge.phrases["check-asked"], { ...words, answer: lead }) };
}

type Said = { text: string; link: SourceLink; unit: string; answer?: Answer };

/** Whether an answer may stand under an open question: it does not say yes, no milder action than the card's, and nothing of a death. */
function isHarmlessBeside({ lead, intent }: Answer, { knowledge }: Context): boolean {
  return !YES.test(lead) && intent !== "loss" && knowledge.actionOf(lead) !== "routine";
}

const NO = /^(?:no|not|don't|never)\b/i;
const YES = /^yes\b/i;
