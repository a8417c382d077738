import type { UnitName } from "#app/domain/knowledge/assistant-content.ts";
import { uncapitalized } from "#app/domain/text/capitals.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { asideReply } from "../../compose/aside-reply.ts";
import { type Context, lastUnit, queryOf } from "../../compose/context.ts";
import { whoToCall } from "../../compose/substance/substance-answer.ts";
import { isMild, unitText } from "../../compose/unit-answer.ts";
import { unitReply } from "../../compose/unit-reply.ts";
import { labeled, numbered, paragraphs } from "../../compose/wording/markdown.ts";
import { withPet } from "../../compose/wording/pet-words.ts";
import { signsList } from "../../compose/wording/signs-list.ts";
import { linkToUnit } from "../../knowledge.ts";
import type { Understanding } from "../../understand/understanding.ts";
import { type BlockWriter, from } from "../block.ts";

/** So likely another price is what was asked for, and how many are looked at. */
const LIKELY_PRICE = 0.5;
const MOST_PRICES = 25;
const FAR = /\b(?:hours?|hrs?|minutes?|mins?|miles|kms?)\b/i;
const MOST_STEPS = 4;
const MOST_SIGNS = 3;
const OF_A_POISON = /\b(?:packet|plant)\b/;

/** An answer that has a name of its own. */
export const unitNamed =
  (name: UnitName): BlockWriter =>
  (context) => {
    const unit = context.knowledge.named(name);
    return unit && asideReply(unit, context);
  };

/** What of the poison has to be at hand. */
export const takeAlong: BlockWriter = ({ openCase, knowledge: { phrases } }) =>
  openCase?.substance?.have && `${phrases["take-along"]} ${uncapitalized(openCase.substance.have)}.`;

/** A long drive, and what to do on it. */
export const distance: BlockWriter = ({ knowledge, words, asked }) => {
  const unit = knowledge.named("on-the-way");
  const { level } = asked.verdict;
  if (!unit || !isPressing(level)) return undefined;
  const { phrases } = knowledge;
  const opening = level === "emergency" && FAR.test(asked.message) ? phrases["leave-now"] : undefined;
  return from(unitText(unit, { phrases, words, level, opening }), linkToUnit(unit));
};

/** What to do on the way, with what to take along: nobody who has reached help is told to call again. */
export const wayThere: BlockWriter = (context) => {
  const { knowledge, openCase: open } = context;
  const unit = knowledge.named("on-the-way");
  if (!unit || !open) return undefined;
  const steps = unit.steps.filter((step) => isOfPoison(context) || !OF_A_POISON.test(step)).slice(0, MOST_STEPS);
  const have = takeAlong(context);
  const list = numbered([...(typeof have === "string" ? [have] : []), ...steps]);
  return from(paragraphs([withPet(list, open.words), unit.avoid[0]]), linkToUnit(unit));
};

/** When to call the vet again who has seen the animal. */
export const callAgain: BlockWriter = ({ openCase: open, knowledge: { phrases } }) => {
  const signs = open?.unit?.seeVetIf.filter((sign) => !isMild(sign)).slice(0, MOST_SIGNS) ?? [];
  return open?.unit && from(signsList(phrases, open.unit, "call-again", signs), linkToUnit(open.unit));
};

function isOfPoison({ openCase, asked }: Context): boolean {
  return openCase?.substance !== undefined || asked.verdict.protocol === "poisoning";
}

/** Whether a message asks what it costs, which who has no money does not. */
export function asksPrice({ acts }: Understanding): boolean {
  return acts.includes("asks-cost") && !acts.includes("no-money");
}

/** A price that was asked for while an animal is ill. */
export const price: BlockWriter = (context) => {
  const { knowledge, understanding, openCase } = context;
  if (!openCase || !asksPrice(understanding)) return undefined;
  const found = knowledge.find(queryOf(context), MOST_PRICES);
  const unit = found.find((one) => one.unit.intent === "cost" && one.confidence >= LIKELY_PRICE)?.unit ?? knowledge.named("price");
  return unit && asideReply(unit, context);
};

/** No money while an animal must be seen: who has to leave now compares no prices. */
export const noMoney: BlockWriter = ({ knowledge, asked }) => {
  const unit = knowledge.named("cannot-pay");
  if (!unit || !isPressing(asked.verdict.level)) return undefined;
  const steps = unit.steps.filter((step) => !/second clinic|your country/i.test(step));
  return from(paragraphs([knowledge.phrases["cost-emergency"], numbered(steps), unit.avoid.join(" ")]), linkToUnit(unit));
};

/** Who to call: for a poison its line, else how to find a vet. */
export const number: BlockWriter = (context) => {
  const { knowledge, asked } = context;
  const unit = isOfPoison(context) ? undefined : knowledge.named("find-a-vet");
  return unit ? unitReply(unit, context) : whoToCall(knowledge.phrases, asked.helpline);
};

/** No vet who is open, near or answers. */
export const noVet: BlockWriter = (context) => {
  const unit = context.knowledge.named("no-vet");
  if (!unit) return undefined;
  const isPoison = context.openCase === undefined || isOfPoison(context);
  const steps = unit.steps.filter((step) => isPoison || !/poison/i.test(step)).slice(0, 3);
  const reply = unitReply({ ...unit, steps, seeVetIf: [] }, context);
  const hasNoMoney = context.openCase && context.understanding.acts.includes("no-money");
  return { ...reply, text: paragraphs([reply.text, hasNoMoney ? context.knowledge.phrases["cost-emergency"] : ""]) };
};

/** What to do while nobody can help. */
export const meanwhile: BlockWriter = (context) => {
  const last = lastUnit(context);
  if (!last || last.id === context.knowledge.named("no-vet")?.id) return undefined;
  return from(withPet(labeled(context.knowledge.phrases.meanwhile, last.steps.slice(0, 3)), context.words), linkToUnit(last));
};
