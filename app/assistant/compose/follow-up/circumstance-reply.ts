import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { linkToUnit } from "../../knowledge.ts";
import type { Understanding } from "../../understand/understanding.ts";
import { asideReply } from "../aside-reply.ts";
import { type Context, queryOf } from "../context.ts";
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
/** So likely another price is what was asked for, and how many are looked at. */
const LIKELY_PRICE = 0.5;
const MOST_PRICES = 25;
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
export function asksPrice({ acts }: Understanding): boolean {
  return acts.includes("asks-cost") && !acts.includes("no-money");
}

/** A price that was asked for, or no money while an animal must be seen. */
export function costReply(context: Context): Reply | undefined {
  const { knowledge, asked, understanding, openCase } = context;
  const price = asksPrice(understanding) && openCase ? priceIn(context) : undefined;
  if (price) return asideReply(price, context);
  const unit = knowledge.unit(CANNOT_PAY);
  if (!unit || !isPressing(asked.verdict.level)) return undefined;
  // Who has to leave now compares no prices.
  const steps = unit.steps.filter((step) => !/second clinic|your country/i.test(step));
  const text = paragraphs([knowledge.phrases["cost-emergency"], numbered(steps), unit.avoid.join(" ")]);
  return plainReply(context, text, [linkToUnit(unit)]);
}

function priceIn(context: Context): Answer | undefined {
  const { knowledge } = context;
  const found = knowledge.find(queryOf(context), MOST_PRICES);
  return found.find(({ unit, confidence }) => unit.intent === "cost" && confidence >= LIKELY_PRICE)?.unit ?? knowledge.unit(PRICE);
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
  const money = context.openCase && context.understanding.acts.includes("no-money") ? context.knowledge.phrases["cost-emergency"] : "";
  const reply = { ...composed, text: paragraphs([composed.text, money]) };
  if (!last || last.steps.length === 0 || last.id === NO_VET) return reply;
  const meanwhile = labeled(context.knowledge.phrases.meanwhile, last.steps.slice(0, 3));
  return { ...reply, text: paragraphs([reply.text, withPet(meanwhile, context.words)]), sources: [...reply.sources, linkToUnit(last)] };
}
