import { ownersWords } from "#app/domain/chat/turn.ts";
import { substanceOf } from "#app/domain/knowledge/dialog.ts";
import type { Answer, Substance } from "#app/domain/knowledge/knowledge.ts";
import type { Composing } from "#app/domain/ports.ts";
import { typedSentences } from "#app/domain/text/sentences.ts";
import type { OpenKnowledge } from "../knowledge.ts";
import type { OpenCase } from "../plan/case/open-case.ts";
import type { Query } from "../retrieve/query.ts";
import { animalNamed } from "../understand/animal.ts";
import { isQuestion } from "../understand/intent.ts";
import type { Understanding } from "../understand/understanding.ts";
import { kindOf, kindsIn } from "./wording/other-animals.ts";
import type { PetWords } from "./wording/pet-words.ts";

/** A question, what it means, and what we know: all that a reply is composed from. */
export type Context = {
  asked: Composing;
  knowledge: OpenKnowledge;
  understanding: Understanding;
  words: PetWords;
  /** The sick animal that the conversation is about. */
  openCase: OpenCase | undefined;
};

export function queryOf({ asked: { message, verdict, history }, understanding: { animal, intent, substanceNames } }: Context): Query {
  const { page, answer, protocol, level } = verdict;
  return {
    text: message,
    animal: animal?.species,
    animalWord: animal?.word,
    intent,
    level,
    things: substanceNames,
    earlier: ownersWords(history).join(" "),
    rule: { ...(answer && { answer }), ...(protocol && { protocol }) },
    ...(page && { page }),
  };
}

/** The substance that the last reply was about. */
export function lastSubstance({ asked, knowledge }: Context): Substance | undefined {
  return knowledge.substance(substanceOf(asked.before?.dialog?.unit));
}

/** The answer in hand: that of the case, or what the last reply came from. */
export function lastUnit({ asked, knowledge, openCase }: Context): Answer | undefined {
  return openCase?.unit ?? knowledge.unit(asked.before?.dialog?.unit);
}

/** The best unit, if it is at least so likely to be about the question. */
export function bestFound(context: Context, floor: number): Answer | undefined {
  const { asked, understanding, knowledge } = context;
  // "Which foods are poisonous?" is not "my dog was poisoned".
  const isGeneral = asked.verdict.level === "info" && ["may-eat", "may-give", "is-it-poisonous"].includes(understanding.intent);
  const likely = (text: string, atLeast: number) => {
    const found = knowledge.find({ ...queryOf(context), text }, 5).filter(({ unit }) => !(isGeneral && unit.intent === "happening-now"));
    // Where the first is too unlikely the second may still be right.
    return found.slice(0, 2).find(({ confidence }) => confidence >= atLeast);
  };
  const whole = likely(asked.message, floor);
  if (whole) return whole.unit;
  // What stands around a question can hide it: then the sentence that asks is enough.
  for (const part of askingParts(asked.message)) {
    const found = likely(part, FLOOR_OF_PART);
    if (found) return found.unit;
  }
  return undefined;
}

const FEWEST_WORDS = 4;
/** A part of a message leaves out what could tell that it is about something else. */
const FLOOR_OF_PART = 0.9;
/** Each part costs a search. */
const MOST_PARTS = 5;

/** The last sentences and clauses of a message that ask something. */
export function askingParts(message: string): string[] {
  const parts = typedSentences(message)
    .flatMap((sentence) => sentence.split(/,\s+/))
    .filter((part) => part.split(" ").length >= FEWEST_WORDS);
  return [...new Set(parts)].filter((part) => part !== message && isQuestion(part)).slice(-MOST_PARTS);
}

const FEW_WORDS = 6;
const MOST_WORDS = 10;
const POINTS_BACK = /\b(?:it|its|this|that|these|those|them|one)\b/i;
const NAMED_BEFORE = /\b(?:that|this|the) (?:stuff|one)\b|\bthose (?:things|ones)\b/i;

/** Whether a message hardly means anything without what was said before it: "does she need antibiotics?", "can I clean it with peroxide?" */
export function isElliptic(message: string): boolean {
  const words = message.trim().split(/\s+/).length;
  return words <= FEW_WORDS || (words <= MOST_WORDS && POINTS_BACK.test(message)) || NAMED_BEFORE.test(message);
}

/** The kinds of animals that the owner speaks of, here or before; none where one of them is of a kind that we have no words for. */
export function kindsSpokenOf({ asked: { message, history, petType }, understanding: { animal } }: Context): string[] {
  const told = [message, ...ownersWords(history)].join(" ");
  const chosen = animalNamed(petType);
  return animal ? [...new Set([kindOf(animal), ...(chosen ? [kindOf(chosen)] : []), ...kindsIn(told)])] : [];
}
