import { isSaidNow } from "#app/domain/facts.ts";
import { caseOf } from "#app/domain/knowledge/dialog.ts";
import type { FollowUp } from "#app/domain/knowledge/follow-ups.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import { typedSentences } from "#app/domain/text/sentences.ts";
import { isPressing, rank } from "#app/domain/urgency.ts";
import { asksInWords } from "#app/language/asks-in-words.ts";
import { answeredComplaint, askedComplaint } from "../../compose/complaint-question.ts";
import { type Context, isElliptic, lastSubstance } from "../../compose/context.ts";
import { rankedFor } from "../../compose/ranking/ranked.ts";
import { isDangerous, MEDICINES } from "../../compose/substance/substance-answer.ts";
import { MAY_INTENTS } from "../../understand/intent.ts";
import { looksWell, type OpenCase, tellsSign, WORDLESS_RULES } from "./open-case.ts";
import { turnsToOther } from "./turns-to-other.ts";

/** What a message does in a conversation about a sick animal. */
export type CaseTurn =
  /** Another case, or a question that has nothing to do with this one. */
  | "new-case"
  /** The owner takes something back, or it has passed. */
  | "correction"
  | "small-talk"
  | "help-reached"
  /** May they have something, or should something be done to them? */
  | "permission"
  /** How much it was, or what the animal weighs. */
  | "amount"
  | "follow-up"
  /** Whether another animal is in danger too. */
  | "other-animal"
  | "new-sign"
  | "question"
  | "statement";

/** Questions that their own words decide, before what may be given. */
const PLAIN_QUESTIONS: readonly (FollowUp | undefined)[] = [
  "is-over",
  "watch",
  "drive",
  "if-worse",
  "apart",
  "child",
  "visit",
  "say",
  "may-be",
  "bad",
  "guilt",
  "others",
];
const ASKING: readonly Intent[] = ["how-to", "what-to-do", "why", "when-to-see-a-vet", "how-often", "how-serious"];

/** A tortoise after a bearded dragon: two animals, although the screen knows both as a reptile. */
function namesAnother({ asked, understanding: { animal } }: Context): boolean {
  const before = asked.before?.dialog?.animal;
  return before !== undefined && animal?.species === "other" && animal.word !== before;
}

/** "The cat had some too" reads as an amount. */
const MAY_BE_TOLD_OF_TWO: readonly (FollowUp | undefined)[] = [undefined, "other-animal", "amount"];

/** Decides once what a message does; the rules and the facts come before the words. */
export function caseTurnOf(context: Context, open: OpenCase): CaseTurn {
  const { asked, understanding } = context;
  const { intent, followUp, contact } = understanding;
  const mustBeSeen = isPressing(open.level);
  const asks = understanding.acts.some((act) => act.startsWith("asks-"));
  const isAsking = understanding.isQuestion && (asks || asksInWords(asked.message) || endsInQuestion(asked.message));
  if (asked.part || asked.before?.dialog?.askedFor === "animal") return "follow-up";
  if (intent === "loss" || intent === "about-us") return "new-case";
  if (!mustBeSeen && namesAnother(context)) return "new-case";
  if (isAsking && mustBeSeen && open.newReasons.length === 0 && turnsToOther(context)) return "question";
  if (isLower(context)) return "correction";
  if (open.isSpokenOf && answeredComplaint(context)) return open.newReasons.length > 0 || open.isWorse ? "new-sign" : "statement";
  if (!isAsking && answersInOwnWords(context, open)) return "statement";
  const isMay = asksPermission(context);
  if (open.substance && !isMay && saysAmount(context)) return "amount";
  if (mustBeSeen && open.substance && open.isSpokenOf && !asks && saysNumber(context) && open.newReasons.length === 0) return "statement";
  const mayCorrect = mustBeSeen && !isAsking && followUp !== "guilt" && open.newReasons.length === 0;
  if (mayCorrect && isCorrection(context)) return "correction";
  if (mustBeSeen && !isMay && MAY_BE_TOLD_OF_TWO.includes(followUp) && sharesSubstance(context, open)) return "other-animal";
  if (!open.isSpokenOf && isPressing(asked.verdict.level)) return hasSamePoison(context, open) ? "new-sign" : "new-case";
  if (!open.isSpokenOf && !open.substance && isSureOfAnother(context, open)) return "new-case";
  if (!isMay && namesOtherPoison(context, open)) return "new-case";
  if (isAsking && asksSomethingElse(context, open)) return "new-case";
  if (followUp === "thanks" || intent === "small-talk") return "small-talk";
  if (contact) return "help-reached";
  if (PLAIN_QUESTIONS.includes(followUp) && open.newReasons.length === 0) return "follow-up";
  // A question about a mild case may as well be a question of its own.
  if (isMay) return mustBeSeen ? "permission" : "new-case";
  if (mustBeSeen && isAsking && asksOfOtherAnimal(context, open)) return "other-animal";
  if (followUp && followUp !== "good-news" && followUp !== "amount") return "follow-up";
  const isAskingAny = isAsking || ASKING.includes(intent);
  const isWorse = open.isWorse && !isAskingAny && !(looksWell(asked.message) && understanding.acts.includes("good-news"));
  if (open.newReasons.length > 0 || isWorse) return mustBeSeen ? "new-sign" : "new-case";
  if (isAskingAny) return mustBeSeen ? "question" : "new-case";
  if (followUp && open.unit) return "follow-up";
  return mustBeSeen || !isSureOfAnother(context, open) || (understanding.substances.length === 0 && isElliptic(asked.message))
    ? "statement"
    : "new-case";
}

/** "He can put weight on it", after a question of ours: a few words that tell nothing new to the rules are the answer to it. */
function answersInOwnWords(context: Context, { isSpokenOf, isWorse, newReasons }: OpenCase): boolean {
  const { followUp, contact, substances } = context.understanding;
  const isPlain = followUp === undefined && contact === undefined && substances.length === 0 && newReasons.length === 0 && !isWorse;
  return isSpokenOf && isPlain && isElliptic(context.asked.message) && askedComplaint(context) !== undefined;
}

/** "Still go in?"; "he looks fine??" only has the mark. */
function endsInQuestion(message: string): boolean {
  const last = typedSentences(message).at(-1) ?? "";
  return last.endsWith("?") && !looksWell(last);
}

/** What a milder case gives way to. */
function isSureOfAnother(context: Context, { unit }: OpenCase): boolean {
  const [best] = rankedFor(context);
  return best?.unit !== undefined && best.unit.id !== unit?.id && best.chance >= context.knowledge.ranking.thresholds.answer;
}

function asksPermission({
  understanding: { says, saysInQuestion, intent, substances, acts, isQuestion, asksWhetherAllowed },
}: Context): boolean {
  const cues = says("cues");
  if (isQuestion && saysInQuestion("cues").includes("asks-to-cause-vomiting")) return true;
  if (substances.some(({ kind }) => MEDICINES.includes(kind)) && cues.includes("asks-how-much")) return true;
  // "Where can I keep it?" asks no permission.
  if (!(MAY_INTENTS.includes(intent) || asksWhetherAllowed) || cues.includes("asks-how")) return false;
  return substances.length > 0 || acts.includes("asks-permission");
}

/** Something else that is dangerous, or another thing of the same kind: "it was a peace lily". */
function namesOtherPoison({ asked: { verdict }, understanding }: Context, { substance }: OpenCase): boolean {
  const { substances, isTaken, animal } = understanding;
  const isPoison = isTaken || verdict.protocol === "poisoning";
  return substances.some(
    (one) => one.kind !== "object" && one !== substance && (one.kind === substance?.kind || isPoison) && isDangerous(one, animal),
  );
}

/** "The cat had some too." */
function sharesSubstance(context: Context, { animal, isSpokenOf, substance }: OpenCase): boolean {
  const { asked, understanding } = context;
  const { facts, about, level } = asked.verdict;
  const { substances, isTaken, followUp } = understanding;
  const rulesOf = (at: number | undefined) => (facts?.animals[at ?? -1]?.rules ?? []).filter((id) => !WORDLESS_RULES.includes(id));
  const isSame =
    substances.length > 0 || isTaken || followUp === "other-animal" || rulesOf(about?.animal).some((id) => rulesOf(animal).includes(id));
  return !isSpokenOf && substance !== undefined && isPressing(level) && isSame && substances.every((one) => one === substance);
}

/** The poison was spoken of for this animal too, just before it fell ill. */
function hasSamePoison(context: Context, { substance }: OpenCase): boolean {
  const { asked, understanding } = context;
  const at = asked.verdict.about?.animal ?? -1;
  const animal = at === asked.before?.current ? asked.verdict.facts?.animals[at] : undefined;
  const isIll = !understanding.isQuestion && animal !== undefined && tellsSign(animal, asked.verdict);
  return isIll && substance !== undefined && lastSubstance(context) === substance && isDangerous(substance, understanding.animal);
}

function asksOfOtherAnimal(context: Context, open: OpenCase): boolean {
  const { followUp } = context.understanding;
  return !open.isSpokenOf && followUp !== "why" && followUp !== "companion";
}

/** Whether another animal is asked about for a reason of its own: "does Nala need flea drops?" */
function asksSomethingElse(context: Context, open: OpenCase): boolean {
  const { asked, understanding } = context;
  const { substances, followUp } = understanding;
  const { before, verdict } = asked;
  const isOfCase = OF_CASE.includes(followUp) || substances.some((one) => one === open.substance);
  if (open.isSpokenOf || isOfCase) return false;
  const last = before?.dialog?.unit;
  const goesOn = before?.current === verdict.about?.animal && last !== undefined && last !== caseOf(before?.dialog, open.animal)?.unit;
  return goesOn || substances.length > 0 || isSureOfAnother(context, open);
}

/** What an owner asks of the others because one of them is ill. */
const OF_CASE: readonly (FollowUp | undefined)[] = ["other-animal", "others", "companion", "apart", "child"];

/** "About 20 of them? He's 15 kg": a number of this message, whatever mark it ends in. */
function saysNumber(context: Context): boolean {
  return numbersSaid(context).length > 0;
}

/** The numbers that this message gives for the animal that it is about. */
function numbersSaid({ asked: { verdict } }: Context) {
  const { facts, about } = verdict;
  return facts?.animals[about?.animal ?? -1]?.quantities.filter((one) => isSaidNow(one, facts)) ?? [];
}

const AMOUNTS: readonly string[] = ["kg", "grams", "mg", "bars", "squares", "percent"];

/** A number that the sum needs, or the kind of what was eaten. */
function saysAmount(context: Context): boolean {
  const { verdict } = context.asked;
  const { substances } = context.understanding;
  const said = numbersSaid(context).some(({ of }) => AMOUNTS.includes(of));
  return (verdict.doses ?? []).length > 0 && (said || (!verdict.isUnchanged && substances.length > 0));
}

function isLower({ asked: { verdict } }: Context): boolean {
  return verdict.changed !== undefined && verdict.changed.because !== "returned" && rank(verdict.level) < rank(verdict.changed.from);
}

function isCorrection({ asked: { verdict }, understanding: { says } }: Context): boolean {
  return !verdict.changed && (verdict.isRetraction === true || says("cues").includes("corrects"));
}
