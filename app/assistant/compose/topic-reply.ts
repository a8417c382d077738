import type { UnitName } from "#app/domain/knowledge/assistant-content.ts";
import type { Intent } from "#app/domain/knowledge/intents.ts";
import { atLeast } from "#app/domain/urgency.ts";
import { hasDied, type Verdict } from "#app/domain/verdict.ts";
import { linkToUnit } from "../knowledge.ts";
import { stillNeeds } from "../plan/case/case-line.ts";
import type { Found } from "../retrieve/unit-index.ts";
import { speaksOfNoMoney } from "../understand/no-money.ts";
import { aboutUsReply } from "./about-us-reply.ts";
import { bestFound, type Context, queryOf } from "./context.ts";
import { lossUnit, nextLossUnit } from "./loss.ts";
import { rankedFor, thresholdsFor } from "./ranking/ranked.ts";
import type { Reply } from "./reply.ts";
import { hazardReply } from "./substance/substance-reply.ts";
import { unitReply } from "./unit-reply.ts";
import { labeled, paragraphs } from "./wording/markdown.ts";
import { withPet } from "./wording/pet-words.ts";

/** Where the intent leaves only a few topics, less likeness is enough. */
const FLOOR_WITHIN_TOPICS = 0.2;
const FLOOR_OF_COST = 0.45;
/** Intents that only answers of these topics can satisfy. */
const TOPICS: Partial<Record<Intent, readonly string[]>> = {
  loss: ["loss-and-goodbye"],
  "about-us": ["pawline"],
  "small-talk": ["pawline"],
  "find-a-vet": ["find-help", "emergencies", "cost-and-insurance", "pawline"],
  cost: ["cost-and-insurance", "loss-and-goodbye", "surgery-and-recovery", "vaccines-and-checkups", "pawline"],
};
/** What such a question gets in a conversation, or about a sick animal, when nothing fits its words: "any place cheaper?" */
const DEFAULT_UNITS: Partial<Record<Intent, UnitName>> = { cost: "cannot-pay", "find-a-vet": "find-a-vet" };
const EVEN_IN_AN_EMERGENCY: readonly Intent[] = ["loss", "find-a-vet", "about-us"];
const MOST_SEARCHED = 40;

/** What somebody who mourns asks in plain words, unless it was just answered: never the steps of what was said before. */
export function mourningReply(context: Context): Reply | undefined {
  const { understanding, asked, knowledge } = context;
  if (understanding.intent !== "loss") return undefined;
  const said = asked.before?.dialog?.unit;
  const unit = knowledge.unit(lossUnit(understanding, hasDied(asked.verdict)));
  if (unit && unit.id !== said) return unitReply(unit, context);
  // Who asks the same again, or tells how the animal is, gets what comes after it.
  const next = knowledge.unit(nextLossUnit(said));
  if (next && !understanding.isQuestion && !hasDied(asked.verdict)) return unitReply(next, context);
  const isSame = next !== undefined && (unit ?? bestFound(context, FLOOR_WITHIN_TOPICS))?.id === said;
  return isSame ? unitReply(next, context) : undefined;
}

/** A goodbye, a question about us, a vet to find, the price: answered from their own topics. An emergency comes before the price and small talk. */
export function topicReply(context: Context): Reply | undefined {
  const { understanding, asked, knowledge, openCase } = context;
  const topics = TOPICS[understanding.intent];
  if (!topics) return undefined;
  const hazard = hazardReply(context);
  if (hazard && asked.verdict.level !== "emergency") return hazard;
  if (asked.verdict.level === "emergency" && !EVEN_IN_AN_EMERGENCY.includes(understanding.intent)) return undefined;
  // "He retches and our vet is closed": what to do now comes first, and the card has the way to a vet.
  if (understanding.intent === "find-a-vet" && openCase === undefined && tellsEmergency(asked.verdict)) return undefined;
  const mourns = hasDied(asked.verdict);
  const mourning = understanding.intent === "loss" ? knowledge.unit(lossUnit(understanding, mourns)) : undefined;
  if (mourning) return unitReply(mourning, context);
  const aboutUs = understanding.intent === "about-us" ? aboutUsReply(context) : undefined;
  if (aboutUs) return withCase(aboutUs, context);
  // Only a guess takes a first message that tells of an emergency for a question about us.
  if (understanding.intent === "about-us" && openCase === undefined && tellsEmergency(asked.verdict)) return undefined;
  const illness = understanding.intent === "cost" ? illnessReply(context, topics) : undefined;
  if (illness) return illness;
  const query = queryOf(context);
  // Who is missed is not missing.
  const text = understanding.intent === "loss" && mourns ? `${query.text} died` : query.text;
  const found = knowledge.find({ ...query, text }, MOST_SEARCHED).filter(({ unit }) => mourns || unit !== knowledge.named("after-death"));
  const cannotPay = understanding.intent === "cost" && speaksOfNoMoney(understanding);
  const floor = understanding.intent === "cost" ? FLOOR_OF_COST : FLOOR_WITHIN_TOPICS;
  const usual = DEFAULT_UNITS[understanding.intent];
  const unit =
    (cannotPay ? knowledge.named("cannot-pay") : undefined) ??
    found.find((one) => topics.includes(one.unit.topic) && one.confidence >= floor)?.unit ??
    (asked.before?.dialog?.unit || asked.verdict.level !== "info" ? usual && knowledge.named(usual) : undefined);
  return unit && withCare(withCase(unitReply(unit, context), context), context, found, topics);
}

function tellsEmergency({ level, protocol, answer }: Verdict): boolean {
  return level === "emergency" && (protocol !== undefined || answer !== undefined);
}

/** A sure answer about the operation or the illness says more than one about prices; what it costs, or how to pay, comes after it. */
function illnessReply(context: Context, topics: readonly string[]): Reply | undefined {
  const { knowledge, understanding, words } = context;
  const [best] = rankedFor(context);
  if (!best?.unit || topics.includes(best.unit.topic) || best.chance < thresholdsFor(context).answer) return undefined;
  const reply = unitReply(best.unit, context);
  const cannotPay = speaksOfNoMoney(understanding) ? knowledge.named("cannot-pay") : undefined;
  const cost = best.unit.parts?.cost ?? cannotPay?.lead;
  return cost ? { ...reply, text: paragraphs([reply.text, withPet(cost, words)]) } : reply;
}

/** Who asks about us while an animal is ill does not lose what that animal needs. */
function withCase(reply: Reply, context: Context): Reply {
  const { openCase, understanding } = context;
  return openCase && understanding.intent === "about-us"
    ? { ...reply, text: paragraphs([reply.text, stillNeeds(context, openCase)]) }
    : reply;
}

/** Who cannot pay for a sick animal also needs to know what to do meanwhile. */
function withCare(reply: Reply, context: Context, found: readonly Found[], topics: readonly string[]): Reply {
  const { asked, knowledge, understanding } = context;
  if (understanding.intent !== "cost" || !atLeast(asked.verdict.level, "routine")) return reply;
  const care = found.find(
    ({ unit, confidence }) =>
      unit.intent !== "cost" &&
      !/afford|cost/.test(unit.question) &&
      ![...topics, "emergencies"].includes(unit.topic) &&
      confidence >= FLOOR_WITHIN_TOPICS,
  )?.unit;
  if (!care || care.steps.length === 0) return reply;
  const text = paragraphs([reply.text, labeled(knowledge.phrases.meanwhile, care.steps.slice(0, 2))]);
  return { ...reply, text, sources: [...reply.sources, linkToUnit(care)], units: [...reply.units, care] };
}
