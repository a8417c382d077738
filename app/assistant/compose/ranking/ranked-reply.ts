import { isPressing } from "#app/domain/urgency.ts";
import { saidReasons } from "../../plan/case/open-case.ts";
import { MAY_INTENTS } from "../../understand/intent.ts";
import type { Context } from "../context.ts";
import type { Reply } from "../reply.ts";
import { sayingOf } from "../substance/open-name-reply.ts";
import { replyAbout, worstOf } from "../substance/substance-reply.ts";
import { unitReply } from "../unit-reply.ts";
import { paragraphs } from "../wording/markdown.ts";
import { fill } from "../wording/phrases.ts";
import { type Ranked, rankedFor, thresholdsFor } from "./ranked.ts";

const MOST_OFFERED = 3;
/** A message that names no animal may not be about one. */
const WITHOUT_ANIMAL = 0.15;
/** Beside what is offered, or for a sick animal, such a share of the chance is enough for a title. */
const NEAR = 0.1;

/** What stands first in the one list of answers and entries, if it is sure enough. */
export function rankedReply(context: Context): Reply | undefined {
  const [best] = rankedFor(context);
  if (!best) return undefined;
  const { answer } = thresholdsFor(context);
  return isAsked(best, context) || best.chance >= answer + (isAboutAnimal(context) ? 0 : WITHOUT_ANIMAL)
    ? replyFrom(best, context)
    : undefined;
}

/** The first titles of the list to tap, where none is sure; undefined where nothing of ours is near. */
export function offeredReply(context: Context): Reply | undefined {
  // Who goes on from an answer is offered none that is only near by a word.
  const isFirst = context.asked.before?.dialog?.unit === undefined;
  const { offer } = isFirst ? thresholdsFor(context) : context.knowledge.ranking.thresholds;
  const list = rankedFor(context);
  const near = list.slice(0, MOST_OFFERED).filter(({ chance }) => chance >= NEAR * offer);
  const isNear = (list[0]?.chance ?? 0) >= offer || (isFirst && near.length > 0 && context.asked.verdict.level !== "info");
  return isNear && isAboutAnimal(context) ? offerReply(near, context) : undefined;
}

function isAboutAnimal({ understanding, asked }: Context): boolean {
  return understanding.animal !== undefined || asked.before?.dialog?.unit !== undefined || asked.verdict.level !== "info";
}

/** An entry that is named for certain and asked about, or that the animal has had, needs no guess; nor does a medicine for animals. */
function isAsked({ substance }: Ranked, { understanding }: Context): boolean {
  if (!substance) return false;
  const { sureSubstances, isTaken, isOnlySubstance, intent } = understanding;
  const isMeant = isTaken || isOnlySubstance || MAY_INTENTS.includes(intent) || understanding.asksWhetherAllowed;
  return substance.kind === "pet-medicine" || (isMeant && sureSubstances.includes(substance));
}

function replyFrom(best: Ranked, context: Context): Reply {
  if (best.unit) return unitReply(best.unit, context);
  // What is named beside something harmful never hides it.
  return replyAbout(worstOf(context.understanding.substances, context) ?? best.substance, context);
}

/** Titles to tap, in place of an answer that may be to another question. A sick animal gets the action of its level first. */
function offerReply(offered: readonly Ranked[], context: Context): Reply {
  const { asked, knowledge, understanding, words } = context;
  const { phrases } = knowledge;
  const { level } = asked.verdict;
  const [reason] = saidReasons(asked.verdict.reasons);
  const action = isPressing(level) ? [fill(phrases.action[level], words), reason?.says].filter(Boolean).join(" ") : "";
  return {
    text: paragraphs([action, phrases["offer-titles"], level === "routine" ? fill(phrases["routine-general"], words) : ""]),
    sources: [],
    suggestions: offered.map((one) =>
      one.unit ? one.unit.question : sayingOf(one.substance, understanding.animal, understanding.isTaken),
    ),
    dialog: { ...asked.before?.dialog, intent: understanding.intent },
    units: [],
  };
}
