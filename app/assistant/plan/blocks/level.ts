import type { LEVEL_PHRASES } from "#app/domain/knowledge/assistant-content.ts";
import { isPressing, worst } from "#app/domain/urgency.ts";
import { lastSubstance, lastUnit } from "../../compose/context.ts";
import { isDangerous } from "../../compose/substance/substance-answer.ts";
import { labeled } from "../../compose/wording/markdown.ts";
import { withPet } from "../../compose/wording/pet-words.ts";
import { actionFor, fill } from "../../compose/wording/phrases.ts";
import { signsList } from "../../compose/wording/signs-list.ts";
import { linkToSubstance, linkToUnit } from "../../knowledge.ts";
import { type BlockWriter, from } from "../block.ts";
import { stillNeeds } from "../case/case-line.ts";

const MOST_SIGNS = 3;

/** What the level means for what is asked: whether it can wait, whether to call. */
export const byLevel =
  (what: (typeof LEVEL_PHRASES)[number]): BlockWriter =>
  ({ asked: { verdict }, knowledge: { phrases }, words }) =>
    fill(phrases[what][verdict.level], words);

/** A sentence of ours that is the same at every level. */
export const saying =
  (phrase: "drive" | "apart" | "child" | "may-be" | "guilt" | "others" | "loss-unknown" | "vet-seen" | "help-reached"): BlockWriter =>
  ({ knowledge: { phrases }, openCase, words }) =>
    fill(phrases[phrase], openCase?.words ?? words);

/** What the case still asks for, after an answer to something else. */
export const still: BlockWriter = (context) => context.openCase && stillNeeds(context, context.openCase);

/** The same as it was before the message: what is only asked about is no reason to hurry. */
export const stillAsBefore: BlockWriter = (context) =>
  context.openCase && stillNeeds(context, { ...context.openCase, level: context.openCase.levelBefore });

/** The signs that would change the advice; in an emergency nothing is left to wait for. */
export const signs: BlockWriter = (context) => {
  const unit = context.asked.verdict.level === "emergency" ? undefined : lastUnit(context);
  const text = signsList(context.knowledge.phrases, unit, "see-vet", unit?.seeVetIf.slice(0, MOST_SIGNS) ?? []);
  return unit && from(text, linkToUnit(unit));
};

/** "Will they be okay?" Nobody can tell from here, and after a poison the answer is a call. */
export const outlook: BlockWriter = (context) => {
  const { asked, knowledge, words, understanding } = context;
  const substance = lastSubstance(context);
  if (!lastUnit(context) && !substance) return undefined;
  const level = worst(asked.verdict.level, substance && isDangerous(substance, understanding.animal) ? "urgent" : "info");
  return fill(knowledge.phrases.outlook[level], words);
};

/** What the poison that is spoken of does, and when. */
export const poisonSigns: BlockWriter = (context) => {
  const { words, asked } = context;
  const substance = isPressing(asked.verdict.level) ? lastSubstance(context) : undefined;
  return substance && from(withPet(substance.signs ?? "", words), linkToSubstance(substance, words.animals));
};

/** "How long do I watch them?", "What do I look out for?" */
export const watch: BlockWriter = (context) => {
  const { asked, knowledge, words, openCase } = context;
  const { phrases } = knowledge;
  const substance = openCase?.substance ?? lastSubstance(context);
  if (asked.verdict.level === "info" && substance) return fill(phrases["watch-nothing"], words);
  if (substance?.signs) return from(`${phrases.watch} ${withPet(substance.signs, words)}`, linkToSubstance(substance, words.animals));
  const last = lastUnit(context);
  return last && from(labeled(phrases.watch, last.seeVetIf), linkToUnit(last));
};

/** An answer to thanks or to fear, with what the animal still needs. */
export const thanks: BlockWriter = ({ asked, knowledge: { phrases }, understanding, openCase, words: known }) => {
  const { level, words } = openCase ?? { level: asked.verdict.level, words: known };
  const action = actionFor(level, phrases, words);
  if (understanding.isDistressed) return [phrases.kind[level === "emergency" ? "emergency" : "other"], action].filter(Boolean).join(" ");
  const isGoodbye = asked.before?.dialog?.intent === "loss" && level !== "emergency";
  return fill(phrases.thanks[isGoodbye ? "goodbye" : isPressing(level) ? level : "other"], words);
};
