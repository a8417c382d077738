import type { Answer, Intent } from "#app/domain/knowledge/knowledge.ts";
import type { OpenKnowledge } from "../knowledge.ts";
import { linkToUnit } from "../knowledge.ts";
import type { Query } from "../retrieve/unit-index.ts";
import { understand, type Understanding } from "../understand/understanding.ts";
import { emergencyReply } from "./emergency-reply.ts";
import { followUpReply } from "./follow-up-reply.ts";
import { nothingFound } from "./nothing-found.ts";
import { questionFor } from "./owner-questions.ts";
import { petWordsOf } from "./pet-words.ts";
import { fill } from "./phrases.ts";
import type { Asked, Reply } from "./reply.ts";
import { lookAlikeReply, substanceReply } from "./substance-reply.ts";
import { unitText } from "./unit-answer.ts";

/** Below this the nearest unit is about something else. Calibrated on tests/answers/floor.jsonl. */
export const FLOOR = 0.5;
/** A unit that repeats the owner's question nearly word for word answers it better than a substance that the question names. */
const NEARLY_THE_SAME = 0.8;

/** Intents that only answers of these topics can satisfy. */
const TOPICS: Partial<Record<Intent, readonly string[]>> = {
  loss: ["loss-and-goodbye"],
  "about-us": ["pawline", "find-help"],
  "small-talk": ["pawline"],
  "find-a-vet": ["find-help", "emergencies", "cost-and-insurance", "pawline"],
  cost: ["cost-and-insurance", "loss-and-goodbye", "surgery-and-recovery", "vaccines-and-checkups", "pawline"],
};

/** Answers a question from our own knowledge, without a model. */
export function composeReply(asked: Asked, knowledge: OpenKnowledge): Reply {
  const understanding = understand({ text: asked.message, petType: asked.petType, verdict: asked.verdict, dialog: asked.dialog }, knowledge);
  const context: Context = { asked, knowledge, understanding, words: petWordsOf(understanding.animal, asked.petName) };
  return (
    followUpReply(context) ??
    unmistakable(context) ??
    emergencyReply(context) ??
    substanceReply(context, bestFound(context, NEARLY_THE_SAME)) ??
    foundReply(context) ??
    lookAlikeReply(context) ??
    nothingFound(context)
  );
}

export type Context = {
  asked: Asked;
  knowledge: OpenKnowledge;
  understanding: Understanding;
  words: ReturnType<typeof petWordsOf>;
};

/** What the owner wants whatever the animal's signs: a goodbye, us, a vet, the price. Not in an emergency, except for a loss. */
function unmistakable(context: Context): Reply | undefined {
  const { understanding, asked } = context;
  const topics = TOPICS[understanding.intent];
  if (!topics || (asked.verdict.level === "emergency" && understanding.intent !== "loss" && understanding.intent !== "find-a-vet")) return undefined;
  const unit = context.knowledge.find(queryOf(context), 40).find(({ unit: one, confidence }) => topics.includes(one.topic) && confidence >= FLOOR * 0.6)?.unit;
  return unit && unitReply(unit, context);
}

function foundReply(context: Context): Reply | undefined {
  const unit = bestFound(context, FLOOR);
  return unit && unitReply(unit, context);
}

export function bestFound(context: Context, floor: number): Answer | undefined {
  const best = context.knowledge.find(queryOf(context), 1)[0];
  return best && best.confidence >= floor ? best.unit : undefined;
}

export function queryOf({ asked, understanding: { animal, intent } }: Context): Query {
  return { text: asked.message, animal: animal?.species, intent, ...(asked.verdict.page && { page: asked.verdict.page }) };
}

/** The reply that a unit gives, with a question back where its answer would change the advice. */
export function unitReply(unit: Answer, context: Context, opening?: string): Reply {
  const { asked, knowledge, understanding, words } = context;
  const { phrases } = knowledge;
  const { level } = asked.verdict;
  const isCase = understanding.intent !== "loss" && understanding.intent !== "about-us" && understanding.intent !== "small-talk";
  const kind = understanding.isDistressed && isCase ? phrases.kind[level === "emergency" ? "emergency" : "other"] : undefined;
  const text = unitText(unit, { phrases, words, level: isCase ? level : "info", opening: opening ?? (level === "emergency" ? undefined : kind) });
  const question = isCase ? questionFor(context, unit) : undefined;
  return {
    text: question ? `${text}\n\n${fill(question.ask, words)}` : text,
    sources: [linkToUnit(unit)],
    suggestions: question?.answers ?? [],
    dialog: { topic: unit.topic, unit: unit.id, intent: understanding.intent, ...(question && { askedFor: question.id }) },
    units: [unit],
  };
}
