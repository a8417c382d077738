import type { Intent } from "#app/domain/knowledge/intents.ts";
import type { Composing } from "#app/domain/ports.ts";
import type { OpenKnowledge } from "../knowledge.ts";
import { languageOf } from "../understand/language.ts";
import { understand } from "../understand/understanding.ts";
import { bestFound, type Context, queryOf } from "./context.ts";
import { emergencyReply } from "./emergency-reply.ts";
import { followUpReply } from "./follow-up-reply.ts";
import { paragraphs } from "./markdown.ts";
import { nothingFound } from "./nothing-found.ts";
import { petWordsOf } from "./pet-words.ts";
import type { Reply } from "./reply.ts";
import { lookAlikeReply, substanceReply } from "./substance-reply.ts";
import { unitReply } from "./unit-reply.ts";

/** Below this the nearest unit is about something else. Calibrated on tests/answers/floor.jsonl. */
const FLOOR = 0.5;
/** A unit that repeats the question nearly word for word answers it better than the entry of a substance that the question names. */
const NEARLY_THE_SAME = 0.8;
/** Where the intent leaves only a few topics, less likeness is enough. */
const FLOOR_WITHIN_TOPICS = 0.3;

/** Intents that only answers of these topics can satisfy. */
const TOPICS: Partial<Record<Intent, readonly string[]>> = {
  loss: ["loss-and-goodbye"],
  "about-us": ["pawline", "find-help"],
  "small-talk": ["pawline"],
  "find-a-vet": ["find-help", "emergencies", "cost-and-insurance", "pawline"],
  cost: ["cost-and-insurance", "loss-and-goodbye", "surgery-and-recovery", "vaccines-and-checkups", "pawline"],
};
const MOST_SEARCHED = 40;

/** Answers a question from our own knowledge, without a model. */
export function composeReply(asked: Composing, knowledge: OpenKnowledge): Reply {
  const understanding = understand(
    { text: asked.message, petType: asked.petType, verdict: asked.verdict, dialog: asked.dialog },
    knowledge,
  );
  const context: Context = { asked, knowledge, understanding, words: petWordsOf(understanding.animal, asked.petName) };
  return inOwnersLanguage(context, replyTo(context));
}

function replyTo(context: Context): Reply {
  return (
    followUpReply(context) ??
    topicReply(context) ??
    emergencyReply(context) ??
    substanceReply(context, bestFound(context, NEARLY_THE_SAME)) ??
    foundReply(context) ??
    lookAlikeReply(context) ??
    nothingFound(context)
  );
}

/** Who writes in another language reads the action in it first. */
function inOwnersLanguage({ asked, knowledge }: Context, reply: Reply): Reply {
  const { level } = asked.verdict;
  const notice = knowledge.phrases.languages[languageOf(asked.message) ?? ""];
  return notice
    ? { ...reply, text: paragraphs([notice[level === "emergency" || level === "urgent" ? level : "other"], reply.text]) }
    : reply;
}

/** A goodbye, a question about us, a vet to find, the price: answered from their own topics. An emergency comes before all but the first and the third. */
function topicReply(context: Context): Reply | undefined {
  const { understanding, asked, knowledge } = context;
  const topics = TOPICS[understanding.intent];
  if (!topics) return undefined;
  if (asked.verdict.level === "emergency" && understanding.intent !== "loss" && understanding.intent !== "find-a-vet") return undefined;
  const found = knowledge.find(queryOf(context), MOST_SEARCHED);
  const unit = found.find((one) => topics.includes(one.unit.topic) && one.confidence >= FLOOR_WITHIN_TOPICS)?.unit;
  return unit && unitReply(unit, context);
}

function foundReply(context: Context): Reply | undefined {
  const unit = bestFound(context, FLOOR);
  return unit && unitReply(unit, context);
}
