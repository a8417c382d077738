import { PAGE_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer, Substance } from "#app/domain/knowledge/knowledge.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { plainWords } from "#app/language/normalise.ts";
import { bestFound, isElliptic, queryOf } from "../../compose/context.ts";
import { nothingFound } from "../../compose/nothing-found.ts";
import { unitReply } from "../../compose/unit-reply.ts";
import type { BlockWriter } from "../block.ts";
import { saidReasons } from "../case/open-case.ts";
import { within } from "./answer.ts";
import { ownMedicine } from "./substance.ts";

/** Below this the nearest unit is about something else. Calibrated on tests/answers/nothing.txt. */
const FLOOR = 0.55;
/** A unit that repeats the question nearly word for word answers it better than the entry of a substance that the question names. */
const NEARLY_THE_SAME = 0.92;
const MOST_WORDS_CONTINUED = 25;

/**
 * A question that is one of ours, word for word. In an emergency that a rule has found only the question itself counts, or an answer for an
 * emergency.
 */
export const exact: BlockWriter = (context) => {
  const { asked, knowledge, understanding } = context;
  const unit = knowledge.find.exactly(queryOf(context));
  // Who mourns and asks on has read it.
  if (understanding.intent === "loss" && unit && unit.id === asked.before?.dialog?.unit) return undefined;
  const [substance] = understanding.isOnlySubstance ? understanding.substances : [];
  if (!unit || (substance && !isNamedIn(unit, substance)) || (unit.topic === PAGE_TOPIC && understanding.isTaken)) return undefined;
  const isOwn = isPressing(unit.level) || plainWords(unit.question) === plainWords(asked.message);
  const isByRule = saidReasons(asked.verdict.reasons).length > 0;
  return asked.verdict.level !== "emergency" || isOwn || !isByRule ? unitReply(unit, context) : undefined;
};

/** What a page or an answer only lists among others has an entry that says more. */
function isNamedIn({ topic, question, lead }: Answer, { noun }: Substance): boolean {
  return topic !== PAGE_TOPIC && plainWords(`${question} ${lead}`).includes(plainWords(noun.text).replace(/s$/, ""));
}

/** A medicine of the owner's own, unless an answer is about the very question. */
export const ownMedicineFirst: BlockWriter = (context) => (bestFound(context, NEARLY_THE_SAME) ? undefined : ownMedicine(context));

/** A question that hardly means anything by itself is about what the last reply was about; in a case, or nothing of ours is. */
export const elliptic: BlockWriter = (context) => {
  const { asked, understanding, openCase } = context;
  if (understanding.substances.length > 0 || !understanding.isQuestion || !isElliptic(asked.message)) return undefined;
  return within(context) ?? (openCase && nothingFound(context));
};

/** "I'm in London" names the place to look in. */
export const placeSaid: BlockWriter = ({ asked, knowledge, understanding }) =>
  asked.before?.dialog?.intent === "find-a-vet" && !understanding.isQuestion
    ? { text: knowledge.phrases["place-said"], actions: ["find-a-vet"] }
    : undefined;

/** A message that says little by itself goes on with what the last reply was about. */
export const continued: BlockWriter = (context) => {
  const { asked, knowledge, understanding } = context;
  const last = knowledge.unit(asked.before?.dialog?.unit);
  if (!last || asked.message.split(/\s+/).length > MOST_WORDS_CONTINUED) return undefined;
  const [best] = knowledge.find({ ...queryOf(context), text: `${last.question} ${asked.message}` }, 1);
  if (!best || best.confidence < FLOOR) return undefined;
  // What was given is no answer to what is asked after it.
  if (best.unit === last) return understanding.isQuestion ? undefined : knowledge.phrases["noted-info"];
  return unitReply(best.unit, context);
};
