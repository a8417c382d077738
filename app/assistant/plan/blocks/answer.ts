import type { Answer, Substance } from "#app/domain/knowledge/knowledge.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { asideReply } from "../../compose/aside-reply.ts";
import { bestFound, type Context, isElliptic, lastSubstance, lastUnit, queryOf } from "../../compose/context.ts";
import { rankedFor, surelyFirst, thresholdsFor } from "../../compose/ranking/ranked.ts";
import { withoutAction } from "../../compose/unit-answer.ts";
import { paragraphs } from "../../compose/wording/markdown.ts";
import { withPet } from "../../compose/wording/pet-words.ts";
import { unsaid } from "../../compose/wording/phrases.ts";
import { createSaidCheck } from "../../compose/wording/without-repeats.ts";
import { linkToUnit } from "../../knowledge.ts";
import { type BlockWriter, from } from "../block.ts";
import { caseLine } from "../case/case-line.ts";
import { seemsWell } from "../case/heard.ts";
import { looksWell } from "../case/open-case.ts";
import { turnsToOther } from "../case/turns-to-other.ts";
import { unsaidSteps } from "../case/unsaid-steps.ts";
import { companion } from "./companion.ts";
import { part } from "./part.ts";

const MOST_OFFERED = 3;
/** Beside a sick animal such a share of the chance is enough for a title. */
const NEAR = 0.25;
const MOST_FOUND = 25;
/** So likely an answer must be about the question and about the question with its topic; less, where it is of the same topic. */
const SURE = 0.8;
const LIKELY = 0.5;
const LIKELY_LINE = 0.65;
/** An answer to the very question may be given in a milder case. */
const SURE_IN_CASE = 0.75;
const SURER = 0.2;
const POISONS = "poisons-and-swallowed-things";

/** What the conversation is about: the answer or the substance of the last advice. */
type Topic = { unit: Answer | undefined; substance: Substance | undefined };

function topicOf(context: Context): Topic {
  return { unit: lastUnit(context), substance: context.openCase?.substance ?? lastSubstance(context) };
}

/** The line of the case's own advice that says it. */
export const ownLine: BlockWriter = (context) => context.openCase && caseLine(context, context.openCase);

/** An answer that goes on from what was said: its own line, or one that is about both; nothing where none of ours is. */
export const within: BlockWriter = (context) => {
  const topic = topicOf(context);
  const { openCase, words } = context;
  if (!openCase && !(topic.unit ?? topic.substance)) return undefined;
  const line = (share: number) => caseLine(context, { ...topic, words: openCase?.words ?? words }, share);
  const unit = unitWithin(context, topic);
  const said = line(SURE) ?? (unit && unit !== topic.unit ? undefined : line(LIKELY_LINE));
  if (said) return said;
  if (unit && unit.id === topic.unit?.id) {
    // It was given already, so only what it says besides sending to a vet.
    const lead = withPet(withoutAction(unit.lead), words);
    return lead ? from(lead, linkToUnit(unit)) : undefined;
  }
  return unit && (unit.intent !== "happening-now" || !openCase) ? asideReply(unit, context) : undefined;
};

/** The answer that is found by the words of the message, and also by these with the topic: "do I bandage it?", after a torn nail. */
function unitWithin(context: Context, { unit, substance }: Topic): Answer | undefined {
  const { asked, knowledge } = context;
  const topic = unit?.topic ?? POISONS;
  const query = queryOf(context);
  const whole = knowledge.find({ ...query, text: `${unit?.question ?? substance?.noun.text ?? ""} ${asked.message}` }, MOST_FOUND);
  const both = knowledge.find(query, MOST_FOUND).map((found) => {
    const other = whole.find((one) => one.unit.id === found.unit.id)?.confidence ?? 0;
    return { ...found, bare: found.confidence, confidence: Math.sqrt(found.confidence * other) };
  });
  const likely = asked.verdict.level === "emergency" ? LIKELY_LINE : LIKELY;
  const isNear = (one: Answer) => one.topic === topic || (one.topic === "emergencies" && asked.verdict.level === "emergency");
  return (
    both
      .filter((one) => one.confidence >= (isNear(one.unit) ? likely : SURE))
      // The topic always finds its own answer.
      .sort((one, other) => (unit && [one.unit, other.unit].includes(unit) ? other.bare - one.bare : other.confidence - one.confidence))[0]
      ?.unit
  );
}

/** An answer that is surely the one, whatever the case is about; in an emergency only to what the owner asks on the side. */
const asideFrom =
  (surer: number): BlockWriter =>
  (context) => {
    const { openCase: open, knowledge } = context;
    if (open?.level === "emergency" && !turnsToOther(context)) return besideEmergency(context);
    // "Is it dangerous for my baby" means little without what was said before.
    if (surer > 0 && isElliptic(context.asked.message)) return undefined;
    const unit = surelyFirst(rankedFor(context), knowledge.ranking.thresholds.answer + surer);
    return unit && unit.id !== open?.unit?.id ? asideReply(unit, context) : undefined;
  };

/** What surely answers a question in an emergency, if it says neither yes nor how soon an animal must be seen. */
const besideEmergency: BlockWriter = (context) => {
  const { knowledge, understanding, words } = context;
  const unit = surelyFirst(rankedFor(context), thresholdsFor(context).answer + SURER);
  if (!unit || !understanding.isQuestion || isElliptic(context.asked.message)) return undefined;
  const isFit = knowledge.actionOf(unit.lead) === undefined && !/^yes\b/i.test(unit.lead);
  return isFit ? from(withPet(unit.lead, words), linkToUnit(unit)) : undefined;
};

export const aside = asideFrom(0);
/** The same where the level alone would answer too. */
export const sureAside = asideFrom(SURER);

/** The same by likeness of the words alone, where whether something may be given is asked. */
export const likeliest: BlockWriter = (context) => {
  const unit = context.openCase?.level === "emergency" ? undefined : bestFound(context, SURE_IN_CASE);
  return unit && asideReply(unit, context);
};

/** No answer of ours is sure: said in one sentence, with the nearest titles to tap where there is time for them. */
export const unknown: BlockWriter = (context) => {
  const { knowledge, openCase: open, asked, words } = context;
  const { level = asked.verdict.level } = open ?? {};
  const near = level === "emergency" ? [] : titlesNear(context);
  if (!open && near.length === 0) return undefined;
  const isSaid = createSaidCheck(asked.history, words);
  const wordings = knowledge.phrases[isPressing(level) || near.length === 0 ? "case-unknown" : "unknown-titles"];
  const isWell = open && looksWell(asked.message) && isPressing(level);
  const first = isWell ? seemsWell(context, open, "") : unsaid(wordings, words, isSaid);
  const steps = open && near.length === 0 && !open.contact ? unsaidSteps(context, open) : "";
  return { text: paragraphs([first, steps]), suggestions: near };
};

/** The questions of the nearest answers, to tap. */
function titlesNear(context: Context): string[] {
  const { knowledge, openCase } = context;
  return rankedFor(context)
    .filter(({ chance, unit }) => unit && unit.id !== openCase?.unit?.id && chance >= NEAR * knowledge.ranking.thresholds.offer)
    .slice(0, MOST_OFFERED)
    .flatMap(({ unit }) => unit?.question ?? []);
}

/** A vet keeps the animal, and nothing of ours is about what is asked or told. */
export const askTeam: BlockWriter = (context) => {
  const { asked, knowledge, openCase, understanding, words } = context;
  const isAsking = understanding.isQuestion;
  const text = unsaid(
    knowledge.phrases[isAsking ? "ask-team" : "with-team"],
    openCase?.words ?? words,
    createSaidCheck(asked.history, words),
  );
  return { text, suggestions: isAsking ? titlesNear(context) : [] };
};

/** What is asked beside the news that help was reached. */
export const asked: BlockWriter = (context) => {
  if (!context.understanding.isQuestion) return undefined;
  const blocks = context.understanding.followUp === "companion" ? [companion] : [part, within, aside, unknown];
  for (const block of blocks) {
    const said = block(context);
    if (said) return said;
  }
  return undefined;
};
