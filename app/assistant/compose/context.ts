import { substanceSpokenOf } from "#app/domain/knowledge/dialog.ts";
import type { Answer, Substance } from "#app/domain/knowledge/knowledge.ts";
import type { Composing } from "#app/domain/ports.ts";
import type { OpenKnowledge } from "../knowledge.ts";
import type { Query } from "../retrieve/query.ts";
import type { Understanding } from "../understand/understanding.ts";
import type { PetWords } from "./wording/pet-words.ts";

/** A question, what it means, and what we know: all that a reply is composed from. */
export type Context = {
  asked: Composing;
  knowledge: OpenKnowledge;
  understanding: Understanding;
  words: PetWords;
};

export function queryOf({ asked, understanding: { animal, intent } }: Context): Query {
  return {
    text: asked.message,
    animal: animal?.species,
    animalWord: animal?.word,
    intent,
    ...(asked.verdict.page && { page: asked.verdict.page }),
  };
}

/** The substance that the last reply was about. */
export function lastSubstance({ asked, knowledge }: Context): Substance | undefined {
  return knowledge.substance(substanceSpokenOf(asked.dialog));
}

/** The best unit, if it is at least so likely to be about the question. */
export function bestFound(context: Context, floor: number): Answer | undefined {
  const { asked, understanding, knowledge } = context;
  // "Which foods are poisonous?" is not "my dog was poisoned".
  const isGeneral = asked.verdict.level === "info" && ["may-eat", "may-give", "is-it-poisonous"].includes(understanding.intent);
  const likely = (text: string) => {
    const found = knowledge.find({ ...queryOf(context), text }, 5).filter(({ unit }) => !(isGeneral && unit.intent === "happening-now"));
    // Where the first is too unlikely the second may still be right.
    return found.slice(0, 2).find(({ confidence }) => confidence >= floor);
  };
  // What stands around a question can hide it: then the sentence that asks is enough.
  return (likely(asked.message) ?? askingSentences(asked.message).flatMap((sentence) => likely(sentence) ?? [])[0])?.unit;
}

function askingSentences(message: string): string[] {
  const sentences = message.split(/(?<=[.?!])\s+/);
  return sentences.length > 1 ? sentences.filter((sentence) => sentence.endsWith("?")) : [];
}
