import type { Act } from "#app/domain/knowledge/acts.ts";
import type { AnswerPart } from "#app/domain/knowledge/answer-parts.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { linkToUnit } from "../../knowledge.ts";
import { asideReply } from "../aside-reply.ts";
import { type Context, queryOf } from "../context.ts";
import { rankedFor } from "../ranking/ranked.ts";
import { plainReply, type Reply } from "../reply.ts";
import { replyAbout } from "../substance/substance-reply.ts";
import { withoutAction } from "../unit-answer.ts";
import { createSaidCheck } from "../without-repeats.ts";
import { paragraphs } from "../wording/markdown.ts";
import { withPet } from "../wording/pet-words.ts";
import { fill } from "../wording/phrases.ts";
import { wellReply } from "./added/statement-reply.ts";
import { unsaidSteps } from "./added/unsaid-steps.ts";
import { caseLine, stillNeeds } from "./case-line.ts";
import { looksWell, type OpenCase } from "./open-case.ts";
import { turnsToOther } from "./turns-to-other.ts";

/** What the conversation is about: the answer or the substance of the last advice. */
type Topic = Pick<OpenCase, "unit" | "substance" | "words">;

/**
 * A question within the case: the part of its advice that is asked for, its own lines, an answer that is about it and the case, then any that is
 * surely the one; otherwise a vet has to be asked.
 */
export function caseQuestionReply(context: Context, open: OpenCase): Reply {
  if (turnsToOther(context)) return sureAside(context, open) ?? unknownInCase(context, open);
  return partAskedReply(context, open) ?? questionWithin(context, open) ?? sureAside(context, open) ?? unknownInCase(context, open);
}

/** What a message asks of the answer in hand. */
export const PARTS_BY_ACT: readonly [act: Act, part: AnswerPart][] = [
  ["asks-how-long", "howLong"],
  ["asks-what-vet-does", "vetDoes"],
  ["asks-outlook", "outlook"],
  ["asks-how-much", "howMuch"],
  ["asks-how-to", "how"],
  ["asks-cost", "cost"],
  ["asks-why", "why"],
];

/** The part of the case's advice that is asked for, where an editor has written it and it was not said yet. */
function partAskedReply(context: Context, open: OpenCase): Reply | undefined {
  const { asked, understanding } = context;
  const { unit, words } = open;
  const isSaid = createSaidCheck(asked.history, words);
  const said = PARTS_BY_ACT.filter(([act]) => understanding.acts.includes(act))
    .map(([, part]) => withPet(unit?.parts?.[part] ?? "", words))
    .find((text) => text !== "" && !isSaid(text));
  return unit && said ? plainReply(context, paragraphs([said, stillNeeds(context, open)]), [linkToUnit(unit)]) : undefined;
}

/** An answer that is surely the one, whatever the case is about; in an emergency only to what the owner asks on the side. */
function sureAside(context: Context, open: OpenCase): Reply | undefined {
  if (open.level === "emergency" && !turnsToOther(context)) return undefined;
  const [best] = rankedFor(context);
  const unit = best && best.chance >= context.knowledge.ranking.thresholds.answer ? best.unit : undefined;
  return unit && unit.id !== open.unit?.id ? asideReply(unit, context) : undefined;
}

function unknown(context: Context, open: OpenCase): string {
  return [context.knowledge.phrases["case-unknown"], stillNeeds(context, open)].filter(Boolean).join(" ");
}

const MOST_OFFERED = 3;
/** Beside a sick animal such a share of the chance is enough for a title. */
const NEAR = 0.25;

/** No answer of ours is sure: who to ask, and the nearest titles to tap where there is time for them. */
function unknownInCase(context: Context, open: OpenCase): Reply {
  const { knowledge } = context;
  const near =
    open.level === "emergency"
      ? []
      : rankedFor(context).filter(
          ({ chance, unit }) => unit && unit.id !== open.unit?.id && chance >= NEAR * knowledge.ranking.thresholds.offer,
        );
  const first = looksWell(context.asked.message) && isPressing(open.level) ? wellReply(context, open) : unknown(context, open);
  const reply = plainReply(context, paragraphs([first, near.length === 0 && !open.contact ? unsaidSteps(context, open) : ""]));
  return { ...reply, suggestions: near.slice(0, MOST_OFFERED).flatMap(({ unit }) => unit?.question ?? []) };
}

/** The answer to a question that goes on from what was said; undefined where nothing of ours is about both. */
export function questionWithin(context: Context, topic: Topic): Reply | undefined {
  const { openCase, words } = context;
  const still = openCase && stillNeeds(context, openCase);
  const line = (share: number) => caseLine(context, topic, share);
  const unit = unitWithin(context, topic);
  const said = line(SURE) ?? (unit && unit !== topic.unit ? undefined : line(LIKELY_LINE));
  if (said) return plainReply(context, paragraphs([said, still]));
  if (unit && unit.id === topic.unit?.id) {
    // It was given already, so only what it says besides sending to a vet.
    const lead = withPet(withoutAction(unit.lead), words);
    return lead ? plainReply(context, paragraphs([lead, still]), [linkToUnit(unit)]) : undefined;
  }
  return unit && (unit.intent !== "happening-now" || !openCase) ? asideReply(unit, context) : undefined;
}

const MOST_FOUND = 25;
/** So likely an answer must be about the question and about the question with its topic; less, where it is of the same topic. */
const SURE = 0.8;
const LIKELY = 0.5;
const LIKELY_LINE = 0.65;

/** The answer that is found by the words of the message, and also by these with the topic: "do I bandage it?", after a torn nail. */
function unitWithin({ asked, knowledge, ...context }: Context, { unit, substance }: Topic): Answer | undefined {
  const topic = unit?.topic ?? POISONS;
  const query = queryOf({ asked, knowledge, ...context });
  const whole = knowledge.find({ ...query, text: `${unit?.question ?? substance?.noun.text ?? ""} ${asked.message}` }, MOST_FOUND);
  const both = knowledge.find(query, MOST_FOUND).map((found) => {
    const other = whole.find((one) => one.unit.id === found.unit.id)?.confidence ?? 0;
    return { ...found, bare: found.confidence, confidence: Math.sqrt(found.confidence * other) };
  });
  const likely = asked.verdict.level === "emergency" ? LIKELY_LINE : LIKELY;
  const isNear = (one: Answer) => one.topic === topic || one.topic === "emergencies";
  return (
    both
      .filter((one) => one.confidence >= (isNear(one.unit) ? likely : SURE))
      // The topic always finds its own answer.
      .sort((one, other) => (unit && [one.unit, other.unit].includes(unit) ? other.bare - one.bare : other.confidence - one.confidence))[0]
      ?.unit
  );
}

const POISONS = "poisons-and-swallowed-things";

/** "The dog sniffed it too": what the same thing means for that animal. */
export function otherAnimalReply(context: Context, open: OpenCase): Reply {
  const { asked, knowledge, understanding, words } = context;
  const { level } = asked.verdict;
  const same = isPressing(level)
    ? fill(knowledge.phrases["same-goes"], { ...words, action: fill(knowledge.phrases.action[level], words) })
    : "";
  const text = open.substance
    ? replyAbout(open.substance, { ...context, understanding: { ...understanding, isTaken: true } }).text
    : knowledge.phrases["companion-other"];
  return plainReply(context, paragraphs([same, text, stillNeeds(context, open)]));
}
