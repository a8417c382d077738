import { isPressing } from "#app/domain/urgency.ts";
import { clausesThatAsk } from "#app/language/asks-in-words.ts";
import { plainWords } from "#app/language/normalise.ts";
import { asideReply } from "../../compose/aside-reply.ts";
import type { Context } from "../../compose/context.ts";
import { rankedFor } from "../../compose/ranking/ranked.ts";
import { unitReply } from "../../compose/unit-reply.ts";
import { fill } from "../../compose/wording/phrases.ts";
import { isQuestion } from "../../understand/intent.ts";
import type { BlockWriter } from "../block.ts";

/** That a goodbye is spoken of is known, so that less chance is enough. */
const NEAR = 0.05;

/** Whether an animal of the conversation has died. */
function isMourned({ asked: { verdict } }: Context): boolean {
  return verdict.facts?.animals.some(({ died }) => died === true) === true;
}

/** Whether a question holds one of the words; "she lives in the next cage, does she miss him" asks nothing about the cage. */
function asksAbout({ asked: { message } }: Context, words: readonly string[]): boolean {
  const asking = clausesThatAsk(message).join(" ") || (isQuestion(message) ? message : "");
  return plainWords(asking)
    .split(" ")
    .some((word) => words.includes(word));
}

/** Whether it is time, or how it would be, of an animal that lives: what of ours on a goodbye is nearest. */
export const goodbye: BlockWriter = (context) => {
  const unit = rankedFor(context).find(({ unit: one, chance }) => one?.intent === "loss" && chance >= NEAR)?.unit;
  return unit && asideReply(unit, context);
};

/** Whether what the animal had may harm those who live on, where none of them is ill. */
export const leftBehind: BlockWriter = (context) => {
  const { asked, knowledge, understanding, words } = context;
  const isOfOthers = understanding.acts.includes("other-animal-too") && asksAbout(context, knowledge.caseWords.spreads);
  return isOfOthers && isMourned(context) && !isPressing(asked.verdict.level) ? fill(knowledge.phrases["left-behind"], words) : undefined;
};

/** What becomes of the medicine, the bed and the insurance. */
export const leftThings: BlockWriter = (context) => {
  const unit = context.knowledge.named("belongings");
  return unit && isMourned(context) && asksAbout(context, context.knowledge.caseWords.left_things) ? unitReply(unit, context) : undefined;
};
