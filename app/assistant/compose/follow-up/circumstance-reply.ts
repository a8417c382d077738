import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { plainWords } from "#app/language/normalise.ts";
import { linkToUnit } from "../../knowledge.ts";
import { speaksOfMoney } from "../../understand/follow-up-rules-in-case.ts";
import { asideReply } from "../aside-reply.ts";
import type { Context } from "../context.ts";
import { ON_THE_WAY } from "../open-case/on-the-way.ts";
import { plainReply, type Reply } from "../reply.ts";
import { whoToCall } from "../substance/substance-answer.ts";
import { unitText } from "../unit-answer.ts";
import { unitReply } from "../unit-reply.ts";
import { labeled, numbered, paragraphs } from "../wording/markdown.ts";
import { withPet } from "../wording/pet-words.ts";

const NO_VET = "find-help/no-vet-open";
const CANNOT_PAY = "cost-and-insurance/cant-afford-the-vet";
const FIND_A_VET = "find-help/find-an-emergency-vet";
const PRICE = "cost-and-insurance/what-does-a-visit-cost";
const ASKS_PRICE = /\bwhat (?:would|will|does|might|could|do)\b.*\bcost\b|\bhow much\b.*\b(?:cost|charge|pay|visit|be)\b/i;
const FAR = /\b(?:hours?|hrs?|minutes?|mins?|miles|kms?)\b/i;

/** A long drive, and what to do on it. */
export function distanceReply(context: Context): Reply | undefined {
  const { knowledge, words, asked } = context;
  const unit = knowledge.unit(ON_THE_WAY);
  if (!unit || !isPressing(asked.verdict.level)) return undefined;
  const { phrases } = knowledge;
  const first = asked.verdict.level === "emergency" && FAR.test(asked.message) ? phrases["leave-now"] : undefined;
  const text = unitText(unit, { phrases, words, level: asked.verdict.level, opening: first });
  return plainReply(context, text, [linkToUnit(unit)]);
}

/** Whether a message asks what it costs, which who has no money does not. */
export function asksPrice(message: string): boolean {
  return ASKS_PRICE.test(message);
}

/** No money while an animal must be seen. */
export function costReply(context: Context): Reply | undefined {
  const { knowledge, asked } = context;
  const price = asksPrice(asked.message) && asked.verdict.level !== "emergency" ? knowledge.unit(PRICE) : undefined;
  if (price && context.openCase) return asideReply(price, context);
  const unit = knowledge.unit(CANNOT_PAY);
  if (!unit || !isPressing(asked.verdict.level)) return undefined;
  // Who has to leave now compares no prices.
  const steps = unit.steps.filter((step) => !/second clinic|your country/i.test(step));
  const text = paragraphs([knowledge.phrases["cost-emergency"], numbered(steps), unit.avoid.join(" ")]);
  return plainReply(context, text, [linkToUnit(unit)]);
}

/** Who to call. */
export function numberReply(context: Context): Reply {
  const { knowledge, asked, openCase } = context;
  const isPoison = openCase?.substance !== undefined || asked.verdict.protocol === "poisoning";
  const unit = knowledge.unit(FIND_A_VET);
  if (isPoison || !unit) return plainReply(context, whoToCall(knowledge.phrases, asked.helpline));
  return unitReply(unit, context);
}

/** No vet who is open, near or answers. */
export function noVetReply(context: Context, last: Answer | undefined): Reply | undefined {
  const unit = context.knowledge.unit(NO_VET);
  if (!unit) return undefined;
  const isPoison =
    context.openCase === undefined || context.openCase.substance !== undefined || context.asked.verdict.protocol === "poisoning";
  const steps = unit.steps.filter((step) => isPoison || !/poison/i.test(step)).slice(0, 3);
  const composed = unitReply({ ...unit, steps, seeVetIf: [] }, context);
  const money = context.openCase && speaksOfMoney(plainWords(context.asked.message)) ? context.knowledge.phrases["cost-emergency"] : "";
  const reply = { ...composed, text: paragraphs([composed.text, money]) };
  if (!last || last.steps.length === 0 || last.id === NO_VET) return reply;
  const meanwhile = labeled(context.knowledge.phrases.meanwhile, last.steps.slice(0, 3));
  return { ...reply, text: paragraphs([reply.text, withPet(meanwhile, context.words)]), sources: [...reply.sources, linkToUnit(last)] };
}
